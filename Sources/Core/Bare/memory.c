// Memory, for machines without a C library.

#include <stdint.h>
#include <string.h>

void *memcpy(void *to, const void *from, size_t count) { return memmove(to, from, count); }

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *target = to;
  const unsigned char *source = from;
  if (target <= source) {
    for (size_t i = 0; i < count; i++) target[i] = source[i];
  } else {
    for (size_t i = count; i > 0; i--) target[i - 1] = source[i - 1];
  }
  return to;
}

void *memset(void *to, int byte, size_t count) {
  for (size_t i = 0; i < count; i++) ((unsigned char *)to)[i] = (unsigned char)byte;
  return to;
}

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *x = a, *y = b;
  for (size_t i = 0; i < count; i++) {
    if (x[i] != y[i]) return x[i] - y[i];
  }
  return 0;
}

int strcmp(const char *a, const char *b) {
  for (; *a && *a == *b; a++) b++;
  return (unsigned char)*a - (unsigned char)*b;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

size_t strspn(const char *text, const char *set) {
  size_t count = 0;
  for (const char *c; text[count]; count++) {
    for (c = set; *c && *c != text[count]; c++) {}
    if (!*c) break;
  }
  return count;
}

// Blocks of 2^n bytes, each behind a header of 16 that holds n or, once it is free, the next one of
// its size. Free blocks are used again, and never given back.

struct block {
  uintptr_t order;
  struct block *next;
};

enum { HEADER = 16 };
static struct block *unused[8 * sizeof(size_t)];

#ifdef __wasm__
extern unsigned char __heap_base;

static unsigned char *more(size_t count) {
  static size_t end;
  if (!end) end = (size_t)&__heap_base + 15 & ~(size_t)15;
  size_t start = end, pages = __builtin_wasm_memory_size(0);
  if (count > SIZE_MAX - 0xFFFF - start) return 0;
  size_t needed = (start + count + 0xFFFF) >> 16;
  if (needed > pages && __builtin_wasm_memory_grow(0, needed - pages) == SIZE_MAX) return 0;
  end = start + count;
  return (unsigned char *)start;
}
#else
static unsigned char heap[512 << 20] __attribute__((aligned(16)));

static unsigned char *more(size_t count) {
  static size_t end;
  if (count > sizeof heap - end) return 0;
  end += count;
  return heap + end - count;
}
#endif

void *malloc(size_t count) {
  if (count > SIZE_MAX / 4) return 0;
  uintptr_t order = 5;
  while (((size_t)1 << order) < count + HEADER) order++;
  struct block *block = unused[order];
  if (block) {
    unused[order] = block->next;
  } else if (!(block = (struct block *)more((size_t)1 << order))) {
    return 0;
  }
  block->order = order;
  return (unsigned char *)block + HEADER;
}

void free(void *place) {
  if (!place) return;
  struct block *block = (struct block *)((unsigned char *)place - HEADER);
  block->next = unused[block->order];
  unused[block->order] = block;
}

/// No alignment above 16 is asked for.
int posix_memalign(void **place, size_t alignment, size_t count) {
  if (alignment > HEADER) __builtin_trap();
  *place = malloc(count);
  return *place ? 0 : 12;
}
