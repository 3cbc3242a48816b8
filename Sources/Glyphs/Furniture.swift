/// The non-maneuver glyphs of a navigation app: signs, markers and buttons.
public enum Furniture: Hashable, Sendable {
  /// A file of `Icons/furniture`, by its name as a glyph, such as `stop_sign`.
  case picture(String)
  case speedLimit(SpeedLimit)
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
    }
  }

  init?(name: String) {
    if EmbeddedIcons.furniture[name.replacing("_", with: "-")] != nil {
      self = .picture(name)
    } else if let frame = Self.waiting.first(where: { $0.name == name }) {
      self = frame
    } else {
      guard let limit = SpeedLimit(name: name) else { return nil }
      self = .speedLimit(limit)
    }
  }
}
