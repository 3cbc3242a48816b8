import ArgumentParser
import Documents
import Faults
import SystemLibraries

@main
struct Fingerpost: ParsableCommand {
  static let name = "fingerpost"
  static let version = CardsDocument.version
  /// Identifies this program in the files that it writes.
  static let generator = CardsDocument.generator

  static let configuration = CommandConfiguration(
    help: name, version: version,
    subcommands: [
      Render.self, CardsCommand.self, Icons.self, GlyphCommand.self, List.self, Diff.self,
      Verify.self, Accept.self, Lint.self, PreviewCommand.self, DriveCommand.self,
      AnnounceCommand.self, KitCommand.self, SchemaCommand.self,
      Generate.self,
    ])

  static func main() {
    StandardStreams.fill()
    // A file that becomes larger than the user's limit is an error of writing, not the end.
    signal(SIGXFSZ, SIG_IGN)
    var line: ConfiguredWords?
    do {
      let configured = try ConfiguredWords(ProgramArguments.words())
      line = configured
      var command = try parseAsRoot(configured.words)
      guard let threaded = command as? any ThreadedCommand else {
        try command.run()
        return try IconFolder.checkCompleteness()
      }
      try SystemLimits.check()
      Task {
        do {
          try await threaded.run()
          try IconFolder.checkCompleteness()
          exit()
        } catch {
          end(with: error, configured)
        }
      }
    } catch {
      end(with: error, line)
    }
    dispatchMain()
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

  /// What is wrong, in the file of options if that is at fault.
  static func fault(of error: any Error, _ line: ConfiguredWords?) -> Fault {
    let isUsage = exitCode(for: error) == .validationFailure
    let fault = isUsage ? usage(message(for: error), line?.words.first ?? "") : Fault(error)
    return line?.blaming(fault) ?? fault
  }

  /// The parser's message on one line, behind it the help that describes what is right.
  static func usage(_ message: String, _ first: String) -> Fault {
    let names = configuration.subcommands.map { $0._commandName }
    let command = names.first { $0 == first }
    let words = message.split(separator: "'", omittingEmptySubsequences: false)
    if words[0] == "Unknown option ", words.count > 1,
      let remedy = Synonyms.remedy(for: String(words[1]), in: command)
    {
      return Fault(.usage, "unknown option '\(words[1])'", remedy: remedy)
    }
    var text = message.split(separator: "\n").map(\.trimmed).joined(separator: " ")
    if command == nil, !first.isEmpty, !first.hasPrefix("-") {
      text = "no command '\(first)'" + (first.suggestion(among: names).map { "; " + $0 } ?? "")
    }
    let help = ([name] + [command].compactMap(\.self) + ["--help"]).joined(separator: " ")
    let isSentence = text.hasSuffix("?") || text.hasSuffix(".")
    return Fault(.usage, text + (isSentence ? " See" : "; see") + " '\(help)'")
  }
}

protocol ThreadedCommand: AsyncParsableCommand, DescribedCommand, Sendable {
  func run() async throws
}

extension Fault {
  /// Any error as a fault; one that is not ours is a mistake of the program.
  init(_ error: any Error) {
    self = error as? Fault ?? Fault(.program, "\(error)", remedy: "please report this")
  }

  /// Does some work whose faults are those of an option.
  static func option<Value>(
    _ name: String, _ work: () throws(Fault) -> Value
  ) throws(Fault) -> Value {
    try changing({ ($0.kind, $0.place) = (.usage, name) }, work)
  }

  /// Does some work whose faults are in a file, if it is named.
  static func naming<Value>(_ file: String?, _ work: () throws -> Value) throws -> Value {
    do {
      return try work()
    } catch {
      throw file.map(Fault(error).within) ?? Fault(error)
    }
  }
}
