extension OSRMStepBuilder {
  /// Gives a step what banners and sentences alone say of the exit and its signs.
  func addSigns(to step: inout Step) {
    guard !step.maneuver.kind.isWaypoint else { return }
    if step.road.exits == nil, index > 0, step.maneuver.kind.circulation == nil {
      let shown = leg.steps[index - 1].banners.firstValue { banner -> String? in
        let numbers = banner.banner.primary.components.filter { $0.type == "exit-number" }
        return numbers.isEmpty ? nil : numbers.map(\.text).joined(separator: "; ")
      }
      step.road.exits = shown
    }
    step.takeSignsBesideFields()
  }
}
