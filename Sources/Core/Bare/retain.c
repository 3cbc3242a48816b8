// In Swift 6.3 these two return the object without the bits that tag it, but on processors that
// return a value where the first argument was, callers go on with it. The linker prefers these.

#include <stdint.h>

extern void *swift_retain_n(void *object, uint32_t count);

void *swift_bridgeObjectRetain_n(void *object, uint32_t count) {
  // What is immortal is negative.
  if ((intptr_t)object > 0) swift_retain_n((void *)((uintptr_t)object & 0x0FFFFFFFFFFFFFF8), count);
  return object;
}

void *swift_bridgeObjectRetain(void *object) { return swift_bridgeObjectRetain_n(object, 1); }
