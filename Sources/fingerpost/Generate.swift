import ArgumentParser
import Foundation
import Routes

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
      of 'render', or of 'icons' if there are no routes. Paths are relative to its folder.

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

  func validate() throws {
    try PathArgument.check(("<file>", file), ("--output", output))
  }

  private struct Choice: Decodable {
    var routes: [String]?
    var arguments: [String]?
    var outputs: [String]?
  }

  func run() async throws {
    try await Failure.handled {
      let choice = try readChoice()
      let place = URL(filePath: file).absoluteURL.deletingLastPathComponent()
      let target = URL(filePath: output).absoluteURL.path
      do {
        guard FileManager.default.changeCurrentDirectoryPath(place.path) else {
          throw Failure("its folder cannot be entered; check it", .noInput)
        }
        let written = try await command(choice, target: target).work()
        try check(choice.outputs ?? [], among: written)
      } catch  where !(error is ExitCode) {
        // Errors name paths as seen from the user's folder, not from the working folder.
        var failure = Failure(error)
        failure.message = "\(file): \(failure.message.replacing(target, with: output))"
        throw failure
      }
    }
  }

  private func readChoice() throws -> Choice {
    let data = try Input.read(file)
    if let fault = JSONCheck.fault(in: data) {
      throw Failure("\(file): not JSON: \(fault); mend it", .badData)
    }
    do {
      return try JSONDecoder().decode(Choice.self, from: data)
    } catch {
      throw Failure(
        "\(file): no object whose 'routes', 'arguments' and 'outputs' are arrays of strings; "
          + "mend it", .badData)
    }
  }

  /// The command that a configuration asks for.
  private func command(_ choice: Choice, target: String) throws -> any AssetCommand {
    let routes = choice.routes ?? []
    let words =
      (choice.arguments ?? []) + ["-o", target, "--quiet"]
      + (routes.isEmpty ? [] : ["--"] + routes)
    let type: any AssetCommand.Type = routes.isEmpty ? Icons.self : Render.self
    let name = routes.isEmpty ? "icons" : "render"
    let noAssets = Failure("'arguments' ask for no assets; give options of '\(name)'", .badData)
    let command: any ParsableCommand
    do {
      command = try type.parseAsRoot(words)
    } catch {
      guard type.exitCode(for: error) != .success else { throw noAssets }
      let finding = Fingerpost.line(type.message(for: error), command: name)
      throw Failure("'arguments': \(finding)", .badData)
    }
    guard let command = command as? any AssetCommand else { throw noAssets }
    return command
  }

  /// Sees to it that the outputs which the package manager counts on are there, and not left of a
  /// run before.
  private func check(_ outputs: [String], among written: [String]) throws {
    for name in outputs {
      let isWritten = written.contains { $0 == name || $0.hasPrefix(name + "/") }
      guard !isWritten else { continue }
      let folder = name.split(separator: "/").dropLast().joined(separator: "/")
      let others = written.filter { $0.hasPrefix(folder) && $0.hasSuffix(name.suffix(5)) }
      let hint = others.first.map { ", such as '\($0)'" } ?? ""
      throw Failure(
        "'outputs': no '\(name)' is written with these arguments; name what is\(hint)", .badData)
    }
  }
}
