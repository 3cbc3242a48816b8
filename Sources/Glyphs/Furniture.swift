/// The non-maneuver glyphs of a navigation app: signs, markers and buttons.
public enum Furniture: Hashable, Sendable {
  case stopSign
  case trafficLight
  case speedLimit(SpeedLimit)
  /// The map marker of the destination.
  case destinationMarker
  /// The map marker of an intermediate stop.
  case waypointMarker
  /// The map marker of a building's entrance.
  case entranceMarker
  /// A compass whose needle points up.
  case compass
  /// The button that pans the map.
  case pan
  case zoomIn
  case zoomOut
  /// The button that follows the vehicle again.
  case recenter
  /// The button that shows the user's location.
  case myLocation

  /// All glyphs without parameters.
  public static let plain: [Furniture] = [
    .stopSign, .trafficLight, .destinationMarker, .waypointMarker, .entranceMarker, .compass, .pan,
    .zoomIn, .zoomOut, .recenter, .myLocation,
  ]
}

extension Furniture {
  /// The name; `init(name:)` parses it back.
  var name: String {
    switch self {
    case .stopSign: return "stop_sign"
    case .trafficLight: return "traffic_light"
    case .destinationMarker: return "marker_destination"
    case .waypointMarker: return "marker_waypoint"
    case .entranceMarker: return "marker_entrance"
    case .compass: return "compass"
    case .pan: return "map_pan"
    case .zoomIn: return "map_zoom_in"
    case .zoomOut: return "map_zoom_out"
    case .recenter: return "map_recenter"
    case .myLocation: return "map_my_location"
    case .speedLimit(let limit):
      let suffix = limit.state == .normal ? "" : "_" + limit.state.rawValue
      return "speed_\(limit.form.rawValue)_\(limit.number)" + suffix
    }
  }

  init?(name: String) {
    var candidates = Self.plain
    let parts = name.split(separator: "_", maxSplits: 3).map(String.init)
    if parts.count > 2, let form = SpeedLimit.Form(rawValue: parts[1]), let number = Int(parts[2]),
      let state = parts.count == 3 ? .normal : SpeedLimit.State(rawValue: parts[3]),
      let limit = try? SpeedLimit(form: form, number: number, state: state)
    {
      candidates = [.speedLimit(limit)]
    }
    guard let match = candidates.first(where: { $0.name == name }) else { return nil }
    self = match
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
    /// Above the limit.
    case over
    /// Far above the limit.
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
