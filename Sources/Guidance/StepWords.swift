import Routes

struct StepWords {
  let variants: InstructionVariants
  let language: String
  let exitLabel: String?

  /// In an unsupported language, uses the engine's sentence alone, or English without a sentence.
  ///
  /// The engine's sentence is left out where our own differ before the maneuver and at it, since it
  /// fits only one of the two.
  init(
    _ step: Step, guide: Guide, _ moment: InstructionWriter.Moment = .before,
    after old: Road? = nil, placeName: String? = nil
  ) {
    let engineText = guide.showsEngineText ? guide.engineText(of: step) : nil
    if guide.language.isWordless, let engineText {
      variants = InstructionVariants(
        instructions: [engineText], engines: nil, catchword: nil,
        roads: [step.road.name, step.road.ref].compactMap(\.self))
      language = guide.language.tag
      exitLabel = nil
      return
    }
    let spoken = guide.language.isWordless ? guide.languages.fallback : guide.spoken
    let hasMoments = spoken.language.before[step.maneuver.kind.row.phrase] != nil
    let writer = InstructionWriter(
      step, spoken, moment, after: old, placeName: placeName,
      engineText: hasMoments ? nil : engineText)
    variants = writer.variants()
    language = spoken.language.tag
    exitLabel = writer.exitSign?.text
  }
}
