import AssetExport
import Files
import Foundation
import GoldenDiff
import PNGCoding
import Escaping
import JSON
import Faults

/// Merges entries of accepted files into the goldens' manifest, so that `verify` finds them and
/// `render` knows them for its own.
struct AcceptedManifest {
  private let folder: URL
  private let ours: JSON?
  private let theirs: JSON

  /// Returns nil if neither side has a manifest; throws rather than overwrite a foreign one.
  init?(goldens: URL, actual: PictureSource) throws {
    folder = goldens
    let file = goldens.appending(path: "manifest.json").relativePath
    ours = Self.manifest(at: file)
    guard
      let theirs = actual.manifest ?? actual.path("manifest.json").flatMap(Self.manifest) ?? ours
    else { return nil }
    self.theirs = theirs
    guard ours != nil || PathKind(file) == .absent else {
      throw Fault(
        .data, at: file,
        "not a manifest of this program; move it away, or render the goldens again",
        remedy: ""
          + "nothing was accepted")
    }
  }

  /// Also lists equal pictures that the goldens' manifest lacks, as it may have been lost.
  ///
  /// Returns the number of goldens that a new manifest does not list, since the pictures have none.
  func merge(accepted: Set<String>, removed: Set<String>, of result: DiffResult) throws -> Int {
    let listed = Set(ours?["files"]?.elements.map(Self.path) ?? [])
    let accepted = accepted.union(result.same.filter { !listed.contains($0) })
    guard !accepted.isEmpty || !removed.isEmpty else { return 0 }
    func files(_ list: JSON?, _ isIncluded: (String) -> Bool) -> [JSON] {
      (list?.elements ?? []).filter { isIncluded(Self.path($0)) }
    }
    var taken: [String: JSON] = [:]
    for entry in files(theirs["files"], accepted.contains) {
      var members = entry.members
      members["crc32"] = try Self.digest(result.actual.load(Self.path(entry))).json
      taken[Self.path(entry)] = members.json
    }
    let known = Set(taken.keys)
    // Replaces entries in their places, which are those that `render` gives them.
    var merged = files(ours?["files"]) { !removed.contains($0) }
      .map { taken.removeValue(forKey: Self.path($0)) ?? $0 }
    merged += files(theirs["files"]) { taken[$0] != nil }.map { taken[Self.path($0)] ?? $0 }
    let shown = Set(
      merged.flatMap { [$0] + ($0["images"]?.elements.compactMap { $0["meaning"] } ?? []) }
        .compactMap { $0["glyph"]?.text })
    let glyphs = (ours?["glyphs"]?.members ?? [:])
      .merging(theirs["glyphs"]?.members ?? [:]) { $1 }
    var manifest = (ours ?? theirs).members
    manifest["files"] = merged.json
    let hasCards = ours?["cards"] != nil || accepted.contains("cards.json")
    manifest["cards"] = hasCards ? .string("cards.json") : nil
    let stale = files(ours?["stale"]) { !known.contains($0) && !removed.contains($0) }
    manifest["stale"] = stale.nonEmpty?.json
    manifest["glyphs"] = glyphs.filter { shown.contains($0.key) }.json
    try OutputFolder(folder).write(Data(manifest.json.file), to: "manifest.json")
    guard ours == nil else { return 0 }
    let pictures = result.expected.names.filter { $0.hasEnding(".png") }
    return Set(pictures).subtracting(removed).subtracting(merged.map(Self.path)).count
  }

  /// The checksum of the pixels of a picture, or of the bytes of any other file.
  private static func digest(_ file: StoredPicture) throws -> String {
    if case .file(let bytes) = file, !bytes.starts(with: PNGCoder.signature) {
      return CRC32.digits(of: bytes)
    }
    return PixelDigest.crc32(of: try file.pixmap())
  }

  static func path(_ file: JSON) -> String { file["path"]?.text ?? "" }

  static func manifest(at path: String) -> JSON? {
    guard let bytes = try? RegularFile.read(path),
      let manifest = try? JSON(JSONNode(text: bytes)),
      manifest["schema"]?.text == ExportSchema.manifestName
    else { return nil }
    return manifest
  }
}
