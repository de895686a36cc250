// azulejos-tests VECTORS [ONE_IN]: runs all tests; VECTORS is the folder of games and counts to reproduce.
// With ONE_IN, one in so many random cases runs; by default all of them.
#include <cstdlib>
#include <iostream>

#include "checks.hpp"
#include "tests.hpp"
#include "volume.hpp"

int main(int count, char** words) {
    using namespace azulejos::tests;
    one_in = count == 3 ? static_cast<unsigned>(std::strtoul(words[2], nullptr, 10)) : 1;
    if (count < 2 || count > 3 || one_in == 0) {
        std::cerr << "usage: azulejos-tests VECTORS [ONE_IN]\n";
        return 2;
    }
    test_small_types();
    test_rules();
    test_positions();
    test_chance();
    test_random_games();
    test_stopping();
    test_no_allocation();
    test_batch();
    test_static_gain();
    test_mid_round();
    test_deadline();
    test_rollouts();
    test_calibration();
    test_search();
    test_levels();
    test_network();
    test_vectors(words[1]);
    std::cout << num_passed << " passed, " << num_failed << " failed\n";
    return num_failed == 0 ? 0 : 1;
}
