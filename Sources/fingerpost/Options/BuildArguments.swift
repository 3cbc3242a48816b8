import ArgumentParser
import SystemLibraries
import Files
import Escaping
import Faults

struct BuildArguments: ParsableArguments {
  @Flag(help: "Remove the files that only earlier runs wrote.")
  var prune = false

  @Flag(help: "Write nothing; name the files that would change, with exit code 1 if there are any.")
  var check = false

  @Flag(help: "Write nothing; print the path of each file that would be written.")
  var listOutputs = false

  @Option(file: "Write a dependency file of all files read, for Make and Ninja.")
  var depfile: String?

  @Option(file: "Write a list of all files written, for Xcode.")
  var xcfilelist: String?

  @Flag(help: "Run again at each save of routes, icons, theme and options, until Ctrl-C.")
  var watch = false

  func validate() throws {
    let goals = [("--check", check), ("--list-outputs", listOutputs), ("--watch", watch)]
    let names = goals.filter(\.1).map(\.0)
    if names.count > 1 {
      throw ValidationError("\(names[0]) and \(names[1]) exclude each other")
    }
  }

  /// Returns the lists to write, with the program as an input.
  ///
  /// Throws for a path that their format cannot express.
  func lists(
    of outputs: [String], manifest: String, inputs: [String]
  ) throws -> [(path: String, text: String)] {
    var lists: [(String, String)] = []
    if let xcfilelist {
      let text = try Fault.naming("--xcfilelist") { try outputs.map(FileListLine.line).joined() }
      lists.append((xcfilelist, text))
    }
    if let depfile, !listOutputs {
      let text = try Fault.naming("--depfile") {
        let inputs = (inputs + [ProgramArguments.program].compactMap(\.self)).sorted()
        let sources = try inputs.map { " \\\n  " + (try MakeWord.escaped($0, as: .prerequisite)) }
        // Rules without commands keep Make going when a source is removed.
        let rules = try inputs.map { "\n" + (try MakeWord.escaped($0, as: .target)) + ":\n" }
        return try MakeWord.escaped(manifest, as: .target) + ":" + sources.joined() + "\n"
          + rules.joined()
      }
      lists.append((depfile, text))
    }
    return lists
  }
}
