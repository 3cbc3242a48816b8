import Driving
import ArgumentParser
import Documents
import Foundation
import Glyphs
import Guidance
import Routes
import Faults

struct DriveCommand: ThreadedCommand {
  static let configuration = CommandConfiguration(
    commandName: "drive",
    abstract: "Prints the events of a navigator on a drive along a route, as JSON Lines.",
    discussion: """
      The vehicle moves as the engine plans, or as --trace has recorded it: GPX, GeoJSON, or JSON \
      Lines with time, latitude, longitude, altitude, course and speed. With a trace, further \
      routes are those that the vehicle may change to. The turn-by-turn feed of the Google \
      Navigation SDK is driven as it was recorded, without places. All events are described by \
      'fingerpost schema drive'.

      EXAMPLES
        fingerpost drive route.json
        fingerpost drive route.json --events card,lighting-mode --depart now
        fingerpost drive route.json --time-threshold 10 --distance-threshold 100
        fingerpost drive route.json --minor-speeding 5mph --major-speeding 10mph
        fingerpost drive route.json detour.json --trace drive.gpx
        fingerpost drive route.json --realtime 10 | your-app
        fingerpost drive feed.jsonl
      """)

  @OptionGroup var input: RouteOptions
  @OptionGroup var guidance: GuidanceOptions
  @Option(folder: IconFolder.help) var icons: String?
  @OptionGroup var say: SayOptions

  @Option(file: "Where a vehicle was, to follow it; - for standard input.")
  var trace: String?

  @Option(
    help: ArgumentHelp(
      "The events to print, with commas between. Default: all.", valueName: "names"),
    completion: .list(DriveEvent.Name.allCases.map(\.rawValue)), transform: Self.names)
  var events: Set<DriveEvent.Name>?

  @Option(value: "Locations per second, 0.001 to 100. Default: 1, or those of the trace.", "hz")
  var rate: Double?

  @Option(value: "Smallest change in remaining time to report.", "seconds")
  var timeThreshold = 1.0

  @Option(value: "Smallest change in remaining distance to report.", "meters")
  var distanceThreshold = 1.0

  @Option(
    help: ArgumentHelp(
      "Above the limit by so much is minor speeding: 10km/h, 5mph or 10%. Default: 10km/h or 5mph.",
      valueName: "margin"), transform: SpeedMarginArgument.margin)
  var minorSpeeding: SpeedMargin?

  @Option(
    help: ArgumentHelp(
      "Above the limit by so much is major speeding: 20km/h, 10mph or 20%. Default: 20km/h or 10mph.",
      valueName: "margin"), transform: SpeedMarginArgument.margin)
  var majorSpeeding: SpeedMargin?

  @Option(
    value:
      "How long a margin must be exceeded before the level of speeding rises; it falls at once.",
    "seconds")
  var severityUpgrade = 0.0

  @Option(
    value: "The height of the sun for low light; -6 is civil twilight, -0.833 sunset.", "degrees")
  var lowLightBelow = -6.0

  @Option(value: "Largest distance from the route at which a position counts as on it.", "meters")
  var gate = 40.0

  @Option(
    name: .customLong("realtime"), defaultAsFlag: 1,
    help: ArgumentHelp(
      "Print each event when it happens; a factor of 10 is ten times as fast.", valueName: "factor")
  )
  var realtime: Double?

  @Option(theme: "A theme: a file, or outline, high-contrast or map. Default: the built-in one.")
  var theme: String?

  @OptionGroup var config: ConfigOptions

  func validate() throws {
    try NumberArgument.check("--rate", rate, in: 0.001...100)
    try NumberArgument.check("--time-threshold", timeThreshold, in: 0 ... .infinity)
    try NumberArgument.check("--distance-threshold", distanceThreshold, in: 0 ... .infinity)
    try NumberArgument.check("--severity-upgrade", severityUpgrade, in: 0...3600)
    if let minor = minorSpeeding, let major = majorSpeeding, minor.isAlways(above: major) {
      throw ValidationError("--minor-speeding is above --major-speeding; give the lesser first.")
    }
    try NumberArgument.check("--low-light-below", lowLightBelow, in: -90...90)
    try NumberArgument.check("--gate", gate, in: 1...10_000)
    try NumberArgument.check("--realtime", realtime, in: 0.01...10_000)
    try input.reading.checkFormats()
    if trace == "-", input.routes.contains("-") {
      throw ValidationError("Only one of route and --trace can be standard input.")
    }
    if trace == nil, input.routes.count > 1 || input.reading.alternatives > 0 {
      throw ValidationError("Several routes need --trace; without it name one route.")
    }
  }

  private static func names(_ words: String) throws -> Set<DriveEvent.Name> {
    let all = DriveEvent.Name.allCases.map(\.rawValue)
    let names = try WordsArgument.words(
      words, among: all, kind: "event", remedy: "use some of " + all.joined(separator: ", "))
    return Set(names.compactMap(DriveEvent.Name.init))
  }

  func run() async throws {
    let guide = try guidance.guide(say)
    var options = DriveOptions()
    options.rate = rate
    options.timeThreshold = timeThreshold
    options.distanceThreshold = distanceThreshold
    options.minorSpeeding = minorSpeeding
    options.majorSpeeding = majorSpeeding
    options.severityUpgrade = severityUpgrade
    options.lowLightBelow = lowLightBelow
    options.gate = gate
    let (routes, feed) = try readRoutes()
    if feed != nil, trace != nil || rate != nil {
      throw ValidationError("A feed says where the vehicle is; leave out --trace and --rate.")
    }
    let recorded = try trace.map { path in
      try Fault.naming(Input.name(of: path)) { try Trace(Input.bytes(path)) }
    }
    let file = input.routes.count == 1 ? Input.name(of: input.routes[0]) : nil
    let drive = try Fault.naming(file) {
      try Drive(routes, guide: guide, trace: recorded, feed: feed, options: options)
    }
    if drive.hasAssumedTimes, !say.quiet { Console.warning(Self.assumedTimes) }
    try await print(drive)
  }

  static let assumedTimes = "the route states no times; assuming 50 km/h"

  private func readRoutes() throws -> (routes: [Route], feed: Feed?) {
    var routes: [Route] = []
    var feed: Feed?
    let failures = try input.reading.read(
      input.routes, say, iconWords: IconFolder.library(icons, forWords: true).words,
      wholeFeeds: true
    ) { place, response in
      let name = Input.name(of: input.routes[place])
      let steps = response.routes.flatMap(\.legs).flatMap(\.steps)
      if !say.quiet { ReadingOptions.report(steps.flatMap(\.fallbacks), name: name) }
      routes += response.routes
      feed = feed ?? response.feed
    }
    if let first = failures.first { throw first }
    return (routes, feed)
  }

  /// Prints the events; in real time, waits for the time of each.
  private func print(_ drive: Drive) async throws {
    let log = DriveLog(drive, theme: try Theme.read(theme))
    var stream = drive.events()
    let start = ContinuousClock.now
    while let event = try stream.next() {
      guard events?.contains(event.name) ?? true else { continue }
      if let realtime {
        let due = start + .milliseconds(Int64(Double(event.milliseconds) / realtime))
        if due > .now { try await Task.sleep(until: due, clock: .continuous) }
      }
      try Console.output(log.line(event))
    }
  }
}
