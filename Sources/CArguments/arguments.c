// Swift reads the arguments from /proc on Linux. Where a sandbox or a build in a chroot hides it, there would
// be none, and the program would print its help as if that were its work.

#include "CArguments.h"

#include <stdlib.h>
#include <unistd.h>

static char *const *words;

#if defined(__GLIBC__) || defined(__APPLE__)
/// Runs before Swift's runtime starts. These C libraries give it what they give to `main`.
__attribute__((constructor(101))) static void keep_arguments(int count, char **arguments) {
  (void)count;
  words = arguments;
#if defined(__linux__)
  // In a static program the runtime ends the process if it cannot find the tool that explains crashes.
  if (access("/proc/self/exe", F_OK) != 0) setenv("SWIFT_BACKTRACE", "enable=no,swift-backtrace=/", 1);
#endif
}
#endif

char *const *fp_arguments(void) { return words; }
