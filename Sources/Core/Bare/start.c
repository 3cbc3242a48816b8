// The start of a program on Linux without a C library: it prints the digest of the set.

#include <stdint.h>
#include <string.h>

extern unsigned char *fingerpost_respond(const unsigned char *request, size_t count);

#ifdef __aarch64__
#define CALL "svc 0"
#define REGISTER(name, arm, risc) register long name __asm__(arm)
#else
#define CALL "ecall"
#define REGISTER(name, arm, risc) register long name __asm__(risc)
#endif

static void call(long number, long first, long second, long third) {
  REGISTER(n, "x8", "a7") = number;
  REGISTER(a, "x0", "a0") = first;
  REGISTER(b, "x1", "a1") = second;
  REGISTER(c, "x2", "a2") = third;
  __asm__ volatile(CALL : "+r"(a) : "r"(n), "r"(b), "r"(c) : "memory");
}

void _start(void) {
  static const unsigned char request[] = "\x11\0\0\0{\"call\":\"digest\"}";
  unsigned char *response = fingerpost_respond(request, sizeof request - 1);
  // Four bytes with the number of those that follow, four with that of the JSON, the JSON, the text.
  uint32_t count, json;
  memcpy(&count, response, 4);
  memcpy(&json, response + 4, 4);
  call(64, 1, (long)response + 8 + json, count - 4 - json);  // write
  call(94, 0, 0, 0);  // exit_group
}
