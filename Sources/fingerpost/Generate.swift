import ArgumentParser
import Foundation

/// What the build-tool plugin runs: a configuration, read when it is run.
///
/// The plugin itself could read it, but Swift's package manager keeps the command lines that it
/// once made until files are added or removed.
struct Generate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", _superCommandName: Fingerpost.name,
    abstract: "Writes what a fingerpost.json asks for.",
    discussion: """
      The file is an object with 'routes', an array of files, and 'arguments', an array of options \
      of 'render', or of 'icons' where there are no routes. Paths are from its folder on.

      EXAMPLES
        fingerpost generate Sources/App/fingerpost.json -o assets
      """,
    shouldDisplay: false)

  @Argument(help: "The configuration.", completion: .file())
  var file: String

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder to write to.", valueName: "folder"),
    completion: .directory)
  var output: String

  private struct Choice: Decodable {
    var routes: [String]?
    var arguments: [String]?
  }

  func run() async throws {
    try await Failure.handled {
      let url = URL(filePath: file).absoluteURL
      let choice: Choice
      do {
        choice = try JSONDecoder().decode(Choice.self, from: try Input.read(file))
      } catch let failure as Failure {
        throw failure
      } catch {
        throw Failure(
          "\(file): no object whose 'routes' and 'arguments' are arrays of strings; mend it",
          .badData)
      }
      let routes = choice.routes ?? []
      let words =
        [routes.isEmpty ? "icons" : "render"] + (choice.arguments ?? [])
        + ["-o", URL(filePath: output).absoluteURL.path, "--quiet"]
        + (routes.isEmpty ? [] : ["--"] + routes)
      guard FileManager.default.changeCurrentDirectoryPath(url.deletingLastPathComponent().path)
      else { throw Failure("\(file): its folder cannot be entered; check it", .noInput) }
      let command: any ParsableCommand
      do {
        command = try Fingerpost.parseAsRoot(words)
      } catch {
        let lines = Fingerpost.message(for: error).split(separator: "\n")
        throw Failure("\(file): \(lines.first ?? "bad arguments"); mend them", .badData)
      }
      guard var command = command as? any AsyncParsableCommand else {
        throw Failure("\(file): its arguments ask for no assets; mend them", .badData)
      }
      try await command.run()
    }
  }
}
