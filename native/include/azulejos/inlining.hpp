// Hints for the compiler, where measuring showed that its own choice costs instructions.
#pragma once

#if defined(__GNUC__)
/// For the two halves of a ply, picking and applying: a call would spill what both keep in registers.
#define AZULEJOS_INLINE [[gnu::always_inline]] inline
/// For what happens once a round: inlined, it would take registers from every ply.
#define AZULEJOS_ONCE_A_ROUND [[gnu::noinline]]
#else
#define AZULEJOS_INLINE inline
#define AZULEJOS_ONCE_A_ROUND
#endif
