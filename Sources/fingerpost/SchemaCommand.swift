import ArgumentParser
import Foundation
import GoldenDiff

/// Prints a JSON Schema.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of a kind of file.",
    discussion: """
      EXAMPLES
        fingerpost schema diff
        fingerpost schema diff-rules > diff-rules.schema.json
      """)

  enum Name: String, ExpressibleByArgument, CaseIterable {
    case diff
    case diffRules = "diff-rules"
  }

  @Argument(help: "What the schema is for: diff or diff-rules.")
  var name: Name

  func run() throws {
    switch name {
    case .diff: try Console.output(Data(DiffSchema.report))
    case .diffRules: try Console.output(Data(DiffSchema.rules))
    }
  }
}
