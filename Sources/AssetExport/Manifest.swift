import Documents
import EmbeddedFiles
import Escaping
package import Faults
package import SystemLibraries
import Glyphs
import JSON
import PNGCoding
import PNGReading
package import Paths
import Routes

/// The part of `manifest.json` that the program reads back: the list of a run's files.
package struct Manifest: Sendable {
  package static let name = "manifest.json"
  static let remedy = "write it again with 'render' or 'icons'"

  package var files: [File]
  /// The path of the cards, if routes were drawn.
  var cards: String?
  /// The program that wrote the files, such as `fingerpost 1.0.0`.
  package var generator: String?
  /// The files of earlier runs that are still in the folder; only path and checksum are known.
  package var stale: [File]?

  var sheets: [File] {
    files.filter { $0.target == AssetTarget.sprite.rawValue && $0.pixels != nil }
  }
  /// Whether a path stays inside of the folder.
  package static func isInside(_ path: String) -> Bool {
    let parts = path.pathParts
    return !parts.contains { ["", ".", ".."].contains($0) } && !path.utf8.contains(0)
  }

  package var sheetPaths: [String] { sheets.map(\.path) }
  package var paths: [String] { files.map(\.path) + [cards].compactMap(\.self) }

  /// Decodes a manifest; throws `Fault` for invalid JSON and other versions.
  package init(_ data: Data) throws(Fault) {
    let root = try? JSONNode(text: data)
    guard let schema = root?["schema"]?.string, let list = root?["files"], list.isArray,
      let files = Self.files(list)
    else { throw Fault("not a manifest of this program", remedy: Self.remedy) }
    guard schema == ExportSchema.manifestName else {
      throw Fault("schema: '\(schema)' is not known", remedy: Self.remedy)
    }
    self.files = files
    (cards, generator) = (root?["cards"]?.string, root?["generator"]?.string)
    stale = root?["stale"].flatMap(Self.files)
  }

  /// The files of a list; `nil` if one has no path.
  private static func files(_ list: JSONNode) -> [File]? {
    let files = list.elements.compactMap(File.init)
    return files.count == list.elements.count ? files : nil
  }

  package struct File: Sendable {
    /// A picture on a sheet.
    package struct Image: Sendable {
      var name: String
      var glyph: String
      var points: Size?
    }

    package var path: String
    /// The raw value of an `AssetTarget`.
    package var target: String?
    var format: String?
    package var glyph: String?
    var variant: String?
    /// Pixels per point.
    var scale: Double?
    package var points: Size?
    package var pixels: Size?
    /// The CRC-32 of a picture's pixels, or of the bytes of any other file.
    package var crc32: String?
    var spacing: Int?
    var images: [Image]?
    /// More about the glyph, or about the pictures on a sheet; encoded but not decoded.
    var details: JSON = [:]

    init(path: String, target: AssetTarget? = nil, format: String? = nil, crc32: String? = nil) {
      self.path = path
      self.target = target?.rawValue
      self.format = format
      self.crc32 = crc32
    }

    var json: JSON {
      let members: JSON = [
        "format": format, "glyph": glyph, "points": points?.json, "scale": scale,
        "target": target, "variant": variant,
      ]
      return members.adding(identity).adding(details)
    }

    /// What identifies a file that no run writes any more.
    var identity: JSON { ["crc32": crc32, "path": path, "pixels": pixels?.json] }

    /// Whether the content matches the CRC-32, which for pictures covers only the pixels.
    func vouches(for bytes: [UInt8]) -> Bool {
      guard let crc32 else { return false }
      guard pixels != nil else { return CRC32.digits(of: bytes) == crc32 }
      return (try? PNGCoder.decode(bytes)).map { CRC32.digits(of: $0.bytes) } == crc32
    }

    /// The entry in `cards.json`, or `nil` unless the file is a picture of one glyph.
    ///
    /// A vector has no pixels and no scale.
    var picture: JSON? {
      guard glyph != nil, let variant else { return nil }
      return (pixels?.json ?? [:]).adding(["path": path, "scale": scale, "variant": variant])
    }
  }
}

