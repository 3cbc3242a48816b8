public import ArgumentParser
import Documents
import Faults
import Glyphs
import Guidance
public import Routes

extension DrivingSide: ExpressibleByArgument {}
extension Vehicle: ExpressibleByArgument {}
extension RoundaboutSteps: ExpressibleByArgument {}

struct ReadingOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "The form of the input: auto, \(Engine.readable). For 'cards' also that of the output: "
        + "json, jsonl, text, markdown or navinfo, for 'announce' text, jsonl, srt or vtt, for "
        + "'render' jsonl; repeatable for these.", valueName: "format"),
    completion: .list(Self.inputs + ["json", "jsonl", "text", "markdown", "srt", "vtt"]))
  var formats: [String] = []

  static let inputs = ["auto"] + Engine.all.map(\.name)

  @Option(
    files:
      "A file that says how an engine's responses are read; repeatable, before the known forms.")
  var engineFile: [String] = []

  @Option(
    help:
      "The side that traffic keeps to. Default: that of the route or of its country, else right.")
  var drivingSide: DrivingSide?

  @Option(value: "Whether entering and leaving a roundabout are one card.", "steps")
  var roundabouts = RoundaboutSteps.joined

  @Option(
    value: "Whose reserved lanes the driver may use, beside those of the route's mode.", "vehicle")
  var vehicle = Vehicle.car

  @Option(
    name: .customLong("alternatives"),
    help: ArgumentHelp(
      "How many alternatives of each file to take beside its first route: all, one, none, or a "
        + "number. Default: none.", valueName: "count"),
    completion: .list(["all", "one", "none"]), transform: AlternativesArgument.count)
  var given: Int?

  @Flag(help: "Reject a route without steps, which gives no cards. Default: a warning.")
  var requireCards = false

  var alternatives: Int { given ?? 0 }

  /// The forms that --format names of the input and of the output; throws for an unknown word.
  ///
  /// A form that can be both, such as `navinfo`, is that of the output unless --format also names another
  /// one for it.
  func forms(
    of outputs: [String] = []
  ) throws -> (reading: ReadingOptions, output: String?) {
    var reading = self
    // The command itself reports a file that it cannot read.
    let files = try? engineFiles().map(\.engine.name)
    let inputs = Self.inputs + (files ?? formats.filter { !outputs.contains($0) })
    reading.formats = formats.filter(inputs.contains)
    var others = formats.filter { !inputs.contains($0) }
    if let other = others.first(where: { !outputs.contains($0) }) {
      let all = outputs.isEmpty ? "" : outputs.joined(separator: ", ") + ", or of the input "
      throw ValidationError(
        "--format: unknown format '\(other)'; "
          + (other.suggestion(among: outputs + inputs) ?? "use \(all)auto, \(Engine.readable)")
      )
    }
    if others.isEmpty, let place = reading.formats.lastIndex(where: outputs.contains) {
      others = [reading.formats.remove(at: place)]
    }
    if reading.formats.count > 1 { throw ValidationError("give one --format for the input") }
    if Set(others).count > 1 { throw ValidationError("give one --format for the output") }
    return (reading, others.first)
  }

  func reader(iconWords: [IconWord]) throws -> RouteReader {
    let files = try engineFiles()
    let engines = files.map(\.engine) + Engine.all
    var reader = RouteReader(
      format: engines.first { formats.contains($0.name) }, drivingSide: drivingSide,
      roundabouts: roundabouts)
    reader.engineFiles = files
    reader.vehicle = vehicle
    reader.iconWords = iconWords
    return reader
  }

  private func engineFiles() throws -> [EngineFile] {
    try engineFile.map { path in
      try Fault.naming(path) { try EngineFile(Input.bytes(path)) }
    }
  }

  /// Reads all routes, makes their cards, and prints warnings about them; throws for a bad file.
  func guided(
    _ paths: [String], by guide: Guide, say: SayOptions, iconWords: [IconWord] = []
  ) throws -> [GuidedSource] {
    let (sources, faults) = try guidedAndFailed(paths, by: guide, say: say, iconWords: iconWords)
    if let first = faults.first { throw first }
    return sources
  }

  /// The same, but one bad file of several does not silence the others.
  ///
  /// A feed gives the chosen routes, or with `wholeFeeds` all of them and the messages.
  func guidedAndFailed(
    _ paths: [String], by guide: Guide, say: SayOptions, iconWords: [IconWord] = [],
    wholeFeeds: Bool = false
  ) throws -> (sources: [GuidedSource], faults: [Fault]) {
    var count = 0
    var sources: [GuidedSource] = []
    let shortNames = SourceNames.names(of: paths)
    let faults = try read(
      paths, say, iconWords: iconWords, wholeFeeds: wholeFeeds
    ) { place, response in
      let name = Input.name(of: paths[place])
      let guided = try response.routes.enumerated().map { number, route in
        try guide.guide(route, index: count + number)
      }
      count += guided.count
      var source = GuidedSource(
        name: shortNames[place], format: response.format, routes: guided)
      source.feed = wholeFeeds ? response.feed : nil
      sources.append(source)
      if !say.quiet { Console.warnings(guided.warnings, name: name) }
    }
    return (sources, faults)
  }

  /// Reads files one by one; passes a file's place and response, with only the chosen routes, to `take`.
  ///
  /// Returns why files could not be read.
  func read(
    _ paths: [String], _ say: SayOptions, iconWords: [IconWord], wholeFeeds: Bool = false,
    _ take: (Int, RouteResponse) throws -> Void
  ) throws -> [Fault] {
    if paths.isEmpty { throw ValidationError("name a route file, or - for standard input") }
    let reader = try reader(iconWords: iconWords)
    var faults: [Fault] = []
    func read(_ text: [UInt8], isLine: Bool, _ place: Int, name: String) {
      do {
        var response = try isLine ? RouteLine(text, reader).result.get() : reader.read(text)
        response.routes = try chosen(of: response, wholeFeeds: wholeFeeds)
        if !say.quiet { Console.warnings(response.warnings, name: name) }
        try take(place, response)
      } catch {
        faults.append(Fault(error).within(name))
      }
    }
    for (place, path) in paths.enumerated() {
      let name = Input.name(of: path)
      do {
        let text = try Input.bytes(path)
        guard Input.hasLines(text, of: path) else {
          read(text, isLine: false, place, name: name)
          continue
        }
        let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where line.contains(where: { $0 > 0x20 }) {
          read(Array(line), isLine: true, place, name: "\(name): line \(index + 1)")
        }
      } catch {
        faults.append(Fault(error).within(name))
      }
    }
    return faults
  }

  /// The routes to take; throws if they have no steps and steps were not read or cards are required.
  func chosen(of response: RouteResponse, wholeFeeds: Bool = false) throws(Fault) -> [Route] {
    let most = wholeFeeds && response.feed != nil ? .max : alternatives
    return try response.chosen(alternatives: most, requiresSteps: requireCards)
  }
}

extension Console {
  /// Prints the warnings about a file, of each kind at most ten.
  static func warnings(_ warnings: [CardWarning], name: String) {
    for kind in CardWarning.Kind.allCases {
      let own = warnings.filter { $0.kind == kind }
      guard let first = own.first else { continue }
      self.warnings(own.map { "\(name): \($0.line)" }, rest: first.rest(of: name))
    }
  }
}
