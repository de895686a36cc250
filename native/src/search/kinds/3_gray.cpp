#include "../lazy_smp.hpp"

namespace azulejos::search {

template class Rollout<3, WallSide::GRAY>;
template std::unique_ptr<KindSearch> make_kind_search<3, WallSide::GRAY>(TranspositionTable&,
                                                                         const Network*);

}  // namespace azulejos::search
