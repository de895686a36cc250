// Arrays of the caller: whatever speaks DLPack or the buffer protocol, checked and without a copy.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <initializer_list>
#include <string>
#include <type_traits>
#include <vector>

#include "bindings.hpp"

namespace azulejos {

namespace nb = nanobind;

using Array = nb::ndarray<nb::c_contig>;
using ReadOnlyArray = nb::ndarray<nb::ro, nb::c_contig>;
using Shape = std::vector<std::size_t>;

inline std::string shape_name(const Shape& shape) {
    std::string name = "(";
    for (std::size_t at = 0; at < shape.size(); ++at) {
        name += (at == 0 ? "" : ", ") + std::to_string(shape[at]);
    }
    return name + (shape.size() == 1 ? ",)" : ")");
}

inline std::string dtype_name(nb::dlpack::dtype dtype) {
    using Code = nb::dlpack::dtype_code;
    const std::string bits = std::to_string(dtype.bits);
    switch (static_cast<Code>(dtype.code)) {
        case Code::Int:
            return "int" + bits;
        case Code::UInt:
            return "uint" + bits;
        case Code::Float:
            return "float" + bits;
        case Code::Bool:
            return "bool";
        default:
            return "dtype " + std::to_string(dtype.code) + " of " + bits + " bits";
    }
}

inline bool is_one_of(nb::dlpack::dtype dtype, std::initializer_list<nb::dlpack::dtype> wanted) {
    for (const auto& each : wanted) {
        if (dtype == each) return true;
    }
    return false;
}

inline std::string expected(const std::string& name, const Shape& shape,
                            std::initializer_list<nb::dlpack::dtype> dtypes) {
    std::string told = name + " must be an array of ";
    bool is_first = true;
    for (const auto& dtype : dtypes) {
        if (!is_first) told += " or ";
        told += dtype_name(dtype);
        is_first = false;
    }
    return told + " and shape " + shape_name(shape);
}

/// An array as the caller gave it, checked. TypeError for what is no array, ValueError for a wrong one.
template <class AnArray>
AnArray check_array(nb::handle given, const std::string& name, const Shape& shape,
                    std::initializer_list<nb::dlpack::dtype> dtypes) {
    const std::string wanted = expected(name, shape, dtypes);
    nb::ndarray<nb::ro> any;
    if (!nb::try_cast(given, any, false)) {
        throw nb::type_error(
            (wanted + ", not " + nb::cast<std::string>(nb::str(given.type()))).c_str());
    }
    Shape got;
    for (std::size_t at = 0; at < any.ndim(); ++at) got.push_back(any.shape(at));
    if (!is_one_of(any.dtype(), dtypes) || got != shape) {
        refuse(wanted + ", not " + dtype_name(any.dtype()) + " and " + shape_name(got));
    }
    if (any.device_type() != nb::device::cpu::value) refuse(wanted + ", in the CPU's memory");
    AnArray array;
    if (!nb::try_cast(given, array, false)) {
        refuse(wanted + ", C-contiguous" + (std::is_same_v<AnArray, Array> ? " and writable" : ""));
    }
    return array;
}

template <class T>
constexpr nb::dlpack::dtype DTYPE = nb::dtype<T>();

}  // namespace azulejos
