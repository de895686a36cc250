// What a `throw` does in WebAssembly: the page's `refuse` gets the message and throws an error of its own.
// Nothing is unwound, so the page drops this instance of the core and starts another.
#include <cstddef>
#include <cstdlib>
#include <exception>
#include <typeinfo>

extern "C" {

/// Throws a JavaScript error; never returns.
[[noreturn, clang::import_module("azulejos"), clang::import_name("refuse")]] void azulejos_refuse(
    const char* message);

/// In place of those of libc++abi, which need an unwinder.
void* __cxa_allocate_exception(std::size_t size) noexcept {
    return std::malloc(size);
}

void __cxa_free_exception(void* thrown) noexcept {
    std::free(thrown);
}

/// The core throws nothing but what derives from std::exception, directly or not, as its first base.
[[noreturn]] void __cxa_throw(void* thrown, std::type_info*, void (*)(void*)) {
    azulejos_refuse(static_cast<const std::exception*>(thrown)->what());
}
}
