import ArgumentParser
import EmbeddedFiles

/// A command with the name of its type, without `Command`, that `Help/NAME.txt` describes.
protocol DescribedCommand: ParsableCommand {}

extension DescribedCommand {
  static var configuration: CommandConfiguration {
    let name = "\(Self.self)".lowercased()
    return CommandConfiguration(
      help: String(name.hasSuffix("command") ? name.dropLast(7) : name[...]))
  }
}

extension CommandConfiguration {
  /// The first line of `Help/NAME.txt` is the abstract, and what is behind a blank line the rest.
  init(
    help name: String, version: String = "", shouldDisplay: Bool = true,
    subcommands: [any ParsableCommand.Type] = []
  ) {
    let text = EmbeddedFiles.read("fingerpost/Help/\(name).txt").dropLast()
    let first = text.prefix { $0 != 0x0A }
    self.init(
      commandName: name, abstract: String(decoding: first, as: UTF8.self),
      discussion: String(decoding: text.dropFirst(first.count + 2), as: UTF8.self),
      version: version, shouldDisplay: shouldDisplay, subcommands: subcommands)
  }
}
