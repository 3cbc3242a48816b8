import Foundation

/// The parts of a `manifest.json` that are read again: to draw its pictures, to hold files against
/// it, and to remove what is no longer written.
struct ManifestFile: Decodable {
  struct File: Decodable {
    var path: String
    var target: String?
    var glyph: String?
    var variant: String?
    var scale: Double?
    var points: Points?
    var pixels: Pixels?
    var crc32: String?
    var images: [Image]?
  }
  /// A picture on a sheet.
  struct Image: Decodable {}
  struct Points: Decodable {
    var width: Double
    var height: Double
  }
  struct Pixels: Decodable {
    var width: Int
    var height: Int
  }
  var schema: String
  var files: [File]

  /// Reads a manifest.
  ///
  /// - Throws: `ExportError.manifest` for what is none of this version.
  init(_ data: Data) throws(ExportError) {
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw .manifest("not a manifest of this program; render the goldens again")
    }
    guard schema == ExportSchema.manifestName else {
      throw .manifest("schema: '\(schema)' is not known; render the goldens again")
    }
  }
}
