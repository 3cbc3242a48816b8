import Faults
import Glyphs
import JSON
import Routes

/// What a case may expect of a maneuver, and what a program may say of it.
package enum AtlasMember: String, CaseIterable, Sendable {
  /// The canonical kind, and the side to which the vehicle moves or keeps: left, right or none.
  case kind, side
  /// The exit of a roundabout, from 1, and the degrees driven around the circle, 1 to 360.
  case exit, angle
  /// The number on the sign of a motorway's exit.
  case exitSign
  /// The lanes in the words of `glyph lanes`.
  case lanes
  /// The meters to the next maneuver, and the name of the road there.
  case meters, road
  /// The types of other platforms.
  case carPlay, androidAuto, google

  /// What a number may be, and by how much a right one may be off; nil for words.
  private var number: (range: ClosedRange<Double>, slack: Double)? {
    switch self {
    case .exit: (1...99, 0)
    case .angle: (1...360, 10)
    case .meters: (0...1e9, 1)
    case .kind, .side, .exitSign, .lanes, .road, .carPlay, .androidAuto, .google: nil
    }
  }

  /// Checks a value; throws where it can be neither right nor wrong.
  func value(_ node: JSONNode) throws(Fault) -> JSON {
    if let number { return .number(try node.expectNumber(in: number.range)) }
    let text = try node.expectText()
    switch self {
    case .kind where ManeuverKind(rawValue: text) == nil:
      throw node.fault(
        "no kind '\(text)'",
        remedy: text.suggestion(among: ManeuverKind.names) ?? "use one of 'fingerpost list'")
    case .side where !["left", "right", "none"].contains(text):
      throw node.fault("no side '\(text)'", remedy: "use left, right or none")
    case .lanes:
      _ = try Fault.changing({ ($0.kind, $0.place) = (.data, node.place + ": " + $0.place) }) {
        () throws(Fault) in try Self.lanes(text, .right)
      }
    default: break
    }
    return .string(text)
  }

  /// Whether a checked value is an expected one, in traffic on a side.
  func agrees(_ said: JSON, with expected: JSON, on side: DrivingSide) -> Bool {
    if let number {
      guard case .number(let one) = said, case .number(let other) = expected else { return false }
      return abs(one - other) <= number.slack
    }
    guard let one = said.text, let other = expected.text else { return false }
    switch self {
    case .lanes:
      guard let one = try? Self.lanes(one, side), let other = try? Self.lanes(other, side) else {
        return false
      }
      return one == other
    case .google: return Self.googleName(one) == Self.googleName(other)
    default: return one == other
    }
  }

  private static func lanes(_ text: String, _ side: DrivingSide) throws(Fault) -> [Lane] {
    lanes(try LaneStrip(words: text, drivingSide: side))
  }

  /// The lanes of a strip; a lane that is marked as a whole is followed along its arrow if it has one.
  static func lanes(_ strip: LaneStrip) -> [Lane] {
    strip.lanes.map { lane in
      var lane = lane
      if lane.state != .avoid, lane.directions.count == 1 { lane.followed = lane.directions[0] }
      return lane
    }
  }

  /// What the names have in common that Google's SDKs for iOS and Android give to a maneuver.
  private static func googleName(_ text: String) -> String {
    Vocabulary.squeezed(text.replacing("GMSNavigationManeuver", with: ""))
  }
}
