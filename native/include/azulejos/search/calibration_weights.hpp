// What chances and scores are corrected by. Written by benchmarks/tune_chances.py.
#pragma once

#include "azulejos/search/calibration_shape.hpp"

namespace azulejos::search {

// clang-format off
template <>
struct CalibrationWeights<2, WallSide::COLORED> {
    static constexpr Calibration SOLVED = {
        .searched = {{1.422, 1.444, 1.472, 1.486, 1.484}},
        .own = {{0.000, 0.000, 0.000, 0.000, 0.000}},
        .standing = {{0.000, 0.000, 0.000, 0.000, 0.000}},
        .turn = {{0.000, 0.000, 0.000, 0.000, 0.000}},
        .points = {{2.327, 2.460, 1.825, 2.805, 2.157}}};
    static constexpr Calibration UNSOLVED = {
        .searched = {{1.497, 1.533, 1.540, 1.537, 1.604}},
        .own = {{0.000, 0.000, 0.000, 0.000, 0.000}},
        .standing = {{0.000, 0.000, 0.000, 0.000, 0.000}},
        .turn = {{-0.017, -0.030, -0.033, -0.035, -0.025}},
        .points = {{4.191, 2.143, 0.939, 2.050, -0.460}}};
};
template <>
struct CalibrationWeights<2, WallSide::GRAY> {
    static constexpr Calibration SOLVED = {
        .searched = {{1.580, 1.429, 1.501, 1.542, 1.558}},
        .own = {{0.000, 0.000, 0.000, 0.000, 0.000}},
        .standing = {{0.000, 0.000, 0.000, 0.000, 0.000}},
        .turn = {{0.000, 0.000, 0.000, 0.000, 0.000}},
        .points = {{3.103, 2.366, 1.132, 0.329, 2.341}}};
    static constexpr Calibration UNSOLVED = {
        .searched = {{1.714, 1.591, 1.616, 1.665, 1.670}},
        .own = {{0.000, 0.000, 0.000, 0.000, 0.000}},
        .standing = {{0.000, 0.000, 0.000, 0.000, 0.000}},
        .turn = {{-0.016, -0.026, -0.031, -0.024, -0.020}},
        .points = {{3.851, 2.078, 0.835, -0.726, -0.161}}};
};
template <>
struct CalibrationWeights<3, WallSide::COLORED> {
    static constexpr Calibration SOLVED = {
        .searched = {{1.653, 1.685, 1.721, 1.642, 1.674}},
        .own = {{0.000, 0.000, 0.000, 0.000, 0.000}},
        .standing = {{0.000, 0.000, 0.000, 0.000, 0.000}},
        .turn = {{0.000, 0.000, 0.000, 0.000, 0.000}},
        .points = {{2.686, 2.842, 1.684, 1.248, 1.948}}};
    static constexpr Calibration UNSOLVED = {
        .searched = {{0.276, 0.307, 0.329, 0.304, 0.183}},
        .own = {{0.316, 0.332, 0.389, 0.329, 0.180}},
        .standing = {{0.465, 0.503, 0.523, 0.449, 0.388}},
        .turn = {{0.040, 0.039, 0.037, 0.039, 0.104}},
        .points = {{3.581, 3.675, 2.280, 1.472, 0.920}}};
};
template <>
struct CalibrationWeights<3, WallSide::GRAY> {
    static constexpr Calibration SOLVED = {
        .searched = {{1.711, 1.653, 1.562, 1.687, 1.674}},
        .own = {{0.000, 0.000, 0.000, 0.000, 0.000}},
        .standing = {{0.000, 0.000, 0.000, 0.000, 0.000}},
        .turn = {{0.000, 0.000, 0.000, 0.000, 0.000}},
        .points = {{15.389, 11.212, 8.718, 7.363, 11.053}}};
    static constexpr Calibration UNSOLVED = {
        .searched = {{0.259, 0.293, 0.259, 0.269, 0.182}},
        .own = {{0.299, 0.311, 0.284, 0.312, 0.146}},
        .standing = {{0.564, 0.600, 0.548, 0.549, 0.392}},
        .turn = {{0.054, 0.050, 0.050, 0.042, 0.109}},
        .points = {{16.402, 11.967, 8.851, 7.202, 1.719}}};
};
template <>
struct CalibrationWeights<4, WallSide::COLORED> {
    static constexpr Calibration SOLVED = {
        .searched = {{1.524, 1.550, 1.517, 1.406, 1.497}},
        .own = {{0.000, 0.000, 0.000, 0.000, 0.000}},
        .standing = {{0.000, 0.000, 0.000, 0.000, 0.000}},
        .turn = {{0.000, 0.000, 0.000, 0.000, 0.000}},
        .points = {{1.395, 1.228, 1.809, 1.187, 1.405}}};
    static constexpr Calibration UNSOLVED = {
        .searched = {{0.227, 0.284, 0.257, 0.261, 0.161}},
        .own = {{0.327, 0.380, 0.354, 0.339, 0.155}},
        .standing = {{0.394, 0.513, 0.457, 0.402, 0.400}},
        .turn = {{0.013, 0.015, 0.015, 0.018, 0.078}},
        .points = {{1.980, 1.655, 2.477, 1.977, 1.194}}};
};
template <>
struct CalibrationWeights<4, WallSide::GRAY> {
    static constexpr Calibration SOLVED = {
        .searched = {{1.626, 1.537, 1.582, 1.578, 1.579}},
        .own = {{0.000, 0.000, 0.000, 0.000, 0.000}},
        .standing = {{0.000, 0.000, 0.000, 0.000, 0.000}},
        .turn = {{0.000, 0.000, 0.000, 0.000, 0.000}},
        .points = {{18.768, 14.750, 11.476, 8.936, 13.485}}};
    static constexpr Calibration UNSOLVED = {
        .searched = {{0.249, 0.278, 0.288, 0.207, 0.156}},
        .own = {{0.320, 0.322, 0.351, 0.343, 0.159}},
        .standing = {{0.528, 0.517, 0.514, 0.507, 0.406}},
        .turn = {{0.031, 0.032, 0.049, 0.025, 0.085}},
        .points = {{20.326, 15.613, 11.564, 8.512, 1.045}}};
};
// clang-format on

}  // namespace azulejos::search
