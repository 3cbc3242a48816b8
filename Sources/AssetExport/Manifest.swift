import Cards
import Foundation
import Glyphs
import Routes
import TextSafety

/// The list of all files that a run wrote: `manifest.json`, as far as it is read again.
struct Manifest: Decodable, Sendable {
  var schema: String
  var files: [File]

  /// Reads a manifest.
  ///
  /// - Throws: `ExportError.manifest` unless it is one of this version.
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

  /// A file and what it shows.
  struct File: Decodable, Sendable {
    struct Extent<Number: Decodable & JSONConvertible & Sendable>: Decodable, Sendable {
      var width: Number
      var height: Number
    }

    var path: String
    /// The raw value of an `AssetTarget`.
    var target: String?
    var format: String?
    /// The name of the glyph, if the file is about one.
    var glyph: String?
    var variant: String?
    /// Pixels a point.
    var scale: Double?
    var points: Extent<Double>?
    var pixels: Extent<Int>?
    /// Of the pixels of a picture, of the bytes of any other file.
    var crc32: String?
    /// More about the glyph, or about the pictures on a sheet; only written.
    var details: JSON = [:]

    private enum CodingKeys: String, CodingKey {
      case path, target, format, glyph, variant, scale, points, pixels, crc32
    }

    init(path: String, target: AssetTarget, format: String) {
      self.path = path
      self.target = target.rawValue
      self.format = format
    }

    var json: JSON {
      let members: JSON = [
        "crc32": crc32, "format": format, "glyph": glyph, "path": path, "pixels": pixels?.json,
        "points": points?.json, "scale": scale, "target": target, "variant": variant,
      ]
      return members.adding(details)
    }

    /// The picture as a card lists it, or `nil` for files that are no pictures of one glyph.
    var picture: JSON? {
      guard glyph != nil, let variant, let scale, let pixels else { return nil }
      return pixels.json.adding(["path": path, "scale": scale, "variant": variant])
    }
  }
}

extension Manifest.File.Extent {
  fileprivate var json: JSON { ["height": height, "width": width] }
}

extension GlyphSpec {
  /// What the glyph means, for machines.
  var meaning: JSON {
    let more: JSON
    switch self {
    case .roundabout(let roundabout): more = ["otherAngles": roundabout.otherExits.nonEmpty]
    case .junction(let junction): more = ["otherTurns": junction.others, "turn": junction.exit]
    case .maneuver, .lanes, .furniture: more = [:]
    }
    return details.adding(more).adding(["glyph": name])
  }

  /// The part of the meaning that each file of the glyph repeats.
  var details: JSON {
    switch self {
    case .maneuver(let kind, let side):
      return ["drivingSide": side == .left ? side.rawValue : nil, "kind": kind.rawValue]
    case .roundabout(let roundabout):
      var angle: Int?
      if case .through(let degrees) = roundabout.passage { angle = degrees }
      return [
        "angle": angle, "circulation": roundabout.circulation.rawValue, "exit": roundabout.exit,
        "kind": angle == nil ? Maneuver(roundabout).kind.rawValue : "roundabout",
      ]
    case .junction: return ["kind": "junction"]
    case .furniture: return ["kind": "furniture"]
    case .lanes(let strip): return ["kind": "lanes", "lanes": strip.lanes.map(\.json)]
    }
  }
}