extension Manifest.File {
  fileprivate init?(_ node: JSONNode) {
    guard let path = node["path"]?.string else { return nil }
    self.path = path
    (target, format) = (node["target"]?.string, node["format"]?.string)
    (glyph, variant) = (node["glyph"]?.string, node["variant"]?.string)
    (scale, crc32) = (node["scale"]?.number, node["crc32"]?.string)
    (points, pixels) = (Size(node["points"]), Size(node["pixels"]))
    spacing = node["spacing"]?.number.flatMap { Int(exactly: $0) }
    images = node["images"]?.elements.compactMap(Image.init)
  }
}

extension Size {
  fileprivate init?(_ node: JSONNode?) {
    guard let width = node?["width"]?.number, let height = node?["height"]?.number else {
      return nil
    }
    self.init(width: width, height: height)
  }

  fileprivate var json: JSON { ["height": height, "width": width] }
}

extension Manifest.File.Image {
  fileprivate init?(_ node: JSONNode) {
    guard let name = node["name"]?.string, let glyph = node["meaning"]?["glyph"]?.string else {
      return nil
    }
    self.init(name: name, glyph: glyph, points: Size(node["points"]))
  }
}

extension GlyphSpec {
  var meaning: JSON {
    let more: JSON
    switch self {
    case .roundabout(let roundabout): more = ["otherAngles": roundabout.otherExits.nonEmpty]
    case .junction(let junction): more = ["otherTurns": junction.others, "turn": junction.exit]
    case .junctionView(let view):
      let branches = view.branches.enumerated().map { index, branch in
        [
          "chosen": index == view.chosen ? true : nil, "lanes": branch.lanes.map { Array($0) },
          "turn": branch.turn,
        ] as JSON
      }
      more = [
        "branches": branches, "laneStates": view.lanes.map(\.rawValue),
        "otherSign": view.otherSign?.json, "sign": view.signpost?.json, "title": view.title,
      ]
    case .maneuver, .lanes, .furniture, .shield, .icon: more = [:]
    }
    return details.adding(more).adding(["glyph": name])
  }

  /// The part of `meaning` that the manifest repeats for each file.
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
    case .junction(let junction): return ["kind": junction.fork?.rawValue ?? "junction"]
    case .junctionView: return ["kind": "junction-view"]
    case .furniture: return ["kind": "furniture"]
    case .shield(let shield):
      return ["kind": "shield", "network": shield.network, "text": shield.text]
    case .icon: return ["kind": "icon"]
    case .lanes(let strip): return ["kind": "lanes", "lanes": strip.lanes.map(\.json)]
    }
  }
}

extension Signpost {
  fileprivate var words: [String] {
    ([exit].compactMap(\.self) + shields).map(\.text) + destinations
  }

  fileprivate var json: JSON {
    [
      "destinations": destinations.nonEmpty, "exit": exit?.text,
      "shields": shields.map(\.text).nonEmpty,
    ]
  }
}

extension JunctionView {
  /// A few words for people, such as `lane 4 of 4: EXIT 34A, 70, Marlton`.
  fileprivate var title: String {
    let taken = lanes.indices.filter { lanes[$0] == .preferred }.map { "\($0 + 1)" }
    let turn = branches[chosen].turn
    let way = turn == 0 ? "straight on" : "\(turn.magnitude)° \(turn < 0 ? "left" : "right")"
    return "\(taken.count > 1 ? "lanes" : "lane") \(taken.joined(separator: ", ")) of "
      + "\(lanes.count): \(signpost?.words.joined(separator: ", ") ?? way)"
  }
}

package enum ExportSchema {
  /// The value of `schema` in a `manifest.json` of this version.
  package static let manifestName = "fingerpost/manifest/1"

  package static var manifest: [UInt8] {
    JSONSchemaText.filled(
      EmbeddedFiles.read("AssetExport/Schemas/manifest.schema.json"),
      [
        "kinds": ManeuverKind.allCases.map(\.rawValue),
        "targets": AssetTarget.allCases.map(\.rawValue),
      ], sharing: CardsSchema.shared)
  }
}
