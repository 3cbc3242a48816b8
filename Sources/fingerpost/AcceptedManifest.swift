import AssetExport
import Files
import Foundation
import GoldenDiff
import PNGCoding
import TextSafety

/// Merges entries of accepted files into the goldens' manifest, so that `verify` finds them and
/// `render` knows them for its own.
struct AcceptedManifest {
  private let folder: URL
  private let ours: JSON?
  private let theirs: JSON

  /// Returns nil if neither side has a manifest; throws rather than overwrite a foreign one.
  init?(goldens: URL, actual: PictureSource) throws {
    folder = goldens
    ours = Self.manifest(in: goldens)
    guard let theirs = actual.manifest ?? Self.manifest(in: URL(filePath: actual.label)) ?? ours
    else { return nil }
    self.theirs = theirs
    let file = goldens.appending(path: "manifest.json").relativePath
    guard ours != nil || PathKind(file) == .absent else {
      throw Failure(
        "\(file): not a manifest of this program; move it away, or render the goldens again; "
          + "nothing was accepted", .badData)
    }
  }

  /// Also lists equal pictures if the goldens have lost their manifest.
  func merge(accepted: Set<String>, removed: Set<String>, of result: DiffResult) throws {
    let accepted = ours == nil ? accepted.union(result.same) : accepted
    guard !accepted.isEmpty || !removed.isEmpty else { return }
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
    let stale = files(ours?["stale"]) { !known.contains($0) && !removed.contains($0) }
    manifest["stale"] = stale.nonEmpty?.json
    manifest["glyphs"] = glyphs.filter { shown.contains($0.key) }.json
    try OutputFolder(folder).write(Data(manifest.json.file), to: "manifest.json")
  }

  /// The checksum of the pixels of a picture, or of the bytes of any other file.
  private static func digest(_ file: StoredPicture) throws -> String {
    if case .file(let bytes) = file, !bytes.starts(with: PNGCoder.signature) {
      return CRC32.digits(of: bytes)
    }
    return PixelDigest.crc32(of: try file.pixmap())
  }

  static func path(_ file: JSON) -> String { file["path"]?.text ?? "" }

  static func manifest(in folder: URL) -> JSON? {
    guard let bytes = RegularFile.bytes(folder.appending(path: "manifest.json")),
      let manifest = try? JSONDecoder().decode(JSON.self, from: Data(bytes)),
      manifest["schema"]?.text == ExportSchema.manifestName
    else { return nil }
    return manifest
  }
}
