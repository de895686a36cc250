// The weights of every kind of game.
#pragma once

#include "azulejos/search/boundary_weights/2_colored.hpp"
#include "azulejos/search/boundary_weights/2_gray.hpp"
#include "azulejos/search/boundary_weights/3_colored.hpp"
#include "azulejos/search/boundary_weights/3_gray.hpp"
#include "azulejos/search/boundary_weights/4_colored.hpp"
#include "azulejos/search/boundary_weights/4_gray.hpp"
