import Glyphs
import Routes

/// The list of all that was written: `manifest.json`.
struct Manifest: Encodable {
  /// A file and what it shows.
  struct File: Encodable, Sendable {
    var path: String
    var target: AssetTarget
    var format: String
    var glyph: String?
    var kind: String?
    var angle: Int?
    var exit: Int?
    var circulation: String?
    var drivingSide: String?
    var lanes: [LaneRecord]?
    var variant: String?
    var scale: Double?
    var points: Extent<Double>?
    var pixels: Extent<Int>?
    /// Of the pixels of a picture, of the bytes of any other file.
    var crc32: String?
    /// What a sheet holds.
    var images: [SheetImage]?

    init(path: String, target: AssetTarget, format: String) {
      self.path = path
      self.target = target
      self.format = format
    }

    mutating func set(_ meaning: Meaning) {
      glyph = meaning.glyph
      kind = meaning.kind
      angle = meaning.angle
      exit = meaning.exit
      circulation = meaning.circulation
      drivingSide = meaning.drivingSide
      lanes = meaning.lanes
    }
  }

  /// What a glyph means, for machines.
  struct Meaning: Encodable, Sendable {
    var glyph: String
    var kind: String
    var angle: Int?
    var exit: Int?
    var circulation: String?
    var drivingSide: String?
    var lanes: [LaneRecord]?
    /// The turn into the road to follow, in degrees; 0 is straight on, positive to the right.
    var turn: Int?
    /// The turns into the other roads of a junction.
    var otherTurns: [Int]?
    /// Degrees driven around a roundabout to the exits that are passed.
    var otherAngles: [Int]?
    /// What platforms call it, as far as the picture alone tells.
    var platforms: MeaningPlatforms?
  }

  /// A picture on a sheet.
  struct SheetImage: Encodable, Sendable {
    var name: String
    /// The part of the glyph that is shown, where it is not all of it.
    var part: DistanceSprites.Part?
    var meaning: Meaning
  }

  struct Extent<Number: Encodable & Sendable>: Encodable, Sendable {
    var width: Number
    var height: Number
  }

  struct FallbackRecord: Encodable {
    var source: String
    var place: String
    var words: String
    var replacement: String
  }

  var schema = ExportSchema.manifestName
  var generator: String
  var files: [File]
  /// The meaning of each glyph that a file shows, by its name.
  var glyphs: [String: Meaning]
  var fallbacks: [FallbackRecord]
}

extension Manifest.Meaning {
  init(_ spec: GlyphSpec) {
    glyph = spec.name
    switch spec {
    case .maneuver(let kind, let side):
      self.kind = kind.rawValue
      drivingSide = side == .left ? side.rawValue : nil
    case .roundabout(let roundabout):
      kind = Maneuver(roundabout).kind.rawValue
      circulation = roundabout.circulation.rawValue
      exit = roundabout.exit
      otherAngles = roundabout.otherExits.isEmpty ? nil : roundabout.otherExits
      if case .through(let angle) = roundabout.passage {
        kind = "roundabout"
        self.angle = angle
      }
    case .junction(let junction):
      kind = "junction"
      turn = junction.exit
      otherTurns = junction.others
    case .furniture: kind = "furniture"
    case .lanes(let strip):
      kind = "lanes"
      lanes = strip.lanes.map(LaneRecord.init)
    }
  }
}

/// A lane as it is written.
struct LaneRecord: Encodable, Sendable {
  var access: [Lane.Access]?
  var directions: [Lane.Direction]
  var followed: Lane.Direction?
  var state: Lane.State
  var usable: Bool

  init(_ lane: Lane) {
    directions = lane.directions
    usable = lane.state != .avoid
    state = lane.state
    followed = lane.followed
    access = lane.access.isEmpty ? nil : lane.access
  }
}
