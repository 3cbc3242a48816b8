import AssetExport
import Foundation
import Glyphs
import GoldenDiff
import TextSafety

/// A folder of goldens that pictures are taken over into.
struct AcceptedFolder {
  var folder: URL

  /// Writes a golden, whole or not at all.
  func write(_ data: Data, to name: String) throws {
    try check(name)
    try OutputFolder(folder).write(data, to: name)
  }

  /// Removes a golden, and the folders that are empty without it.
  func remove(_ name: String) throws {
    try check(name)
    try OutputFolder(folder).remove([name])
  }

  /// Makes sure that no link leads out of the folder.
  private func check(_ name: String) throws {
    let root = folder.resolvingSymlinksInPath().path
    var parent = folder.appending(path: name).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: parent.path),
      parent.path.count > folder.path.count
    {
      parent.deleteLastPathComponent()
    }
    let place = parent.resolvingSymlinksInPath().path
    guard place.isPath(within: root) else {
      throw Failure(
        "\(Printable.text(name)): a link leads out of \(folder.typedPath); accept it where it is",
        .cannotCreate)
    }
  }

  /// The manifest of the goldens, and that of the pictures to accept.
  struct Manifests {
    /// Nil if the goldens have none yet.
    fileprivate var ours: [String: Any]?
    fileprivate var theirs: [String: Any]
  }

  /// Reads the manifests that belong together, before anything is written.
  ///
  /// - Parameter actual: The folder with the pictures to accept.
  /// - Returns: Nil if the folder has no manifest of this program.
  /// - Throws: `Failure` where the goldens have another file of that name, which would be lost.
  func manifests(beside actual: URL) throws -> Manifests? {
    guard let theirs = Self.manifest(in: actual) else { return nil }
    let ours = Self.manifest(in: folder)
    let file = folder.appending(path: "manifest.json").relativePath
    guard ours != nil || PathKind(file) == .absent else {
      throw Failure(
        "\(file): not a manifest of this program; move it away, or render the goldens again; "
          + "nothing was accepted", .badData)
    }
    return Manifests(ours: ours, theirs: theirs)
  }

  /// Takes over the entries of accepted pictures into the manifest of the goldens, so that `verify`
  /// finds them.
  func merge(_ manifests: Manifests, accepted: Set<String>, removed: Set<String>) throws {
    let theirs = manifests.theirs
    guard let theirFiles = theirs["files"] as? [[String: Any]],
      !accepted.isEmpty || !removed.isEmpty
    else { return }
    var merged = manifests.ours ?? theirs.merging(["files": [Any]()]) { $1 }
    let ours = merged["files"] as? [[String: Any]] ?? []
    func path(_ file: [String: Any]) -> String { file["path"] as? String ?? "" }
    var files = ours.filter { !accepted.contains(path($0)) && !removed.contains(path($0)) }
    files += theirFiles.filter { accepted.contains(path($0)) }
    files.sort { path($0).utf8.lexicographicallyPrecedes(path($1).utf8) }
    merged["files"] = files
    let glyphs = [merged, theirs].map { $0["glyphs"] as? [String: Any] ?? [:] }
    let shown = Set(files.compactMap { $0["glyph"] as? String })
    merged["glyphs"] = glyphs[0].merging(glyphs[1]) { $1 }.filter { shown.contains($0.key) }
    let data = try JSONSerialization.data(
      withJSONObject: merged, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    try OutputFolder(folder).write(data + [0x0A], to: "manifest.json")
  }

  private static func manifest(in folder: URL) -> [String: Any]? {
    guard let data = RegularFile.bytes(folder.appending(path: "manifest.json")).map({ Data($0) }),
      let manifest = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      manifest["schema"] as? String == ExportSchema.manifestName
    else { return nil }
    return manifest
  }
}
