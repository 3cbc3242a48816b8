import Foundation
import Routes

/// What no step may do: name different sides, or show lanes that say nothing.
enum SideLaw {
  /// The faults of a step; none mostly.
  static func faults(of step: Step) -> [String] {
    let kind = step.maneuver.kind
    var faults = laneFaults(of: step)
    if kind.circulation != nil {
      faults += roundaboutFaults(of: step)
    } else if let side = side(of: kind), !isPlace(kind) {
      if let shown = junctionSide(step), shown != side { faults.append("the roads turn \(shown)") }
      if let told = toldSide(step), told != side { faults.append("the sentence says \(told)") }
      if let lit = litSide(step), lit != side { faults.append("the lanes say \(lit)") }
    }
    return faults
  }

  private static func laneFaults(of step: Step) -> [String] {
    let kind = step.maneuver.kind
    let goesOn: Set<ManeuverKind> = [.straight, .followRoad, .nameChange, .notification]
    guard !step.lanes.isEmpty, isPlace(kind) || goesOn.contains(kind) else { return [] }
    return step.lanes.contains { $0.state != .avoid } ? [] : ["lanes that say nothing"]
  }

  private static func roundaboutFaults(of step: Step) -> [String] {
    let maneuver = step.maneuver
    var faults: [String] = []
    guard let angle = maneuver.roundaboutAngle, let circulation = maneuver.kind.circulation else {
      return maneuver.otherExits.isEmpty ? [] : ["exits without an angle"]
    }
    let turns = [
      "sharp-right": 135.0, "right": 90, "slight-right": 45, "straight": 0, "slight-left": -45,
      "left": -90, "sharp-left": -135,
    ]
    let name = maneuver.kind.rawValue.split(separator: "-").dropFirst().dropLast()
      .joined(separator: "-")
    if let turn = turns[name] {
      let named = circulation == .clockwise ? 180 + turn : 180 - turn
      if (named - angle).magnitude > 67.5 { faults.append("\(angle) degrees") }
    }
    if let exit = maneuver.exit {
      if angle < 25 * Double(exit - 1) { faults.append("exit \(exit) at \(angle) degrees") }
      if !maneuver.otherExits.isEmpty, maneuver.otherExits.count != exit - 1 {
        faults.append("exit \(exit) after \(maneuver.otherExits)")
      }
    }
    if maneuver.otherExits.contains(where: { $0 >= angle }) { faults.append("exits not passed") }
    return faults
  }

  private static func isPlace(_ kind: ManeuverKind) -> Bool {
    ["arrive", "waypoint", "depart"].contains { kind.rawValue.hasPrefix($0) }
  }

  static func side(of kind: ManeuverKind) -> String? {
    ["left", "right"].first { kind.rawValue.hasSuffix("-" + $0) }
  }

  /// The side of all lanes to take; nil where they differ.
  private static func litSide(_ step: Step) -> String? {
    let preferred = step.lanes.filter { $0.state == .preferred }
    let lit = preferred.isEmpty ? step.lanes.filter { $0.state == .usable } : preferred
    let sides = Set(lit.map { ($0.followed?.degrees ?? 0).sign(below: "left", above: "right") })
    return sides.count == 1 ? sides.first.flatMap(\.self) : nil
  }

  /// The side of the road to take at the junction of a turn, where it turns clearly.
  private static func junctionSide(_ step: Step) -> String? {
    guard let roads = step.maneuver.intersection, let entry = roads.entry, let exit = roads.exit,
      ["turn-", "end-of-road-"].contains(where: step.maneuver.kind.rawValue.hasPrefix)
    else { return nil }
    let turn = Int(roads.bearings[exit] - roads.bearings[entry] + 720) % 360 - 180
    return (25...155).contains(turn.magnitude) ? (turn < 0 ? "left" : "right") : nil
  }

  /// The side that an English, German, French, Spanish or Portuguese sentence names.
  private static func toldSide(_ step: Step) -> String? {
    var text = step.maneuver.instruction ?? ""
    for name in [step.road.name, step.road.ref, step.road.destinations].compactMap(\.self) {
      text = text.replacing(name, with: "")
    }
    let words = Set(text.lowercased().split { !$0.isLetter }.map(String.init))
    let left = ["left", "links", "gauche", "izquierda", "esquerda"].contains(where: words.contains)
    let right = ["right", "rechts", "droite", "derecha", "direita"].contains(
      where: words.contains)
    return left == right ? nil : left ? "left" : "right"
  }
}

extension Double {
  fileprivate func sign<Value>(below: Value, above: Value) -> Value? {
    self == 0 ? nil : self < 0 ? below : above
  }
}
