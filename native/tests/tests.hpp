// The groups of tests, in the order in which main runs them.
#pragma once

#include <string>

namespace azulejos::tests {

void test_small_types();
void test_rules();
void test_positions();
void test_chance();
void test_random_games();
void test_stopping();
void test_no_allocation();
void test_batch();
void test_static_gain();
void test_mid_round();
void test_deadline();
void test_rollouts();
void test_calibration();
void test_search();
void test_levels();
void test_network();
/// Replays everything in the folder of test vectors.
void test_vectors(const std::string& folder);

}  // namespace azulejos::tests
