/// The non-maneuver glyphs of a navigation app: signs, markers and buttons.
public enum Furniture: Hashable, Sendable {
  case stopSign
  case trafficLight
  case speedLimit(SpeedLimit)
  case destinationMarker
  case waypointMarker
  /// The map marker of a building's entrance.
  case entranceMarker
  /// A compass whose needle points up.
  case compass
  case pan
  case zoomIn
  case zoomOut
  /// The button that follows the vehicle again.
  case recenter
  case myLocation
  /// A ring of dots with a fading tail, for voice search and rerouting; frames from 1.
  case waiting(frame: Int)

  /// The names of all glyphs without parameters.
  package static let names: KeyValuePairs<Furniture, String> = [
    .stopSign: "stop_sign", .trafficLight: "traffic_light",
    .destinationMarker: "marker_destination", .waypointMarker: "marker_waypoint",
    .entranceMarker: "marker_entrance", .compass: "compass", .pan: "map_pan",
    .zoomIn: "map_zoom_in", .zoomOut: "map_zoom_out", .recenter: "map_recenter",
    .myLocation: "map_my_location", .waiting(frame: 1): "waiting",
  ]

  /// The number of frames in which the dots turn once around, each of 0.08 seconds.
  package static let waitingFrames = 12
}

extension Furniture {
  /// The name; `init(name:)` parses it back.
  var name: String {
    if case .waiting(let frame) = self, frame > 1 { return "waiting_\(frame)" }
    guard case .speedLimit(let limit) = self else {
      return Self.names.first { $0.key == self }?.value ?? ""
    }
    let suffix = limit.state == .normal ? "" : "_" + limit.state.rawValue
    return "speed_\(limit.form.rawValue)_\(limit.number)" + suffix
  }

  init?(name: String) {
    let parts = name.split(separator: "_", maxSplits: 3).map(String.init)
    if parts.count > 2, let form = SpeedLimit.Form(rawValue: parts[1]), let number = Int(parts[2]),
      let state = parts.count == 3 ? .normal : SpeedLimit.State(rawValue: parts[3]),
      let limit = try? SpeedLimit(form: form, number: number, state: state)
    {
      self = .speedLimit(limit)
    } else if parts.count == 2, parts[0] == "waiting",
      let frame = (2...Self.waitingFrames).first(where: { "\($0)" == parts[1] })
    {
      self = .waiting(frame: frame)
    } else if let plain = Self.names.first(where: { $0.value == name }) {
      self = plain.key
    } else {
      return nil
    }
  }
}

/// A speed limit as shown on a sign.
public struct SpeedLimit: Hashable, Sendable {
  /// The form of the sign.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// Round with a red rim, as in the Vienna Convention on Road Signs.
    case vienna
    /// Upright with a black border and the words SPEED LIMIT.
    case us
  }

  /// The current speed relative to the limit.
  public enum State: String, Hashable, Sendable, CaseIterable {
    case normal
    case over
    case farOver = "far_over"
  }

  /// The form of the sign.
  public let form: Form
  /// The limit, 1 to 999, in the local unit.
  public let number: Int
  /// The current speed relative to the limit.
  public let state: State

  /// Creates a speed limit, or throws `GlyphError.badParameter` for a number outside 1 to 999.
  public init(form: Form, number: Int, state: State = .normal) throws(GlyphError) {
    try GlyphError.check("the speed limit", number, in: 1...999)
    self.form = form
    self.number = number
    self.state = state
  }
}
