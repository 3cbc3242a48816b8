import Glyphs
import Guidance
import JSON
import Routes
import Testing

extension AtlasCase {
  /// What our card of a case of the atlas says.
  func result() throws -> JSON { result(try #require(Self.cards[id]).get()) }

  /// What a card says, in the form of a result.
  func result(_ card: Card) -> JSON {
    let (step, types) = (card.step, card.platformTypes)
    let maneuver = step.maneuver
    return [
      "id": id, "kind": maneuver.kind.rawValue, "side": maneuver.side,
      "exit": types.androidAuto.exitNumber, "angle": maneuver.roundaboutAngle,
      "exitSign": step.road.exits,
      "lanes": (try? LaneStrip(step.lanes))?.lanes.map(\.words).joined(separator: "|"),
      "meters": (card.estimate.distance.meters * 10).rounded() / 10,
      "road": step.road.name ?? step.road.ref, "carPlay": types.carPlay.type.name,
      "androidAuto": types.androidAuto.type.name, "google": types.google.name,
      "instruction": card.instructionVariants[0],
    ]
  }
}

extension Maneuver {
  /// The side to which the vehicle moves or keeps; nil if it is open.
  fileprivate var side: String? {
    if let side = kind.side { return side.rawValue }
    if let circulation = kind.circulation, let angle = roundaboutAngle {
      let turn = circulation == .counterClockwise ? 180 - angle : angle - 180
      return turn.magnitude < 22.5 ? "none" : turn > 0 ? "right" : "left"
    }
    return kind.turnDirection == .straight ? "none" : nil
  }
}

extension Lane {
  /// The words of `glyph lanes` for the lane.
  fileprivate var words: String {
    let mark = state == .preferred ? "*" : state == .usable ? "+" : ""
    let arrows = directions.map { arrow in
      arrow.rawValue.replacing("-", with: "_") + (arrow == followed ? mark : "")
    }
    return (followed == nil ? mark : "") + arrows.joined(separator: ";")
      + access.map { "@" + $0.rawValue }.joined()
  }
}
