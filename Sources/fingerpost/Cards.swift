import ArgumentParser
import AssetExport
import Guidance

/// Cards alone, to standard output.
struct Cards: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the cards of routes as JSON.",
    discussion: """
      EXAMPLES
        fingerpost cards route.json
        fingerpost cards route.json --units uk | jq '.cards[].instructionVariants[0]'
      """)

  @OptionGroup var input: RouteOptions
  @OptionGroup var guidance: GuidanceOptions
  @OptionGroup var say: SayOptions

  func validate() throws {
    if let other = input.otherFormats.first(where: { $0 != "json" }) {
      throw ValidationError("'\(other)' is no format; use json, or one of the input.")
    }
  }

  func run() async throws {
    try await Failure.handled {
      let guide = try guidance.guide(say)
      let sources = try input.guided(by: guide, say: say)
      let document = CardsDocument(
        sources: sources, guide: guide, generator: Fingerpost.generator)
      try Console.output(document.json())
    }
  }
}
