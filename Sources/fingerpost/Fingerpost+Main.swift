import ArgumentParser
import Foundation
import Faults

extension Fingerpost {
  static func main() {
    var line: ConfiguredWords?
    do {
      let words = try ConfiguredWords(Array(CommandLine.arguments.dropFirst()))
      line = words
      var command = try parseAsRoot(words.words)
      try command.run()
    } catch {
      end(with: error, line)
    }
  }

  /// Exits with the requested help, or with one line that says what is wrong.
  private static func end(with error: any Error, _ line: ConfiguredWords?) -> Never {
    if error is ExitCode { exit(withError: error) }
    do {
      guard exitCode(for: error) == .success else { throw error }
      try Console.output(fullMessage(for: error, columns: nil) + "\n")
      exit()
    } catch {
      let fault = fault(of: error, line)
      Console.error(fault.description)
      exit(withError: ExitCode(fault.kind.rawValue))
    }
  }

  /// One line that says what is wrong, with the file of options if that is at fault.
  static func fault(of error: any Error, _ line: ConfiguredWords?) -> Fault {
    var fault = Fault(error)
    if exitCode(for: error) == .validationFailure {
      let names = (try? CommandTable.all().names) ?? []
      let word = line?.words.first ?? ""
      let command = names.first { $0 == word }
      fault = Fault(.usage, Self.line(message(for: error), command: command))
      if command == nil, let name = word.nearest(among: names) {
        fault.finding = "no command '\(word)', did you mean '\(name)'? See 'fingerpost --help'"
      }
    }
    return line?.blaming(fault) ?? fault
  }

  /// Joins the parser's message to one line that refers to the help of the program or command.
  static func line(_ message: String, command: String?) -> String {
    let lines = message.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let list = lines.dropFirst().map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "- ")) }
      .joined(separator: ", ")
    let text =
      (lines[0].prefix(1).lowercased() + lines[0].dropFirst()
      + (list.isEmpty ? "" : " " + list))
      .trimmingCharacters(in: CharacterSet(charactersIn: "."))
      .replacing(". Please provide one of the following:", with: "; use one of")
      .replacing(". Please provide one of", with: "; use one of")
      .replacing(". Did you mean", with: ", did you mean")
    let help = ([name] + [command].compactMap(\.self) + ["--help"]).joined(separator: " ")
    return text + (text.hasSuffix("?") ? " See" : "; see") + " '\(help)'"
  }
}
