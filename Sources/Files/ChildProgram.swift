package import Faults
import SystemLibraries

/// A program that is run to its end.
package struct ChildProgram {
  /// The name, which `PATH` leads to, or the path, then the arguments.
  package var words: [String]
  /// The variables of its environment; nil means ours.
  package var environment: [String: String]?
  /// The seconds after which it is killed; nil means none.
  package var patience: Double?

  package init(_ words: [String], environment: [String: String]? = nil, patience: Double? = nil) {
    (self.words, self.environment, self.patience) = (words, environment, patience)
  }

  /// Which stream of the program is read; the others are discarded.
  package enum Stream: Hashable {
    case none, output, error
  }

  package enum End: Hashable {
    /// The status of its exit, 0 for success; 127 if there is no such program.
    case exit(Int32)
    /// The signal that killed it.
    case killed(Int32)
    case outOfTime
  }

  /// Runs the program and returns what it wrote to a stream, up to `limit` bytes.
  ///
  /// Throws if the system cannot start programs or cannot read.
  package func run(
    _ stream: Stream = .none, limit: Int = RegularFile.sizeLimit
  ) throws(Fault) -> (end: End, bytes: [UInt8]) {
    guard stream != .none else { return (end(of: try start(.none, nil)), []) }
    let (process, bytes) = try output(stream, limit: limit)
    return (end(of: process), bytes)
  }

  /// Starts the program and reads a stream, up to `limit` bytes; writing more ends it with SIGPIPE.
  private func output(
    _ stream: Stream, limit: Int
  ) throws(Fault) -> (process: pid_t, bytes: [UInt8]) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw Fault(code: errno) }
    // A program that another thread starts just now may hold an end too, which only delays us.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let file = OpenFile(ends[0])
    // The program alone holds the end that it writes to.
    let process = try start(stream, OpenFile(ends[1]))
    var bytes: [UInt8] = []
    do throws(Fault) {
      while bytes.count < limit {
        let part = try file.read(upTo: min(1 << 16, limit - bytes.count))
        if part.isEmpty { break }
        bytes += part
      }
    } catch {
      kill(process, SIGKILL)
      _ = end(of: process)
      throw error
    }
    return (process, bytes)
  }

  /// Starts the program without waiting for it, and forgets it.
  package func start() throws(Fault) { _ = try start(.none, nil) }

  private func start(_ stream: Stream, _ writing: OpenFile?) throws(Fault) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for (number, own) in [(STDOUT_FILENO, Stream.output), (STDERR_FILENO, .error)] {
      if stream == own, let writing {
        unsafe posix_spawn_file_actions_adddup2(&actions, writing.descriptor, number)
      } else {
        unsafe posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_WRONLY, 0)
      }
    }
    // It does not inherit the signals that we ignore.
    var usual = sigset_t()
    unsafe sigemptyset(&usual)
    for signal in [SIGINT, SIGTERM, SIGPIPE, SIGXFSZ] { unsafe sigaddset(&usual, signal) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let variables = (environment ?? ProcessInfo.processInfo.environment).map { "\($0)=\($1)" }
    // `env` looks in the given `PATH`.
    var arguments = unsafe (["/usr/bin/env"] + words).map { unsafe strdup($0) } + [nil]
    var values = unsafe variables.map { unsafe strdup($0) } + [nil]
    defer { unsafe (arguments + values).forEach { unsafe free($0) } }
    var process: pid_t = 0
    let code = unsafe posix_spawn(
      &process, "/usr/bin/env", &actions, &attributes, &arguments, &values)
    guard code == 0 else { throw Fault(code: code) }
    return process
  }

  private func end(of process: pid_t) -> End {
    var status: Int32 = 0
    func waits(_ options: Int32) -> Bool {
      while true {
        let ended = unsafe waitpid(process, &status, options)
        if ended < 0, errno == EINTR { continue }
        return ended == 0
      }
    }
    guard let patience else {
      _ = waits(0)
      return Self.end(status)
    }
    var limit = ContinuousClock.now + .seconds(patience)
    var signal = SIGTERM
    while waits(WNOHANG) {
      if ContinuousClock.now > limit {
        kill(process, signal)
        (signal, limit) = (SIGKILL, ContinuousClock.now + .seconds(2))
      }
      usleep(10_000)
    }
    return signal == SIGTERM ? Self.end(status) : .outOfTime
  }

  /// Reads the status as `wait(2)` describes it.
  private static func end(_ status: Int32) -> End {
    status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .killed(status & 0x7F)
  }
}
