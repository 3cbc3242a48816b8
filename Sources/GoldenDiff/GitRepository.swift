import Files
import Foundation

/// A git repository, found by the top of its working tree; the only place that calls `git`.
///
/// The repository may be a stranger's, so nothing that it holds can name a command to run: git looks
/// for it at the top of the working tree alone, so that files which look like a repository stay
/// files; takes no hook, no file system monitor and no replaced objects; fetches nothing; and does
/// not see the environment's own `GIT_` variables.
struct GitRepository: Sendable {
  /// The folder that holds `.git`, with all links followed.
  let top: String
  /// The nearest folder of the path that was asked for, for messages.
  let folder: String

  /// Finds the repository of a file or folder, which need not be there any more.
  ///
  /// - Parameter path: Where the file or folder is or was.
  /// - Returns: The repository, and the way from its top to the path.
  /// - Throws: `GoldenError.git` where no folder above holds `.git`.
  static func find(
    _ path: String
  ) throws(GoldenError) -> (repository: GitRepository, rest: [String]) {
    var folder = URL(filePath: path).standardizedFileURL
    var rest: [String] = []
    while folder.path.utf8.count > 1, !FileManager.default.fileExists(atPath: folder.path + "/.") {
      rest.insert(folder.lastPathComponent, at: 0)
      folder.deleteLastPathComponent()
    }
    let start = folder.path
    guard let real = RegularFile.resolved(start) else {
      throw .git("\(start): \(ReadFault.last.words); check the folder")
    }
    var top = URL(filePath: real)
    while !FileManager.default.fileExists(atPath: top.path + "/.git") {
      guard top.path.utf8.count > 1 else {
        throw .git("\(start) is in no repository; name goldens that are in one")
      }
      rest.insert(top.lastPathComponent, at: 0)
      top.deleteLastPathComponent()
    }
    return (GitRepository(top: top.path, folder: start), rest)
  }

  /// The options before the name of git's command, each against a way to run a command.
  private static let options = [
    "--no-pager", "--no-replace-objects", "-c", "safe.bareRepository=explicit",
    "-c", "protocol.allow=never", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
    "-c", "core.attributesFile=/dev/null",
  ]

  /// A git that is ready to run; `env` finds it in the absolute folders of the search path.
  func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", top] + Self.options + arguments
    process.environment = Self.environment(ProcessInfo.processInfo.environment, top: top)
    return process
  }

  /// The environment for git.
  static func environment(_ environment: [String: String], top: String) -> [String: String] {
    var result = environment.filter { !$0.key.utf8.starts(with: "GIT_".utf8) }
    // A relative folder could be the stranger's.
    result["PATH"] = (environment["PATH"] ?? "/usr/bin:/bin").utf8
      .split(separator: UInt8(ascii: ":")).filter { $0.first == UInt8(ascii: "/") }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: ":")
    let parent = URL(filePath: top).deletingLastPathComponent().path
    let own = [
      "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1",
      // Counts more than what the repository allows for each protocol.
      "GIT_ALLOW_PROTOCOL": "none", "GIT_TERMINAL_PROMPT": "0", "GIT_CEILING_DIRECTORIES": parent,
    ]
    return result.merging(own) { $1 }
  }

  /// The first line that git prints.
  func line(_ arguments: [String], otherwise complaint: String) throws(GoldenError) -> String {
    let bytes = try output(arguments, otherwise: complaint)
    return String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  /// All that git prints.
  ///
  /// - Parameters:
  ///   - arguments: The command and its arguments.
  ///   - complaint: What to say where git fails without a word.
  /// - Returns: The bytes of its standard output.
  /// - Throws: `GoldenError.git` with git's own words if it has some.
  func output(_ arguments: [String], otherwise complaint: String) throws(GoldenError) -> Data {
    let (status, output) = try run(arguments, \.standardOutput)
    switch status {
    case 0: return output
    case 127: throw .git("is not installed; install it")
    default:
      // Asked again for its complaint: one pipe at a time cannot block git.
      let words = String(decoding: try run(arguments, \.standardError).output, as: UTF8.self)
      guard let line = words.split(separator: "\n").first else { throw .git(complaint) }
      let finding = line.hasPrefix("fatal: ") ? line.dropFirst("fatal: ".count) : line
      throw .git("\(finding); see 'git status' in \(folder)")
    }
  }

  /// Runs git to its end and reads one of its streams.
  private func run(
    _ arguments: [String], _ stream: ReferenceWritableKeyPath<Process, Any?>
  ) throws(GoldenError) -> (status: Int32, output: Data) {
    let process = process(arguments)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let pipe = Pipe()
    process[keyPath: stream] = pipe
    do {
      try process.run()
      let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (process.terminationStatus, output)
    } catch {
      throw .git("cannot be started; install it")
    }
  }
}
