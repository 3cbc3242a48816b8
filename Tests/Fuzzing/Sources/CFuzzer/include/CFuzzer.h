// libFuzzer's driver, for programs that bring their own `main`, as SwiftPM's do.

#ifndef FINGERPOST_CFUZZER_H
#define FINGERPOST_CFUZZER_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *data, size_t size));

#endif
