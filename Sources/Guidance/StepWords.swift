import Routes

struct StepWords {
  let variants: InstructionVariants
  let language: String
  let exitLabel: String?

  /// In an unsupported language, uses the engine's sentence alone, or English without a sentence.
  init(_ step: Step, guide: Guide, after old: Road? = nil, placeName: String? = nil) {
    let engineText = guide.engineText(of: step)
    if guide.language.isWordless, let engineText {
      variants = InstructionVariants(
        instructions: [engineText], engines: nil, catchword: nil,
        roads: [step.road.name, step.road.ref].compactMap(\.self))
      language = guide.language.tag
      exitLabel = nil
      return
    }
    let spoken = guide.language.isWordless ? guide.languages.fallback : guide.spoken
    let writer = InstructionWriter(
      step, spoken, after: old, placeName: placeName, engineText: engineText)
    variants = writer.variants()
    language = spoken.language.tag
    exitLabel = writer.exitSign?.text
  }
}
