import Foundation
import Escaping
public import Faults

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
  private static func files(in list: Data) -> [[UInt8]: String] {
    var objects: [[UInt8]: String] = [:]
    for entry in list.split(separator: 0) {
      let parts = entry.split(separator: 0x09, maxSplits: 1)
      guard parts.count == 2 else { continue }
      let words = parts[0].split(separator: 0x20)
      let name = String(decoding: parts[1], as: UTF8.self)
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
