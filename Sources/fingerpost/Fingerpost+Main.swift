import ArgumentParser
import Foundation

extension Fingerpost {
  static func main() {
    do {
      var command = try parseAsRoot()
      if let command = command as? any AsyncParsableCommand {
        try SystemLimits.check()
        run(command)
      }
      try command.run()
    } catch {
      end(with: error)
    }
  }

  /// Runs a command on other threads, then exits: an asynchronous `main` would unwind this thread,
  /// which takes longer than most commands if all libraries are linked in.
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

  /// Exits with the requested help, or with one line that says what is wrong.
  private static func end(with error: any Error) -> Never {
    if error is ExitCode { exit(withError: error) }
    do {
      switch exitCode(for: error) {
      case .success: try Console.output(fullMessage(for: error, columns: nil) + "\n")
      case .validationFailure:
        let names = configuration.subcommands.compactMap { $0.configuration.commandName }
        let word = CommandLine.arguments.dropFirst().first ?? ""
        let command = names.first { $0 == word }
        // At most two letters are inserted or removed.
        if command == nil, let name = names.first(where: { $0.difference(from: word).count <= 2 }) {
          throw Failure(
            "no command '\(word)', did you mean '\(name)'? See 'fingerpost --help'", .usage)
        }
        throw Failure(line(message(for: error), command: command), .usage)
      default: throw error
      }
      exit()
    } catch {
      let failure = Failure(error)
      Console.error(failure.message)
      exit(withError: ExitCode(failure.code.rawValue))
    }
  }

  /// Joins the parser's message to one line that refers to the help of the program or command.
  static func line(_ message: String, command: String?) -> String {
    let lines = message.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let list = lines.dropFirst().map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "- ")) }
      .joined(separator: ", ")
    let text = (lines[0] + (list.isEmpty ? "" : " " + list)).trimmingCharacters(
      in: CharacterSet(charactersIn: "."))
    let help = ([name] + [command].compactMap(\.self) + ["--help"]).joined(separator: " ")
    return text + (text.hasSuffix("?") ? " See" : "; see") + " '\(help)'"
  }
}
