// Numbers, for machines without a C library.

#include <stdint.h>
#include <string.h>

/// No key of a hash table is secret, and the same order on each run is wanted.
void arc4random_buf(void *place, size_t count) { memset(place, 0x5A, count); }

// What the compiler calls where the processor has no instruction.
#ifdef __wasm__
/// The product of 128 bits, kept to 128.
__int128 __multi3(__int128 a, __int128 b) {
  uint64_t x = (uint64_t)a, y = (uint64_t)b;
  uint64_t low = (x & UINT32_MAX) * (y & UINT32_MAX);
  uint64_t middle = (x >> 32) * (y & UINT32_MAX) + (low >> 32);
  uint64_t other = (x & UINT32_MAX) * (y >> 32) + (middle & UINT32_MAX);
  uint64_t high = (x >> 32) * (y >> 32) + (middle >> 32) + (other >> 32);
  high += x * (uint64_t)(b >> 64) + (uint64_t)(a >> 64) * y;
  return (__int128)((unsigned __int128)high << 64 | other << 32 | (low & UINT32_MAX));
}
#endif

double sqrt(double x) { return __builtin_sqrt(x); }

double trunc(double x) {
  // From 2^52 on, doubles are whole; also for NaN.
  if (!(__builtin_fabs(x) < 0x1p52)) return x;
  return __builtin_copysign((double)(int64_t)x, x);
}

double floor(double x) {
  double whole = trunc(x);
  return whole > x ? whole - 1 : whole;
}

double ceil(double x) {
  double whole = trunc(x);
  return whole < x ? whole + 1 : whole;
}

double round(double x) {
  double whole = trunc(x);
  return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1, x) : whole;
}

double fmod(double x, double y) {
  double rest = __builtin_fabs(x), least = __builtin_fabs(y);
  if (!(rest <= 0x1.fffffffffffffp1023) || !(least > 0)) return __builtin_nan("");
  while (rest >= least) {
    double part = least;
    while (part <= rest - part) part *= 2;
    // Less than half of the rest is left, so that it is exact.
    rest -= part;
  }
  return __builtin_copysign(rest, x);
}

// Unsigned whole numbers of up to 32 × LIMBS bits, the lowest limb first.
enum { LIMBS = 140, DIGITS = 800 };

struct number {
  int count;
  uint32_t limbs[LIMBS];
};

static void multiply(struct number *number, uint32_t factor, uint32_t plus) {
  uint64_t carry = plus;
  for (int i = 0; i < number->count; i++) {
    carry += (uint64_t)number->limbs[i] * factor;
    number->limbs[i] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry) number->limbs[number->count++] = (uint32_t)carry;
}

static int bits(const struct number *number) {
  return number->count ? 32 * number->count - __builtin_clz(number->limbs[number->count - 1]) : 0;
}

static void shift(struct number *number, int count) {
  for (; count >= 31; count -= 31) multiply(number, (uint32_t)1 << 31, 0);
  multiply(number, (uint32_t)1 << count, 0);
}

static int isLess(const struct number *a, const struct number *b) {
  if (a->count != b->count) return a->count < b->count;
  for (int i = a->count - 1; i >= 0; i--) {
    if (a->limbs[i] != b->limbs[i]) return a->limbs[i] < b->limbs[i];
  }
  return 0;
}

static void subtract(struct number *a, const struct number *b) {
  int64_t borrow = 0;
  for (int i = 0; i < a->count; i++) {
    borrow += (int64_t)a->limbs[i] - (i < b->count ? b->limbs[i] : 0);
    a->limbs[i] = (uint32_t)borrow;
    borrow >>= 32;
  }
  while (a->count && !a->limbs[a->count - 1]) a->count--;
}

/// The double nearest to above × 10^exponent; of two equally near ones the even one.
static double nearest(struct number *above, int exponent) {
  if (!above->count) return 0;
  struct number below = {1, {1}};
  for (int i = 0; i < exponent; i++) multiply(above, 10, 0);
  for (int i = 0; i > exponent; i--) multiply(&below, 10, 0);
  // above ÷ below is quotient × 2^scale and less than one more; the quotient has 56 or 57 bits.
  int scale = bits(above) - bits(&below) - 56;
  shift(scale < 0 ? above : &below, scale < 0 ? -scale : scale);
  int steps = bits(above) - bits(&below);
  shift(&below, steps);
  uint64_t quotient = 0;
  for (int step = 0; step <= steps; step++) {
    quotient <<= 1;
    if (!isLess(above, &below)) {
      subtract(above, &below);
      quotient |= 1;
    }
    multiply(above, 2, 0);
  }
  // A double has 53 bits, and none below 2^-1074.
  int drop = 64 - __builtin_clzll(quotient) - 53;
  if (drop < -1074 - scale) drop = -1074 - scale;
  if (drop > 58) return 0;
  uint64_t half = (uint64_t)1 << (drop - 1), rest = quotient & (2 * half - 1);
  quotient >>= drop;
  if (rest > half || (rest == half && (above->count || quotient & 1))) quotient++;
  double value = (double)quotient;
  for (scale += drop; scale > 0; scale--) value *= 2;
  for (; scale < 0; scale++) value /= 2;
  return value;
}

/// Reads a decimal number, and returns the end of it, NULL if there is none.
const char *_swift_stdlib_strtod_clocale(const char *text, double *value) {
  int isNegative = *text == '-', exponent = 0, count = 0, isFraction = 0, hasDigits = 0;
  struct number number = {0};
  if (*text == '-' || *text == '+') text++;
  for (;; text++) {
    if (*text == '.' && !isFraction) {
      isFraction = 1;
      continue;
    }
    if (*text < '0' || *text > '9') break;
    hasDigits = 1;
    exponent -= isFraction;
    if (count < DIGITS) {
      multiply(&number, 10, (uint32_t)(*text - '0'));
      count += number.count > 0;
    } else {
      // Of further digits it counts only whether one is not 0.
      exponent++;
      if (*text != '0') number.limbs[0] |= 1;
    }
  }
  if (!hasDigits) return NULL;
  if (*text == 'e' || *text == 'E') {
    const char *end = text + 1;
    int sign = *end == '-' ? -1 : 1, power = 0;
    if (*end == '-' || *end == '+') end++;
    if (*end >= '0' && *end <= '9') {
      for (; *end >= '0' && *end <= '9'; end++) power = power < 9999 ? 10 * power + *end - '0' : power;
      exponent += sign * power;
      text = end;
    }
  }
  if (number.count && count + exponent > 310) {
    *value = __builtin_inf();
  } else if (count + exponent < -330) {
    *value = 0;
  } else {
    *value = nearest(&number, exponent);
  }
  if (isNegative) *value = -*value;
  return text;
}
