import AssetExport
import Files
import Foundation
import TextSafety

/// Merges entries of accepted pictures into the goldens' manifest, so that `verify` finds them.
struct AcceptedManifest {
  private let ours: JSON?
  private let theirs: JSON

  /// Returns nil if the pictures have no manifest; throws rather than overwrite a foreign one.
  init?(goldens: URL, actual: URL) throws {
    guard let theirs = Self.manifest(in: actual) else { return nil }
    self.theirs = theirs
    ours = Self.manifest(in: goldens)
    let file = goldens.appending(path: "manifest.json").relativePath
    guard ours != nil || PathKind(file) == .absent else {
      throw Failure(
        "\(file): not a manifest of this program; move it away, or render the goldens again; "
          + "nothing was accepted", .badData)
    }
  }

  func merge(accepted: Set<String>, removed: Set<String>, into folder: URL) throws {
    guard !accepted.isEmpty || !removed.isEmpty else { return }
    func files(_ list: JSON?, _ isIncluded: (String) -> Bool) -> [JSON] {
      (list?.elements ?? []).filter { isIncluded(Self.path($0)) }
    }
    let isKept = { !accepted.contains($0) && !removed.contains($0) }
    let merged = files(ours?["files"], isKept) + files(theirs["files"], accepted.contains)
    let shown = Set(merged.compactMap { $0["glyph"]?.text })
    let glyphs = (ours?["glyphs"]?.members ?? [:])
      .merging(theirs["glyphs"]?.members ?? [:]) { $1 }
    var manifest = (ours ?? theirs).members
    manifest["files"] =
      merged.sorted { Self.path($0).utf8.lexicographicallyPrecedes(Self.path($1).utf8) }.json
    manifest["stale"] = files(ours?["stale"], isKept).nonEmpty?.json
    manifest["glyphs"] = glyphs.filter { shown.contains($0.key) }.json
    try OutputFolder(folder).write(Data(manifest.json.file), to: "manifest.json")
  }

  private static func path(_ file: JSON) -> String { file["path"]?.text ?? "" }

  private static func manifest(in folder: URL) -> JSON? {
    guard let bytes = RegularFile.bytes(folder.appending(path: "manifest.json")),
      let manifest = try? JSONDecoder().decode(JSON.self, from: Data(bytes)),
      manifest["schema"]?.text == ExportSchema.manifestName
    else { return nil }
    return manifest
  }
}
