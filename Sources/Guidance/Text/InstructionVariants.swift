struct InstructionVariants: Hashable, Sendable {
  /// Longest first, without repetition; at least one.
  let instructions: [InstructionText]
  let texts: [String]
  /// Short ones for a dashboard: without signs, the engine's text, or name and number together.
  let dashboard: [String]
  /// For a notification: at most one place of a sign, and no catchword.
  let notification: [String]
  /// Names of the road after the maneuver, longest first.
  let roads: [String]

  /// `engines` is the index of the engine's own instruction, or nil if it equals one of ours;
  /// `catchword` is the instruction that is no sentence.
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
  /// Keeps each text that has fewer characters than the last one kept.
  var eachShorter: [String] {
    var kept: [String] = []
    for text in self where kept.last.map({ $0.count > text.count }) ?? true { kept.append(text) }
    return kept
  }
}
