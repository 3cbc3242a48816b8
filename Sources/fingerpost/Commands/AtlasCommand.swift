import ArgumentParser
import Atlas
import Essentials
import Faults
import GoldenDiff

struct AtlasCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "atlas",
    abstract: "Checks how a program maps engines' words to maneuvers, by a folder of cases.",
    discussion: """
      A case is an engine's response and what is right to say of one maneuver in it: kind, side, exit, \
      lanes, the types of CarPlay, Android Auto and Google. 'results' prints what this program says \
      of each, as JSON Lines. 'check' compares the results of any program, and prints a table and what \
      is wrong. A case is right if a member that is expected is said and none differs, and unsaid if \
      none is said. Engines without any result are not counted.

      EXAMPLES
        fingerpost atlas results atlas > ours.jsonl
        fingerpost atlas check atlas results.jsonl
        fingerpost atlas check atlas results.jsonl --only 'osrm-v5/*'
        fingerpost atlas check atlas results.jsonl --format markdown
        fingerpost atlas results atlas | fingerpost atlas check atlas -

      EXIT CODES
        0 all right or unsaid, 1 some wrong or absent, 64 usage, 65 bad data,
        66 no input.
      """)

  enum Action: String, ArgumentChoice { case results, check }

  @Argument(help: "Print the results of this program, or check those of any.")
  var action: Action

  @Argument(
    help: "The folder of the cases, with atlas.json.", completion: .directory,
    transform: PathArgument.stored)
  var atlas: String

  @Argument(
    help: "With 'check': the results, JSON Lines, or - for standard input.", completion: .file(),
    transform: PathArgument.checked)
  var results: String?

  @Option(
    help: ArgumentHelp(
      "Only cases of this id, where * is any text; repeatable.", valueName: "pattern"))
  var only: [String] = []

  @Option(help: "With 'check': the form of the output.")
  var format = AtlasCheck.Format.text

  func validate() throws {
    switch action {
    case .check where results == nil:
      throw ValidationError("Name the results to check, or - for standard input.")
    case .results where results != nil:
      throw ValidationError("'results' takes the folder alone; use 'check' to compare.")
    default: break
    }
  }

  func run() throws {
    let all = try AtlasFolder(atlas)
    let patterns = only.map(NamePattern.init)
    let chosen =
      patterns.isEmpty ? all : all.keeping { id in patterns.contains { $0.matches(id) } }
    guard !chosen.cases.isEmpty else {
      throw Fault(
        .usage, at: "--only", "no case has such an id", remedy: "use a pattern such as 'osrm-v5/*'")
    }
    guard let results else {
      for one in chosen.cases { try Console.output(chosen.result(one).line) }
      return
    }
    let read = try Fault.naming(Input.name(of: results)) {
      try AtlasResult.read(Input.bytes(results), of: all)
    }
    let check = AtlasCheck(read, against: chosen)
    guard !check.rows.isEmpty else {
      throw Fault(at: "--only", "no result is of these cases", remedy: "choose others")
    }
    try Console.output(check.output(as: format))
    if check.count(.wrong) + check.count(.absent) > 0 { throw ExitCode(1) }
  }
}

extension AtlasCheck.Format: ArgumentChoice {}
