public import Maneuvers

/// Everything that determines a glyph's picture except colors and size.
public enum GlyphSpec: Hashable, Sendable {
  /// A maneuver icon; the side matters only for kinds that depend on the driving side.
  case maneuver(ManeuverKind, DrivingSide)
  case roundabout(Roundabout)
  /// A junction with its true angles.
  case junction(Junction)
  /// The road ahead in perspective, with its lanes and the roads that it parts into.
  case junctionView(JunctionView)
  case lanes(LaneStrip)
  /// A sign, marker or button of the navigation screen.
  case furniture(Furniture)
  /// A sign with the number of a road or an exit.
  case shield(Shield)
  /// A new icon of a folder, by its name as a glyph, such as `toll_tunnel`.
  case icon(String)

  /// Chooses the glyph of a maneuver kind.
  ///
  /// The angles are in degrees driven around a roundabout: `angle` to the exit taken, `otherExits`
  /// to the exits passed. `exit` is the number of the exit taken.
  public init(
    kind: ManeuverKind, drivingSide side: DrivingSide, angle: Double? = nil, exit: Int? = nil,
    otherExits: [Double] = []
  ) {
    if let roundabout = Roundabout(kind: kind, angle: angle, exit: exit, otherExits: otherExits) {
      self = .roundabout(roundabout)
    } else {
      self = .maneuver(kind, kind.isDrawnOnDrivingSide ? side : .right)
    }
  }
}

/// How to draw junctions.
public enum JunctionStyle: String, Hashable, Sendable, CaseIterable {
  /// One picture for each kind of turn.
  case schematic
  /// The roads that meet, at their true angles.
  case `true`
}

/// The non-maneuver glyphs of a navigation app: signs, markers and buttons.
public enum Furniture: Hashable, Sendable {
  /// A file of `Icons/furniture`, by its name as a glyph, such as `stop_sign`.
  case picture(String)
  case speedLimit(SpeedLimit)
  /// A limit for the size or the weight of vehicles, in centimeters or kilograms.
  case vehicleLimit(VehicleLimit)
  /// A ring of dots with a fading tail, for voice search and rerouting; frames from 1.
  case waiting(frame: Int)

  /// All pictures, sorted by name.
  package static let pictures = EmbeddedIcons.furniture.names.map {
    Furniture.picture($0.replacing("-", with: "_"))
  }

  /// The frames in which the dots turn once around, each of 0.08 seconds.
  package static let waiting = (1...12).map { Furniture.waiting(frame: $0) }
}

extension Furniture {
  /// The name; `init(name:)` parses it back.
  var name: String {
    switch self {
    case .picture(let name): name
    case .waiting(let frame): frame == 1 ? "waiting" : "waiting_\(frame)"
    case .speedLimit(let limit): limit.name
    case .vehicleLimit(let limit): limit.name
    }
  }

  init?(name: String) {
    if EmbeddedIcons.furniture[name.replacing("_", with: "-")] != nil {
      self = .picture(name)
    } else if let frame = Self.waiting.first(where: { $0.name == name }) {
      self = frame
    } else if let limit = VehicleLimit(name: name) {
      self = .vehicleLimit(limit)
    } else {
      guard let limit = SpeedLimit(name: name) else { return nil }
      self = .speedLimit(limit)
    }
  }
}
