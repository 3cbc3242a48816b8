import SystemLibraries
import Files
import GoldenDiff
import Raster
import Escaping
import Faults

/// Another program that draws pictures, run without a shell.
struct DrawingCommand {
  private let words: [String]
  private let jobs: Int

  /// Splits a command at spaces that are not between quotes.
  init(_ command: String, jobs: Int) throws {
    // A word is nil between words, since quotes can hold an empty one.
    var (words, word, quote): ([String], String?, Character?) = ([], nil, nil)
    for character in command + " " {
      switch character {
      case quote: quote = nil
      case "'" where quote == nil, "\"" where quote == nil:
        (word, quote) = (word ?? "", character)
      case " " where quote == nil:
        words += [word].compactMap(\.self)
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    guard quote == nil, let program = words.first, !program.isEmpty,
      words.contains(where: { $0.contains("{output}") })
    else {
      throw Fault(
        .usage, at: "--command", "an open quote, or no {output}",
        remedy: "close all quotes, and name {output}")
    }
    (self.words, self.jobs) = (words, jobs)
  }

  /// Draws the named pictures one by one if the command has `{name}`, else all into a folder.
  ///
  /// A picture that cannot be drawn is unreadable in the comparison.
  func pictures(_ names: [String], in folder: ScratchFolder) async throws -> PictureSource {
    var faults: [String: String] = [:]
    if words.contains(where: { $0.contains("{name}") }) {
      let folder = folder.url
      await OrderedTasks.run(names, share: 1, jobs: jobs) {
        $0.map { name in (name, fault(of: name, in: folder)) }
      } receive: {
        for case (let name, let fault?) in $0 { faults[name] = fault }
      }
    } else if let fault = run(["output": folder.url.path]) {
      throw Fault(.inputOutput, at: "--command", "\(fault)", remedy: "run it by hand to see why")
    }
    let known = faults
    let drawn = Set(try PictureSource.folder(folder.url.path).names).union(known.keys)
    return PictureSource(label: "the pictures of \(words[0])", names: Array(drawn)) {
      name throws(Fault) in
      if let fault = known[name] { throw .undrawn(fault) }
      guard let picture = try StoredPicture.read(name, within: folder.url.path) else {
        throw .undrawn("gone")
      }
      return picture
    }
  }

  /// Draws one picture; returns why it failed.
  private func fault(of name: String, in folder: URL) -> String? {
    // The command would take it for an option.
    guard name.utf8.first != UInt8(ascii: "-") else { return "the name begins with -" }
    let file = folder.appending(path: name)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      return "no folder for it can be made"
    }
    let stem = name.hasEnding(".png", ignoringCase: true) ? String(name.dropLast(4)) : name
    if let fault = run(["name": stem, "output": file.path]) { return fault }
    return PathKind(file.path) == .file ? nil : "\(words[0]) wrote no file"
  }

  /// Runs the command to its end; returns what went wrong.
  private func run(_ values: [String: String]) -> String? {
    // A value is part of one argument, whatever it holds.
    let program = ChildProgram(
      words.map { word in
        word.replacing(/\{(name|output)\}/) { values[String($0.1)] ?? String($0.0) }
      })
    guard let (end, said) = try? program.run(.error) else {
      return "\(words[0]) cannot be started"
    }
    let last = String(decoding: said, as: UTF8.self).split(separator: "\n").last
    let reason = last.map { ": " + Printable.text(String($0.prefix(200))) } ?? ""
    switch end {
    case .exit(0): return nil
    case .exit(127): return "\(words[0]) is not installed"
    case .exit(let status): return "\(words[0]) ended with \(status)\(reason)"
    case .killed, .outOfTime: return "\(words[0]) was killed\(reason)"
    }
  }
}

/// A new folder that only this user can read; it is removed with the value.
final class ScratchFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "fingerpost-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      throw Fault(.cannotCreate, at: url.path, "cannot be made", remedy: "check TMPDIR")
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
