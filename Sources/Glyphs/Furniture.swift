/// Glyphs on the screen of a navigation app other than maneuvers: signs, markers and buttons.
public enum Furniture: Hashable, Sendable {
  /// The octagon that says STOP.
  case stopSign
  /// A traffic light.
  case trafficLight
  /// A speed limit.
  case speedLimit(SpeedLimit)
  /// The marker of the destination on a map.
  case destinationMarker
  /// The marker of a stop on the way.
  case waypointMarker
  /// The marker of a building's entrance.
  case entranceMarker
  /// A compass whose needle points up.
  case compass
  /// The button that moves the map.
  case pan
  /// The button that shows less of the map, larger.
  case zoomIn
  /// The button that shows more of the map, smaller.
  case zoomOut
  /// The button that follows the drive again.
  case recenter
  /// The button that shows where one is.
  case myLocation

  /// All that have no parameters.
  public static let plain: [Furniture] = [
    .stopSign, .trafficLight, .destinationMarker, .waypointMarker, .entranceMarker, .compass, .pan,
    .zoomIn, .zoomOut, .recenter, .myLocation,
  ]
}

extension Furniture {
  /// The name, from which `init(name:)` makes the same.
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

  /// The glyph of a name, or nil for other names.
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

/// A speed limit as its sign shows it.
public struct SpeedLimit: Hashable, Sendable {
  /// The form of the sign.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// Round with a red rim, as in the Vienna Convention on Road Signs.
    case vienna
    /// Upright with a black border and the words SPEED LIMIT.
    case us
  }

  /// How fast one drives.
  public enum State: String, Hashable, Sendable, CaseIterable {
    case normal
    /// Above the limit.
    case over
    /// Far above the limit.
    case farOver = "far_over"
  }

  /// The form of the sign.
  public let form: Form
  /// The number, 1 to 999, in the unit of the place.
  public let number: Int
  /// How fast one drives.
  public let state: State

  /// Makes a speed limit.
  ///
  /// - Throws: `GlyphError.badParameter` for a number out of range.
  public init(form: Form, number: Int, state: State = .normal) throws(GlyphError) {
    try GlyphError.check("the speed limit", number, in: 1...999)
    self.form = form
    self.number = number
    self.state = state
  }
}
