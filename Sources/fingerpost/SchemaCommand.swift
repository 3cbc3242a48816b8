import ArgumentParser
import Foundation
import Glyphs

/// The JSON Schema of a file that the program reads or writes.
struct SchemaCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of a file.",
    discussion: """
      EXAMPLES
        fingerpost schema theme > theme.schema.json
      """)

  enum Name: String, ExpressibleByArgument, CaseIterable {
    case theme
  }

  @Argument(help: "Which file: theme.")
  var name: Name

  func run() async throws {
    try await Failure.handled {
      switch name {
      case .theme: try Console.output(Data(Theme.jsonSchema.utf8))
      }
    }
  }
}
