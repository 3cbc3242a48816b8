#pragma once

/// A file that is compiled into the program.
struct embedded_file {
  /// The path from `Sources/CEmbeddedFiles`.
  const char *path;
  const unsigned char *bytes;
  unsigned long count;
};

/// The file at a place of the list, from 0; NULL behind the last.
const struct embedded_file *embedded_file_at(unsigned long index);

/// The file of a path without its steps up; NULL if the list has none.
const struct embedded_file *embedded_file_named(const char *path);
