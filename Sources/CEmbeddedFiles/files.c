#include "CEmbeddedFiles.h"

#include <string.h>

// `#embed` came with C23; clang has it in every older C, too.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct embedded_file files[] = {
#include "files.h"
};

const struct embedded_file *embedded_file_at(unsigned long index) {
  return index < sizeof files / sizeof *files ? &files[index] : NULL;
}

const struct embedded_file *embedded_file_named(const char *path) {
  const struct embedded_file *file;
  for (unsigned long index = 0; (file = embedded_file_at(index)); index++) {
    if (strcmp(file->path + strspn(file->path, "./"), path) == 0) return file;
  }
  return NULL;
}
