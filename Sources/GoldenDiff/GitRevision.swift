import Foundation
import TextSafety

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
    guard revision.utf8.first != UInt8(ascii: "-"), !revision.isEmpty else {
      throw .git("'\(revision)' is not a revision; name a commit, branch or tag")
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
    let blobs = GitBlobs(repository)
    let type = try repository.line(
      ["cat-file", "-t", object], otherwise: "\(path): unknown object")
    if type == "blob" {
      var source = PictureSource(label: label, names: [name]) { _ throws(PictureFault) in
        .file(try blobs.read(object))
      }
      source.isFile = true
      return source
    }
    let list = try repository.output(
      ["ls-tree", "-r", "-z", "--full-tree", object],
      otherwise: "\(path) at \(revision) cannot be listed")
    let found = pictures(in: list)
    let names = found.keys.map { String(decoding: $0, as: UTF8.self) }
    return PictureSource(label: label, names: names) { name throws(PictureFault) in
      guard let object = found[Array(name.utf8)] else { throw .unreadable("not in the revision") }
      return .file(try blobs.read(object))
    }
  }

  /// The objects of the PNG files of a list, by the bytes of their names.
  private static func pictures(in list: Data) -> [[UInt8]: String] {
    var objects: [[UInt8]: String] = [:]
    for entry in list.split(separator: 0) {
      let parts = entry.split(separator: 0x09, maxSplits: 1)
      guard parts.count == 2 else { continue }
      let words = parts[0].split(separator: 0x20)
      let name = String(decoding: parts[1], as: UTF8.self)
      guard words.count == 3, words[1].elementsEqual("blob".utf8),
        name.hasEnding(".png", ignoringCase: true), !name.pathParts.contains("..")
      else { continue }
      objects[Array(name.utf8)] = String(decoding: words[2], as: UTF8.self)
    }
    return objects
  }

  /// The name of an object that an expression of git stands for.
  private static func object(
    _ expression: String, in repository: GitRepository, otherwise complaint: String
  ) throws(GoldenError) -> String {
    let name = try repository.line(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", expression], otherwise: complaint)
    guard !name.isEmpty, name.utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) }) else {
      throw .git(complaint)
    }
    return name
  }
}
