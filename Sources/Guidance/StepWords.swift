import Routes

/// What is said of a step, all of it in one language.
struct StepWords {
  let variants: InstructionVariants
  /// The language, as a BCP 47 tag.
  let language: String
  /// What the sign of a motorway exit says, such as `Exit 12`; nil elsewhere.
  let exitLabel: String?

  /// Words a step after an old road, in a leg that ends at a place.
  ///
  /// Where the language has no words here, they are the engine's sentence alone, or English where it
  /// has none.
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
    func isSame(_ first: String?, _ second: String?) -> Bool { first != nil && first == second }
    let new = step.road
    let spoken = guide.language.isWordless ? guide.languages.fallback : guide.spoken
    let writer = InstructionWriter(
      spoken: spoken, step: step, row: step.maneuver.kind.row, placeName: placeName,
      staysOnRoad: isSame(old?.name, new.name) || (new.name == nil && isSame(old?.ref, new.ref)),
      engineText: engineText)
    variants = writer.variants()
    language = spoken.language.tag
    exitLabel = writer.exitSign?.text
  }
}
