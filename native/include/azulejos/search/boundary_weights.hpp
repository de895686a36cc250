// Weights of the boundary features, in thousandths of a logit: a column for the boundary
// after round 1, 2, 3, 4, and 5 or later. Written by benchmarks/tune_boundary.py.
#pragma once

#include <array>

#include "azulejos/search/board_features.hpp"

namespace azulejos::search {

inline constexpr unsigned NUM_WEIGHT_SETS = 5;

// clang-format off
inline constexpr std::array<std::array<double, NUM_WEIGHT_SETS>, NUM_FEATURES>
BOUNDARY_WEIGHTS = {{
    {{      76,      104,      136,      186,      133}},  // SCORE
    {{   70.72,   111.90,   112.78,   352.23,   242.89}},  // STARTS
    {{  380.69,   266.04,   268.07,   215.02,   143.68}},  // ROW_1
    {{    0.00,   284.69,   239.67,   246.84,   128.55}},  // ROW_2
    {{    0.00,     0.00,   296.64,   151.51,   104.59}},  // ROW_3
    {{    0.00,     0.00,     0.00,   426.16,   121.21}},  // ROW_4
    {{   28.45,    40.30,    72.26,   136.23,     3.93}},  // COLUMN_1
    {{   58.33,    87.47,    87.26,    94.08,   -91.24}},  // COLUMN_2
    {{  155.79,   169.75,   110.62,    54.39,   -80.68}},  // COLUMN_3
    {{  382.37,   330.40,   245.79,   115.45,   -50.89}},  // COLUMN_4
    {{    0.00,   824.25,  1035.79,  1362.16,   907.48}},  // COLUMN_5
    {{   55.11,    93.59,   115.81,   117.78,  -357.41}},  // COLOR_1
    {{   64.38,   162.99,   176.70,   205.69,   -71.46}},  // COLOR_2
    {{  -15.59,   170.71,   203.71,   215.64,    66.65}},  // COLOR_3
    {{    0.00,   235.85,   304.03,   354.62,   246.20}},  // COLOR_4
    {{    0.00,     0.00,  3685.92,  3453.86,  1324.49}},  // COLOR_5
    {{   -8.12,  -433.69,  -678.44,  -674.08,  -242.51}},  // FILL_2
    {{   48.25,  -132.76,  -301.40,  -435.20,   -95.14}},  // FILL_3
    {{   59.22,   -17.85,  -116.50,  -187.09,   -19.34}},  // FILL_4
    {{   -3.49,     8.28,   -42.27,  -109.19,   -33.97}},  // FILL_5
    {{    2.91,     2.96,     3.58,     3.76,     1.06}},  // POTENTIAL
    {{   71.00,    63.06,    54.68,    43.30,    30.97}},  // ADJACENCY
}};
// clang-format on

}  // namespace azulejos::search
