import Guidance
public import Documents

/// Compares the cards of routes with the sentences of their engine.
public enum RouteLint {
  /// Finds the cards that lack a number, a name or a place of the engine's own sentence.
  public static func check(_ source: GuidedSource, path: String) -> [LintFinding] {
    source.routes.enumerated().flatMap { number, route in
      route.unsaid.map { card, sentence, words in
        let lacked = words.map { "'\($0)'" }.joined(separator: ", ")
        return LintFinding(
          path: path, consumer: source.format.name,
          finding: (source.routes.count > 1 ? "route \(number), " : "") + "card \(card.index): "
            + "\(lacked) of the engine's '\(sentence)' stands in no words of ours, such as "
            + "'\(card.instructionVariants[0])'",
          remedy: "keep the engine's sentences with --instructions engine, in their language")
      }
    }
  }
}
