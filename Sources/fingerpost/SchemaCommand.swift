import ArgumentParser
import AssetExport
import Foundation
import Glyphs
import GoldenDiff

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
    case manifest
    case route
    case theme
  }

  @Argument(
    help: "What the schema is for: cards, diff, diff-rules, drive, manifest, route or theme.")
  var name: Name

  func run() throws {
    switch name {
    case .cards: try Console.output(Data(ExportSchema.cards))
    case .diff: try Console.output(Data(DiffSchema.report))
    case .diffRules: try Console.output(Data(DiffSchema.rules))
    case .drive: try Console.output(Data(ExportSchema.drive))
    case .manifest: try Console.output(Data(ExportSchema.manifest))
    case .route: try Console.output(Data(ExportSchema.route))
    case .theme: try Console.output(Data(Theme.jsonSchema.utf8))
    }
  }
}
