import ArgumentParser
import EmbeddedFiles

extension CommandConfiguration {
  /// A command that `Help/NAME.txt` describes: its abstract in the first line, the rest behind a blank one.
  ///
  /// A line that ends in a backslash goes on in the next.
  init(
    help name: String, version: String = "", shouldDisplay: Bool = true,
    subcommands: [any ParsableCommand.Type] = []
  ) {
    let text = String(decoding: EmbeddedFiles.read("fingerpost/Help/\(name).txt"), as: UTF8.self)
    let parts = text.replacing("\\\n", with: "").dropLast().split(separator: "\n\n", maxSplits: 1)
    self.init(
      commandName: name, abstract: String(parts[0]), discussion: String(parts[1]), version: version,
      shouldDisplay: shouldDisplay, subcommands: subcommands)
  }
}
