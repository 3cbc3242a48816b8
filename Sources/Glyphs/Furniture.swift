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
    if let plain = Self.plain.first(where: { $0.name == name }) {
      self = plain
      return
    }
    let parts = name.split(separator: "_", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[0] == "speed",
      let form = SpeedLimit.Form(rawValue: String(parts[1])), let number = Int(parts[2]),
      let state = parts.count == 3 ? .normal : SpeedLimit.State(rawValue: String(parts[3])),
      let limit = try? SpeedLimit(form: form, number: number, state: state)
    else { return nil }
    self = .speedLimit(limit)
    guard self.name == name else { return nil }
  }
}
