package import Faults
import Glyphs
package import Guidance
import Routes

// What this program itself says of a case.

extension AtlasFolder {
  /// What our own English cards say of a case.
  package func result(_ one: AtlasCase) -> AtlasResult {
    do throws(Fault) {
      return AtlasResult(one.id, try card(one))
    } catch {
      var result = AtlasResult(one.id)
      result.error = "\(error)"
      return result
    }
  }

  /// The card of the maneuver that a case is about; throws if the response cannot be read.
  ///
  /// The side of traffic is given to the reader only where the response does not state it. A step that
  /// joins the one before has its card, and one past the engine's last is the arrival that we add.
  package func card(_ one: AtlasCase) throws(Fault) -> Card {
    let response = one.response.source.utf8
    var reader = RouteReader(format: engines.first { $0.name == one.engine }?.format)
    var route = try reader.read(response).routes[0]
    let isStated = route.legs.contains { leg in
      leg.steps.contains { [.stated, .route].contains($0.drivingSideSource) }
    }
    if !isStated {
      reader.drivingSide = one.drivingSide
      route = try reader.read(response).routes[0]
    }
    var guide = Guide(units: .metric, locale: try LocaleTag("en"))
    guide.hasAnnouncements = false
    let guided = try guide.guide(route)
    let numbers = guided.steps.flatMap { $0.map(\.number) }
    let last = numbers.compactMap { $0 }.max() ?? -1
    if one.step <= last {
      // A step that joins the one before has no card of its own; the card before tells of it.
      let index = numbers.lastIndex { number in number.map { $0 <= one.step } ?? false }
      if let index { return guided.cards[index] }
    } else if one.step == last + 1, numbers.last == .some(nil), let arrival = guided.cards.last {
      return arrival
    }
    throw Fault("no step \(one.step) in the response", remedy: "count the engine's steps from 0")
  }
}

extension AtlasResult {
  fileprivate init(_ id: String, _ card: Card) {
    self.init(id)
    let (step, types) = (card.step, card.platformTypes)
    let maneuver = step.maneuver
    let words: [AtlasMember: String?] = [
      .kind: maneuver.kind.rawValue, .side: maneuver.side, .exitSign: step.road.exits,
      .lanes: (try? LaneStrip(step.lanes)).map {
        AtlasMember.lanes($0).map(\.words).joined(separator: "|")
      },
      .road: step.road.name ?? step.road.ref, .carPlay: types.carPlay.type.name,
      .androidAuto: types.androidAuto.type.name, .google: types.google.name,
    ]
    let numbers: [AtlasMember: Double?] = [
      .exit: types.androidAuto.exitNumber.map(Double.init),
      .angle: maneuver.roundaboutAngle,
      .meters: (card.estimate.distance.meters * 10).rounded() / 10,
    ]
    said = words.compactMapValues { $0.map { .string($0) } }
    said.merge(numbers.compactMapValues { $0.map { .number($0) } }) { $1 }
    instruction = card.instructionVariants[0]
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
