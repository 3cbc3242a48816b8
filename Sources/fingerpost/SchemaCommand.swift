import ArgumentParser
import AssetExport
import Cards
import Foundation
import Glyphs
import GoldenDiff
import Guidance

/// Prints a JSON Schema.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", _superCommandName: Fingerpost.name,
    abstract: "Prints the JSON Schema of a kind of file.",
    discussion: """
      The schema 'cards' is that of cards.json and of a line of JSON Lines; 'route' that of the \
      plainest form of routes, for those who write routes themselves.

      EXAMPLES
        fingerpost schema theme > theme.schema.json
        fingerpost schema cards > cards.schema.json
      """)

  enum Name: String, WordArgument {
    case cards
    case diff
    case diffRules = "diff-rules"
    case drive
    case language
    case manifest
    case route
    case theme
  }

  @Argument(
    help: """
      What the schema is for: cards, diff, diff-rules, drive, language, manifest, route or theme.
      """)
  var name: Name

  func run() throws {
    try Failure.handled { try Console.output(schema) }
  }

  private var schema: Data {
    switch name {
    case .cards: Data(CardsSchema.cards)
    case .diff: Data(DiffSchema.report)
    case .diffRules: Data(DiffSchema.rules)
    case .drive: Data(CardsSchema.drive)
    case .language: Data(LanguageSchema.json)
    case .manifest: Data(ExportSchema.manifest)
    case .route: Data(CardsSchema.route)
    case .theme: Data(Theme.jsonSchema)
    }
  }
}
