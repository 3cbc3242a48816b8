import SystemLibraries
import Files

/// Whole lines of a file, read at once.
struct LineBatch: Sendable {
  struct Line: Sendable {
    /// From 1, including blank lines.
    var number: Int
    var bytes: ArraySlice<UInt8>
  }

  var path: String
  /// The file's name, with as many of its folders as tell it from the other files.
  var source: String
  /// At least one, none of them blank.
  var lines: [Line]
  /// The number of bytes read since the batch before.
  var size: Int
}

/// Works on the lines of files in parallel, with few of them in memory.
struct LineTasks: Sendable {
  var paths: [String]
  var jobs: Int
  var showsProgress: Bool

  /// Passes the result of each batch to `receive`, in the order of the lines.
  ///
  /// One thread reads, `jobs` tasks work, and the caller awaits their results.
  func run<Output: Sendable>(
    work: @escaping @Sendable (LineBatch) throws -> Output,
    receive: (Output) async throws -> Void
  ) async throws {
    typealias Done = (output: Output, size: Int)
    let (batches, queue) = AsyncThrowingStream<Task<Done, any Error>, any Error>.makeStream()
    // Keeps all processors busy while the first batch is written; of one job no batch waits, as `SystemLimits`
    // needs.
    let limit = jobs == 1 || jobs < ProcessInfo.processInfo.activeProcessorCount ? jobs : jobs * 2
    // Filled by hand, since the system stops a program that frees one with less than it began with, as
    // after an error.
    let room = DispatchSemaphore(value: 0)
    for _ in 0..<limit { room.signal() }
    // A queue of its own has a thread beside those of the tasks.
    DispatchQueue(label: "lines").async { [paths] in
      do {
        for (path, source) in zip(paths, SourceNames.names(of: paths)) {
          var reader = try LineReader(path, source)
          while let batch = try reader.next() {
            room.wait()
            queue.yield(Task.detached { (try work(batch), batch.size) })
          }
        }
        queue.finish()
      } catch {
        queue.finish(throwing: error)
      }
    }
    var progress = showsProgress ? ByteProgress(of: paths) : nil
    defer { progress?.end() }
    for try await batch in batches {
      let done = try await batch.value
      try await receive(done.output)
      progress?.add(done.size)
      room.signal()
    }
  }
}

/// How many of the bytes of files are done, as a line on standard error that is written over.
private struct ByteProgress {
  private var done = 0
  /// Nil if one of them is a pipe.
  private let total: Int?
  private var shown = ""

  init(of paths: [String]) {
    let sizes = paths.map { path -> Int? in
      var status = stat()
      guard path != "-", unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        return nil
      }
      return Int(status.st_size)
    }
    total = sizes.contains(nil) ? nil : sizes.compactMap(\.self).reduce(0, +)
  }

  mutating func add(_ size: Int) {
    done += size
    let megabytes = done >> 20
    let text = total.map { "\(done * 100 / max($0, 1)) % of \($0 >> 20) MiB" } ?? "\(megabytes) MiB"
    guard text != shown else { return }
    shown = text
    Console.write("\r\(text)")
  }

  func end() { if !shown.isEmpty { Console.write("\r\u{1B}[K") } }
}

/// Reads a file in batches of whole lines.
struct LineReader {
  private let file: OpenFile
  private let path: String
  private let source: String
  /// Whether the end of a file is waited at, for what is written to it later.
  private let waits: Bool
  /// The bytes after the last whole line.
  private var rest: [UInt8] = []
  private var number = 1
  private var isAtEnd = false

  init(_ path: String, _ source: String, waits: Bool = false) throws {
    (self.path, self.source) = (path, source)
    file = try Input.open(path)
    self.waits = waits && path != "-"
  }

  /// Returns non-blank lines as soon as a pipe has some, for prompt output; nil at the end.
  mutating func next() throws -> LineBatch? {
    var size = 0
    while !isAtEnd {
      // A line may span several chunks.
      let bytes = try Input.chunk(of: file, upTo: 1 << 18, named: path)
      if bytes.isEmpty, waits {
        usleep(50_000)
        continue
      }
      isAtEnd = bytes.isEmpty
      size += bytes.count
      guard let end = isAtEnd ? 0 : bytes.lastIndex(of: 0x0A) else {
        rest += bytes
        guard rest.count <= Input.sizeLimit else { throw Input.tooLarge(path, line: number) }
        continue
      }
      let parts = (rest + bytes[..<end]).split(separator: 0x0A, omittingEmptySubsequences: false)
      rest = Array(bytes.dropFirst(end + 1))
      let lines = zip(number..., parts).map(LineBatch.Line.init).filter { line in
        !line.bytes.allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }
      }
      number += parts.count
      if !lines.isEmpty {
        return LineBatch(path: path, source: source, lines: lines, size: size)
      }
    }
    return nil
  }
}
