/// How to treat a roundabout that an engine describes in two steps, entry and exit.
public enum RoundaboutSteps: String, Hashable, Sendable, CaseIterable {
  case joined
  case separate
}

extension Leg {
  mutating func joinRoundabouts() {
    guard steps.contains(where: \.maneuver.kind.leavesRoundabout) else { return }
    // Joins in place, since steps are large.
    var count = 0
    for index in steps.indices {
      if count > 0, steps[count - 1].maneuver.kind.entersRoundabout,
        steps[count - 1].roundaboutExit == nil, steps[index].maneuver.kind.leavesRoundabout
      {
        let exit = steps[index]
        steps[count - 1].join(exit)
      } else {
        if count < index { steps.swapAt(count, index) }
        count += 1
      }
    }
    steps.removeLast(steps.count - count)
  }
}

extension Step {
  /// Joins the step of the exit; takes its road and mode, and its exit number and angle if absent.
  ///
  /// The lanes of the exit lie inside the ring, so that they are not those of the approach.
  fileprivate mutating func join(_ exit: Step) {
    roundaboutExit = RoundaboutExit(
      engineType: exit.maneuver.engineType, engineModifier: exit.maneuver.engineModifier,
      instruction: exit.maneuver.instruction, distance: distance, duration: duration,
      banners: exit.banners, announcements: exit.announcements)
    let circulation = maneuver.kind.circulation
    maneuver.exit = maneuver.exit ?? exit.maneuver.exit
    if maneuver.roundaboutAngle == nil, let circulation {
      maneuver.roundaboutAngle =
        exit.maneuver.roundaboutAngle ?? angle(to: exit, circulation: circulation)
    }
    maneuver.bearingAfter = exit.maneuver.bearingAfter ?? maneuver.bearingAfter
    if maneuver.exit != nil || maneuver.roundaboutAngle != nil {
      maneuver.kind = maneuver.kind.withExit
    }
    line += line.last == exit.line.first ? exit.line.dropFirst() : exit.line[...]
    distance += exit.distance
    duration += exit.duration
    let name = road.rotaryName ?? exit.road.rotaryName
    let junction = road.junctionName ?? exit.road.junctionName
    if exit.road != Road() { road = exit.road }
    road.rotaryName = name
    road.junctionName = junction
    shields += exit.shields
    country = country ?? exit.country
    mode = exit.mode ?? mode
    fallbacks += exit.fallbacks
  }

  private func angle(to exit: Step, circulation: Circulation) -> Double? {
    guard let before = maneuver.bearingBefore, let after = exit.maneuver.bearingAfter,
      before != 0 || after != 0 || maneuver.bearingAfter != 0
    else { return nil }
    return Bearing.roundaboutAngle(from: before, to: after, circulation: circulation)
  }
}
