import ArgumentParser
import Faults

/// The command that the build-tool plugin runs.
///
/// It reads the configuration instead of the plugin, since the package manager keeps command lines
/// until files come or go.
struct Generate: ThreadedCommand {
  static let configuration = CommandConfiguration(help: "generate", shouldDisplay: false)

  @Argument(help: "The configuration.", completion: .file(), transform: PathArgument.checked)
  var file: String

  @OptionGroup var folder: FolderOption
  @OptionGroup var say: SayOptions

  func run() async throws {
    let configuration = try Configuration(file, CommandTable.all())
    let command = configuration.hasRoutes ? "render" : "icons"
    let line = try ConfiguredWords(
      [command, "--config=\(file)", "--output=\(folder.output)", "--prune"]
        + [say.verbose ? "--verbose" : "--quiet"], configuration)
    do {
      guard let command = try Fingerpost.parseAsRoot(line.words) as? any AssetCommand else {
        throw Fault(
          .data, "no options of 'render' or 'icons'", remedy: "see 'fingerpost schema config'")
      }
      try check(configuration.outputs, among: try await command.work())
    } catch  where !(error is ExitCode) {
      throw Fingerpost.fault(of: error, line).within(file)
    }
  }

  /// Throws if this run did not write an expected output, even if an earlier run did.
  private func check(_ outputs: [String], among written: [String]) throws {
    for name in outputs where !written.contains(where: { $0 == name || $0.hasPrefix(name + "/") }) {
      let folder = name.split(separator: "/").dropLast().joined(separator: "/")
      let other = written.first { $0.hasPrefix(folder) && $0.hasSuffix(name.suffix(5)) }
      let hint = other.map { ", such as '\($0)'" } ?? ""
      throw Fault(
        .data, "'outputs': no '\(name)' is written with these options",
        remedy: "name what is\(hint)")
    }
  }
}
