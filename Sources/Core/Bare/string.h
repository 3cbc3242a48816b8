// What files.c and the compiler need of the C library.
#pragma once
#include <stddef.h>

void *memcpy(void *to, const void *from, size_t count);
void *memmove(void *to, const void *from, size_t count);
void *memset(void *to, int byte, size_t count);
int memcmp(const void *a, const void *b, size_t count);
int strcmp(const char *a, const char *b);
size_t strlen(const char *text);
size_t strspn(const char *text, const char *set);
