import Escaping
public import Faults
import Files
import SystemLibraries

/// A git repository, by the top of its working tree; every `git` process starts from here.
///
/// The repository may be hostile, so nothing in it may name a command to run. git looks for it only
/// at the top of the working tree, so files that imitate a repository stay files.
struct GitRepository: Sendable {
  /// The folder with `.git`, with all links resolved.
  let top: String
  /// The nearest existing folder of the requested path, for messages.
  let folder: String

  /// Finds the repository of a path, which may no longer exist; `rest` leads there from its top.
  static func find(
    _ path: String
  ) throws(Fault) -> (repository: GitRepository, rest: [String]) {
    var folder = URL(typed: path).standardizedFileURL
    var rest: [String] = []
    while folder.path.utf8.count > 1, !FileManager.default.fileExists(atPath: folder.path + "/.") {
      rest.insert(folder.lastPathComponent, at: 0)
      folder.deleteLastPathComponent()
    }
    let start = folder.path
    guard let real = RegularFile.resolved(start) else {
      throw .git("\(start): \(Fault.lastRead.finding)", remedy: "check the folder")
    }
    var top = URL(typed: real)
    while !FileManager.default.fileExists(atPath: top.path + "/.git") {
      guard top.path.utf8.count > 1 else {
        throw .git("\(start) is in no repository", remedy: "name goldens that are in one")
      }
      rest.insert(top.lastPathComponent, at: 0)
      top.deleteLastPathComponent()
    }
    return (GitRepository(top: top.path, folder: start), rest)
  }

  /// Options before the subcommand; each blocks a way to run a command.
  private static let options = [
    "--no-pager", "--no-replace-objects", "-c", "safe.bareRepository=explicit",
    "-c", "protocol.allow=never", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
    "-c", "core.attributesFile=/dev/null",
  ]

  /// Prepares git; `env` finds it in the absolute folders of `PATH`.
  func program(_ arguments: [String]) -> ChildProgram {
    ChildProgram(
      ["git", "-C", top] + Self.options + arguments,
      environment: Self.environment(ProcessInfo.processInfo.environment, top: top))
  }

  static func environment(_ environment: [String: String], top: String) -> [String: String] {
    var result = environment.filter { !$0.key.utf8.starts(with: "GIT_".utf8) }
    // A relative folder could be part of a hostile repository.
    result["PATH"] = (environment["PATH"] ?? "/usr/bin:/bin").utf8
      .split(separator: UInt8(ascii: ":")).filter { $0.first == UInt8(ascii: "/") }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: ":")
    let parent = URL(typed: top).deletingLastPathComponent().path
    let own = [
      "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1",
      // Overrides the repository's settings for each protocol.
      "GIT_ALLOW_PROTOCOL": "none", "GIT_TERMINAL_PROMPT": "0", "GIT_CEILING_DIRECTORIES": parent,
    ]
    return result.merging(own) { $1 }
  }

  func line(_ arguments: [String], otherwise complaint: String) throws(Fault) -> String {
    let bytes = try output(arguments, otherwise: complaint)
    return String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  /// Returns git's standard output.
  ///
  /// Throws `Fault.git` with git's error message, or with `complaint` if it has none.
  func output(_ arguments: [String], otherwise complaint: String) throws(Fault) -> [UInt8] {
    let (end, output) = try run(arguments, .output)
    switch end {
    case .exit(0): return output
    case .exit(127): throw .git("is not installed", remedy: "install it")
    default:
      // Runs again for the message: reading one pipe at a time cannot block git.
      let words = String(decoding: try run(arguments, .error).bytes, as: UTF8.self)
      guard let line = words.split(separator: "\n").first else { throw .git(complaint) }
      let finding = line.hasPrefix("fatal: ") ? line.dropFirst("fatal: ".count) : line
      throw .git("\(finding)", remedy: "see 'git status' in \(folder)")
    }
  }

  func blob(_ object: String) throws(Fault) -> [UInt8] {
    guard let (end, output) = try? run(["cat-file", "blob", object], .output) else {
      throw .unreadable("git cannot be started")
    }
    guard end == .exit(0), output.count <= RegularFile.sizeLimit else {
      throw .unreadable("git has no object \(object); fetch it first")
    }
    return output
  }

  /// Runs git to its end and returns one of its streams, up to a byte beyond the limit of files.
  private func run(
    _ arguments: [String], _ stream: ChildProgram.Stream
  ) throws(Fault) -> (end: ChildProgram.End, bytes: [UInt8]) {
    try Fault.changing({ $0 = .git("cannot be started", remedy: "install it") }) {
      () throws(Fault) in
      try program(arguments).run(stream, limit: RegularFile.sizeLimit + 1)
    }
  }
}

/// Reads pictures from a revision in git, without a checkout or any file.
public enum GitRevision {
  /// Creates a source for a file or folder at a revision such as `main` or `HEAD~2`.
  ///
  /// `path` may no longer exist; `name` is the name of a single file in the comparison. Throws
  /// `Fault.git` if git, the repository, the revision or the path in it does not exist.
  public static func source(
    _ revision: String, path: String, name: String
  ) throws(Fault) -> PictureSource {
    guard revision.utf8.first != UInt8(ascii: "-"), !revision.isEmpty else {
      throw .git("'\(revision)' is not a revision", remedy: "name a commit, branch or tag")
    }
    let (repository, rest) = try GitRepository.find(path)
    let commit = try object(
      "\(revision)^{commit}", in: repository,
      otherwise: "no revision '\(revision)' in \(repository.folder); "
        + "check the name, or fetch it first")
    let object = try object(
      "\(commit):\(rest.joined(separator: "/"))", in: repository,
      otherwise: "\(path) is not in revision '\(revision)'; check the name")
    let label = "\(path) at \(revision)"
    let type = try repository.line(
      ["cat-file", "-t", object], otherwise: "\(path): unknown object")
    if type == "blob" {
      var source = PictureSource(label: label, names: [name]) { _ throws(Fault) in
        .file(try repository.blob(object))
      }
      source.isFile = true
      return source
    }
    let list = try repository.output(
      ["ls-tree", "-r", "-z", "--full-tree", object],
      otherwise: "\(path) at \(revision) cannot be listed")
    let found = files(in: list)
    let names = found.keys.map { String(decoding: $0, as: UTF8.self) }
      .filter { $0.hasEnding(".png", ignoringCase: true) }
    return PictureSource(label: label, names: names) { name throws(Fault) in
      guard let object = found[Array(name.utf8)] else { throw .unreadable("not in the revision") }
      return .file(try repository.blob(object))
    }
  }

  /// Maps the raw names of the files in the list to their objects.
  private static func files(in list: [UInt8]) -> [[UInt8]: String] {
    var objects: [[UInt8]: String] = [:]
    for entry in list.split(separator: 0) {
      let parts = entry.split(separator: 0x09, maxSplits: 1)
      guard parts.count == 2 else { continue }
      let words = parts[0].split(separator: 0x20)
      let name = FileName(Array(parts[1])).text
      guard words.count == 3, words[1].elementsEqual("blob".utf8), !name.pathParts.contains("..")
      else { continue }
      objects[Array(name.utf8)] = String(decoding: words[2], as: UTF8.self)
    }
    return objects
  }

  /// Resolves a git expression to the name of an object.
  private static func object(
    _ expression: String, in repository: GitRepository, otherwise complaint: String
  ) throws(Fault) -> String {
    let name = try repository.line(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", expression], otherwise: complaint)
    guard !name.isEmpty, name.utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) }) else {
      throw .git(complaint)
    }
    return name
  }
}
