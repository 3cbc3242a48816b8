import Cards
import Glyphs
import Routes
import TextSafety

/// The list of all files that were written: `manifest.json`.
struct Manifest: Sendable {
  var generator: String
  var files: [File]
  /// The meaning of each glyph that a file shows, by its name.
  var glyphs: [String: JSON]
  /// Words of engines that are unknown, as objects.
  var fallbacks: [JSON]

  var json: JSON {
    [
      "fallbacks": fallbacks, "files": files.map(\.json), "generator": generator,
      "glyphs": glyphs, "schema": ExportSchema.manifestName,
    ]
  }

  /// A file and what it shows.
  struct File: Sendable {
    var path: String
    var target: AssetTarget
    var format: String
    /// The glyph, if the file is about one.
    var spec: GlyphSpec?
    var variant: String?
    /// Pixels a point.
    var scale: Double?
    /// Width and height.
    var points: (Double, Double)?
    /// Width and height.
    var pixels: (Int, Int)?
    /// Of the pixels of a picture, of the bytes of any other file.
    var crc32: String?
    /// The pictures on a sheet.
    var images: [JSON]?

    init(path: String, target: AssetTarget, format: String) {
      self.path = path
      self.target = target
      self.format = format
    }

    var json: JSON {
      let members: JSON = [
        "crc32": crc32, "format": format, "images": images, "path": path,
        "pixels": pixels.map(JSON.extent), "points": points.map(JSON.extent), "scale": scale,
        "target": target.rawValue, "variant": variant,
      ]
      return members.adding(spec?.identity ?? [:])
    }

    /// The picture as a card lists it, or `nil` for files that are no pictures of one glyph.
    var picture: JSON? {
      guard spec != nil, let variant, let scale, let pixels else { return nil }
      return [
        "height": pixels.1, "path": path, "scale": scale, "variant": variant, "width": pixels.0,
      ]
    }
  }
}

extension JSON {
  fileprivate static func extent<Number: JSONConvertible>(_ size: (Number, Number)) -> JSON {
    ["height": size.1, "width": size.0]
  }
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
    return identity.adding(more)
  }

  /// The part of the meaning that each file of the glyph repeats.
  fileprivate var identity: JSON {
    let glyph: JSON = ["glyph": name]
    let members: JSON
    switch self {
    case .maneuver(let kind, let side):
      members = [
        "drivingSide": side == .left ? side.rawValue : nil, "kind": kind.rawValue,
      ]
    case .roundabout(let roundabout):
      var angle: Int?
      if case .through(let degrees) = roundabout.passage { angle = degrees }
      members = [
        "angle": angle, "circulation": roundabout.circulation.rawValue, "exit": roundabout.exit,
        "kind": angle == nil ? Maneuver(roundabout).kind.rawValue : "roundabout",
      ]
    case .junction: members = ["kind": "junction"]
    case .furniture: members = ["kind": "furniture"]
    case .lanes(let strip): members = ["kind": "lanes", "lanes": strip.lanes.map(\.json)]
    }
    return glyph.adding(members)
  }
}
