/// What is said of a step on each of the places where it is shown.
struct InstructionVariants: Hashable, Sendable {
  /// Whole instructions, longest first, each once; one or more.
  let instructions: [InstructionText]
  let texts: [String]
  /// Those for a dashboard, where there is little room: ours, without signs or name with number.
  let dashboard: [String]
  /// Those for a notification: one place of a sign at most, and no catchword.
  let notification: [String]
  /// The names of the road after the maneuver, longest first.
  let roads: [String]

  /// - Parameters:
  ///   - instructions: All of them, longest first.
  ///   - engines: The place of the engine's own among them, or nil if it is also ours.
  ///   - catchword: The text that is no sentence.
  ///   - roads: The names of the road.
  init(
    instructions: [InstructionText], engines: Int?, catchword: String?, roads: [String]
  ) {
    self.instructions = instructions
    texts = instructions.map(\.text)
    var dashboard: [String] = []
    var notification: [String] = []
    for (place, instruction) in instructions.enumerated() {
      let kinds = instruction.components.map(\.kind)
      if kinds.contains(.road), kinds.contains(.ref) { continue }
      let signs = kinds.count { $0 == .destination }
      let text = texts[place]
      if signs == 0, place != engines { dashboard.append(text) }
      if signs <= 1, text != catchword { notification.append(text) }
    }
    self.dashboard = dashboard.isEmpty ? texts.suffix(1) : dashboard
    self.notification = notification.isEmpty ? texts.suffix(1) : notification
    self.roads = roads.eachShorter
  }
}

extension [String] {
  /// The texts of which each has fewer characters than the one kept before it.
  var eachShorter: [String] {
    var kept: [String] = []
    for text in self where kept.last.map({ $0.count > text.count }) ?? true { kept.append(text) }
    return kept
  }
}
