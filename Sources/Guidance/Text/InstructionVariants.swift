/// What is said of a step on each of the places where it is shown.
struct InstructionVariants: Hashable, Sendable {
  /// Whole instructions, longest first, each once; one or more.
  let instructions: [InstructionText]
  /// Their texts.
  let texts: [String]
  /// Those for the dashboard, where the map leaves little room: ours, without signs and without
  /// name and number together.
  let dashboard: [String]
  /// Those for a notification, which is read without the map: one place of a sign at most, and no
  /// catchword.
  let notification: [String]
  /// The names of the road after the maneuver, longest first.
  let roads: [String]

  /// Chooses among instructions.
  ///
  /// - Parameters:
  ///   - instructions: All of them, longest first.
  ///   - texts: Their texts.
  ///   - engines: The place of the engine's own among them, or nil if it is also ours.
  ///   - catchword: The text that is no sentence.
  ///   - roads: The names of the road.
  init(
    instructions: [InstructionText], texts: [String], engines: Int?, catchword: String?,
    roads: [String]
  ) {
    self.instructions = instructions
    self.texts = texts
    var dashboard: [String] = []
    var notification: [String] = []
    for (place, instruction) in instructions.enumerated() {
      var signs = 0
      var hasName = false
      var hasNumber = false
      for component in instruction.components {
        switch component.kind {
        case .destination: signs += 1
        case .road: hasName = true
        case .ref: hasNumber = true
        case .text, .exit, .place, .delimiter: break
        }
      }
      if hasName, hasNumber { continue }
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
