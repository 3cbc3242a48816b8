import AssetExport
import Files
import Foundation
import Glyphs
import GoldenDiff
import TextSafety

/// A folder of goldens that pictures are taken over into.
struct AcceptedFolder {
  var folder: URL

  /// Writes a golden, whole or not at all.
  ///
  /// - Parameters:
  ///   - picture: What the golden will hold.
  ///   - name: Its name in the folder.
  ///   - keepsPixels: Whether a golden of the same pixels is left as it is.
  /// - Throws: `Failure` for a name that leads out of the folder, and `ExportError`.
  func write(_ picture: StoredPicture, to name: String, keepsPixels: Bool) throws {
    try check(name)
    try OutputFolder(folder).write(Data(picture.png()), to: name, keepsPixels: keepsPixels)
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
    /// `nil` if the goldens have none yet.
    fileprivate var ours: JSON?
    fileprivate var theirs: JSON
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
    guard !accepted.isEmpty || !removed.isEmpty else { return }
    let theirs = manifests.theirs.members
    let ours = manifests.ours?.members ?? [:]
    func path(_ file: JSON) -> String { file["path"]?.text ?? "" }
    var files = (ours["files"]?.elements ?? []).filter {
      !accepted.contains(path($0)) && !removed.contains(path($0))
    }
    files += (theirs["files"]?.elements ?? []).filter { accepted.contains(path($0)) }
    files.sort { path($0).utf8.lexicographicallyPrecedes(path($1).utf8) }
    let shown = Set(files.compactMap { $0["glyph"]?.text })
    let glyphs = (ours["glyphs"]?.members ?? [:]).merging(theirs["glyphs"]?.members ?? [:]) { $1 }
    var merged = manifests.ours == nil ? theirs : ours
    merged["files"] = files.json
    merged["glyphs"] = glyphs.filter { shown.contains($0.key) }.json
    try OutputFolder(folder).write(Data(merged.json.file), to: "manifest.json")
  }

  private static func manifest(in folder: URL) -> JSON? {
    guard let bytes = RegularFile.bytes(folder.appending(path: "manifest.json")),
      let manifest = try? JSONDecoder().decode(JSON.self, from: Data(bytes)),
      manifest["schema"]?.text == ExportSchema.manifestName
    else { return nil }
    return manifest
  }
}
