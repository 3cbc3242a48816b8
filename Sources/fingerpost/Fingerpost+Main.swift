import ArgumentParser

extension Fingerpost {
  /// Runs the program: the command that is named first, if it understands the rest, takes the short
  /// way.
  ///
  /// Only a command that waits for others is awaited: the rest ends in the thread that it began in,
  /// and starts no other.
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      var command = try command(arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      exit(withError: error)
    }
  }

  /// The command that the arguments ask for.
  private static func command(_ arguments: [String]) throws -> any ParsableCommand {
    try directCommand(arguments) ?? parseAsRoot(arguments)
  }

  /// The command that is named first, with its arguments, parsed by itself.
  ///
  /// Parsing from the root looks at all commands and takes longer than drawing a glyph. It is still
  /// what answers whenever anything is amiss, since only the root knows all commands; so this gives
  /// nothing where the arguments ask for help or for completions, or are wrong. That commands say
  /// whose they are (`_superCommandName`) spares them the search for requests of completions.
  static func directCommand(_ arguments: [String]) -> (any ParsableCommand)? {
    guard let name = arguments.first, arguments.dropFirst().first != completionRequest,
      let type = configuration.subcommands.first(where: { $0.configuration.commandName == name }),
      let command = try? type.parseAsRoot(Array(arguments.dropFirst())),
      Swift.type(of: command) == type
    else { return nil }
    return command
  }

  /// How a shell asks for completions; understood after the root alone.
  private static let completionRequest = "---completion"
}
