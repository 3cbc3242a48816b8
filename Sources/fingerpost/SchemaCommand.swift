import ArgumentParser
import AssetExport
import Foundation
import Glyphs
import GoldenDiff

/// Prints a JSON Schema.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of a kind of file.",
    discussion: """
      EXAMPLES
        fingerpost schema theme > theme.schema.json
        fingerpost schema diff-rules > diff-rules.schema.json
      """)

  enum Name: String, ExpressibleByArgument, CaseIterable {
    case diff
    case diffRules = "diff-rules"
    case drive
    case theme
  }

  @Argument(help: "What the schema is for: diff, diff-rules, drive or theme.")
  var name: Name

  func run() throws {
    switch name {
    case .diff: try Console.output(Data(DiffSchema.report))
    case .diffRules: try Console.output(Data(DiffSchema.rules))
    case .drive: try Console.output(Data(DriveLog.jsonSchema.utf8))
    case .theme: try Console.output(Data(Theme.jsonSchema.utf8))
    }
  }
}
