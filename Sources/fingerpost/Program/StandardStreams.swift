import SystemLibraries

/// The streams that a caller may close, as with `>&-` in a shell.
enum StandardStreams {
  /// Opens the null device in place of each closed stream, before any other file takes its number.
  ///
  /// Opens it in the direction that the stream is not used in, so that using it fails as before.
  static func fill() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(stream, F_GETFD) < 0 && errno == EBADF {
      // The system gives the lowest free number, which is that of the stream.
      _ = unsafe open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
