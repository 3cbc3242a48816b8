import Foundation
import Synchronization

/// Pictures as a revision of a git repository holds them, read through the `git` command.
///
/// Nothing is checked out and no file is written.
public enum GitRevision {
  /// The pictures of a file or folder at a revision.
  ///
  /// - Parameters:
  ///   - revision: A commit as git names it, such as `main` or `HEAD~2`.
  ///   - path: The file or folder, which need not be there any more.
  ///   - name: What a file is called in the comparison; a folder's pictures have their own names.
  /// - Returns: A source that asks git for one picture after another.
  /// - Throws: `GoldenError.git` when there is no git, repository, revision or such path in it.
  public static func source(
    _ revision: String, path: String, name: String
  ) throws(GoldenError) -> PictureSource {
    let (folder, rest) = nearestFolder(to: path)
    guard !revision.hasPrefix("-"), !revision.isEmpty else {
      throw .git("'\(revision)' is no revision; name a commit, branch or tag")
    }
    let commit = try text(
      ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"], in: folder,
      otherwise: "no revision '\(revision)' in \(folder); check the name, or fetch it first")
    let object = try text(
      ["rev-parse", "--verify", "--quiet", "\(commit):./\(rest)"], in: folder,
      otherwise: "\(path) is not in revision '\(revision)'; check the name")
    let label = "\(path) at \(revision)"
    if try text(["cat-file", "-t", object], in: folder, otherwise: "\(path): unknown object")
      == "blob"
    {
      let blobs = GitBlobs(folder: folder)
      return PictureSource(
        label: label, names: [name], isFile: true,
        loading: { _ throws(PictureFault) in .file(try blobs.read(object)) })
    }
    let list = try output(
      ["ls-tree", "-r", "-z", "--full-tree", object], in: folder,
      otherwise: "\(path) at \(revision) cannot be listed")
    var objects: [String: String] = [:]
    for entry in list.split(separator: 0) {
      let parts = entry.split(separator: 0x09, maxSplits: 1)
      guard parts.count == 2 else { continue }
      let words = parts[0].split(separator: 0x20)
      let name = String(decoding: parts[1], as: UTF8.self)
      guard words.count == 3, words[1].elementsEqual("blob".utf8),
        name.lowercased().hasSuffix(".png"), !name.split(separator: "/").contains("..")
      else { continue }
      objects[name] = String(decoding: words[2], as: UTF8.self)
    }
    let found = objects
    let blobs = GitBlobs(folder: folder)
    return PictureSource(
      label: label,
      names: found.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
      loading: { name throws(PictureFault) in
        guard let object = found[name] else { throw .unreadable("not in the revision") }
        return .file(try blobs.read(object))
      })
  }

  /// The nearest folder that is there, and the way from it.
  private static func nearestFolder(to path: String) -> (folder: String, rest: String) {
    var folder = URL(filePath: path).standardizedFileURL
    var rest: [String] = []
    while folder.path.count > 1, !FileManager.default.fileExists(atPath: folder.path + "/.") {
      rest.insert(folder.lastPathComponent, at: 0)
      folder.deleteLastPathComponent()
    }
    return (folder.path, rest.joined(separator: "/"))
  }

  private static func text(
    _ arguments: [String], in folder: String, otherwise complaint: String
  ) throws(GoldenError) -> String {
    let bytes = try output(arguments, in: folder, otherwise: complaint)
    return String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  private static func output(
    _ arguments: [String], in folder: String, otherwise complaint: String
  ) throws(GoldenError) -> [UInt8] {
    let process = GitBlobs.process(arguments, in: folder)
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    let bytes: Data
    let words: String
    do {
      try process.run()
      bytes = try output.fileHandleForReading.readToEnd() ?? Data()
      words = String(
        decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    } catch {
      throw .git("cannot be started; install it")
    }
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: return [UInt8](bytes)
    case 127: throw .git("is not installed; install it")
    default:
      guard let line = words.split(separator: "\n").first else { throw .git(complaint) }
      if line.contains("not a git repository") {
        throw .git("\(folder) is in no repository; name goldens that are in one")
      }
      let finding = line.hasPrefix("fatal: ") ? line.dropFirst("fatal: ".count) : line
      throw .git("\(finding); see what 'git status' tells in \(folder)")
    }
  }
}

/// A running `git cat-file`, which is asked for one object after another.
final class GitBlobs: Sendable {
  private struct Connection {
    var process: Process
    var questions: FileHandle
    var answers: FileHandle
    var buffer: [UInt8] = []

    /// Takes bytes out of the answers, waiting for them.
    mutating func take(_ count: Int) -> [UInt8]? {
      while buffer.count < count {
        let more = answers.availableData
        if more.isEmpty { return nil }
        buffer.append(contentsOf: more)
      }
      defer { buffer.removeFirst(count) }
      return Array(buffer[..<count])
    }

    mutating func takeLine() -> String? {
      var searched = 0
      while true {
        if let end = buffer[searched...].firstIndex(of: 0x0A) {
          defer { buffer.removeFirst(end + 1) }
          return String(decoding: buffer[..<end], as: UTF8.self)
        }
        searched = buffer.count
        let more = answers.availableData
        if more.isEmpty { return nil }
        buffer.append(contentsOf: more)
      }
    }
  }

  private let folder: String
  private let connection = Mutex<Connection?>(nil)

  init(folder: String) {
    self.folder = folder
  }

  deinit {
    connection.withLock { connection in
      try? connection?.questions.close()
      connection?.process.waitUntilExit()
    }
  }

  /// The bytes of an object.
  func read(_ object: String) throws(PictureFault) -> [UInt8] {
    let answer: Result<[UInt8], PictureFault> = connection.withLock { connection in
      if connection == nil { connection = Self.connect(in: folder) }
      guard var open = connection else { return .failure(.unreadable("git cannot be started")) }
      defer { connection = open }
      do {
        try open.questions.write(contentsOf: Data("\(object)\n".utf8))
      } catch {
        return .failure(.unreadable("git does not answer"))
      }
      let words = (open.takeLine() ?? "").split(separator: " ")
      guard words.count == 3, let count = Int(words[2]), count <= FileBytes.sizeLimit else {
        return .failure(.unreadable("git has no object \(object); fetch it first"))
      }
      guard let bytes = open.take(count), open.take(1) != nil else {
        return .failure(.unreadable("git does not answer"))
      }
      return .success(bytes)
    }
    return try answer.get()
  }

  private static func connect(in folder: String) -> Connection? {
    let process = process(["cat-file", "--batch"], in: folder)
    let (questions, answers) = (Pipe(), Pipe())
    process.standardInput = questions
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    return Connection(
      process: process, questions: questions.fileHandleForWriting,
      answers: answers.fileHandleForReading)
  }

  /// A git that takes no locks; `env` finds it on the search path.
  static func process(_ arguments: [String], in folder: String) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"]) { $1 }
    return process
  }
}
