import ArgumentParser
import Foundation

extension Fingerpost {
  /// Runs the program: the command that is named first, if it understands the rest, takes the short
  /// way.
  static func main() {
    do {
      var command = try command(Array(CommandLine.arguments.dropFirst()))
      if let command = command as? any AsyncParsableCommand {
        try Failure.handled { try SystemLimits.check() }
        run(command)
      }
      try command.run()
    } catch {
      end(with: error)
    }
  }

  /// Ends the program: with help where that was asked for, else with what is wrong in one line.
  private static func end(with error: any Error) -> Never {
    if exitCode(for: error) == .success { answer(fullMessage(for: error, columns: nil)) }
    let message = message(for: error)
    guard exitCode(for: error) == .validationFailure, !message.isEmpty else {
      exit(withError: error)
    }
    let names = configuration.subcommands.map { $0.configuration.commandName }
    let command = CommandLine.arguments.dropFirst().first.flatMap { names.contains($0) ? $0 : nil }
    Console.error(Self.line(message, command: command))
    exit(withError: ExitCode(Failure.Code.usage.rawValue))
  }

  /// Ends the program with a text that was asked for, such as help.
  private static func answer(_ text: String) -> Never {
    do {
      try Failure.handled {
        if !text.isEmpty { try Console.output(Data((text + "\n").utf8)) }
      }
      exit()
    } catch {
      exit(withError: error)
    }
  }

  /// The message of the argument parser in one line, with the help to read.
  ///
  /// - Parameters:
  ///   - message: One or several sentences; a list of words may be on lines of its own.
  ///   - command: The command whose help says more, or nil for the whole program.
  /// - Returns: The line without its end.
  static func line(_ message: String, command: String?) -> String {
    let lines = message.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let list = lines.dropFirst().map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "- ")) }
      .joined(separator: ", ")
    let text = (lines[0] + (list.isEmpty ? "" : " " + list)).trimmingCharacters(
      in: CharacterSet(charactersIn: "."))
    let help = ([name] + [command].compactMap(\.self) + ["--help"]).joined(separator: " ")
    return text + (text.hasSuffix("?") ? " See" : "; see") + " '\(help)'"
  }

  /// Runs a command that waits for its parts, and ends the program with it.
  ///
  /// This thread only waits. If `main` itself were asynchronous, the runtime would end the thread, and
  /// unwind it for that, which takes longer than most commands where all libraries are linked in.
  private static func run(_ command: sending any AsyncParsableCommand) -> Never {
    Task {
      var command = command
      do {
        try await command.run()
        exit()
      } catch {
        end(with: error)
      }
    }
    while true { DispatchSemaphore(value: 0).wait() }
  }

  /// The command that the arguments ask for.
  private static func command(_ arguments: [String]) throws -> any ParsableCommand {
    try directCommand(arguments) ?? parseAsRoot(arguments)
  }

  /// The command that is named first, with its arguments, parsed by itself.
  ///
  /// Parsing from the root visits all commands, which takes longer than drawing a glyph. Only the
  /// root knows all commands, so this returns nil if the arguments are wrong or ask for help or
  /// completions. Each command names its parent (`_superCommandName`), which saves the search for
  /// completion requests.
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
