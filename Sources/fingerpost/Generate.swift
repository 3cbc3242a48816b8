import ArgumentParser
import Foundation

/// The command that the build-tool plugin runs.
///
/// It reads the configuration instead of the plugin, since the package manager keeps command lines
/// until files come or go.
struct Generate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Writes what a fingerpost.json asks for.",
    discussion: """
      The file is an object with 'routes', an array of files, and 'arguments', an array of options \
      of 'render', or of 'icons' if there are no routes. Paths are relative to its folder.

      EXAMPLES
        fingerpost generate Sources/App/fingerpost.json -o assets
      """,
    shouldDisplay: false)

  @Argument(help: "The configuration.", completion: .file(), transform: PathArgument.checked)
  var file: String

  @OptionGroup var folder: FolderOption

  private struct Choice: Decodable {
    var routes: [String]?
    var arguments: [String]?
    var outputs: [String]?
  }

  func run() async throws {
    let data = try Input.json(file)
    guard let choice = try? JSONDecoder().decode(Choice.self, from: data) else {
      throw Failure(
        "\(file): no object whose 'routes', 'arguments' and 'outputs' are arrays of strings; "
          + "fix it", .badData)
    }
    let place = URL(filePath: file).absoluteURL.deletingLastPathComponent()
    let target = URL(filePath: folder.output).absoluteURL.path
    do {
      guard FileManager.default.changeCurrentDirectoryPath(place.path) else {
        throw Failure("its folder cannot be entered; check it", .noInput)
      }
      let written = try await command(choice, target: target).work()
      try check(choice.outputs ?? [], among: written)
    } catch  where !(error is ExitCode) {
      // Errors show paths from the user's folder, not from the working folder.
      var failure = Failure(error)
      failure.message = "\(file): \(failure.message.replacing(target, with: folder.output))"
      throw failure
    }
  }

  private func command(_ choice: Choice, target: String) throws -> any AssetCommand {
    let routes = choice.routes ?? []
    let words =
      (choice.arguments ?? []) + ["-o", target, "--prune", "--quiet"]
      + (routes.isEmpty ? [] : ["--"] + routes)
    let type: any AssetCommand.Type = routes.isEmpty ? Icons.self : Render.self
    let name = routes.isEmpty ? "icons" : "render"
    do {
      if let command = try type.parseAsRoot(words) as? any AssetCommand { return command }
    } catch  where type.exitCode(for: error) != .success {
      let finding = Fingerpost.line(type.message(for: error), command: name)
      throw Failure("'arguments': \(finding)", .badData)
    }
    throw Failure("'arguments' ask for no assets; give options of '\(name)'", .badData)
  }

  /// Throws if this run did not write an expected output, even if an earlier run did.
  private func check(_ outputs: [String], among written: [String]) throws {
    for name in outputs where !written.contains(where: { $0 == name || $0.hasPrefix(name + "/") }) {
      let folder = name.split(separator: "/").dropLast().joined(separator: "/")
      let other = written.first { $0.hasPrefix(folder) && $0.hasSuffix(name.suffix(5)) }
      let hint = other.map { ", such as '\($0)'" } ?? ""
      throw Failure(
        "'outputs': no '\(name)' is written with these arguments; name what is\(hint)", .badData)
    }
  }
}
