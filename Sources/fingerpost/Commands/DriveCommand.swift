import Driving
import ArgumentParser
import Documents
import SystemLibraries
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

  @OptionGroup(title: "Drive") var motion: DriveArguments
  @OptionGroup var input: RouteOptions
  @OptionGroup(title: "Words") var guidance: GuidanceOptions
  @Option(folder: IconFolder.help) var icons: String?
  @OptionGroup var output: OutputOption
  @OptionGroup var say: SayOptions

  @Option(theme: "A theme: a file, or outline, high-contrast or map. Default: the built-in one.")
  var theme: String?

  @OptionGroup var config: ConfigOptions

  func validate() throws {
    _ = try input.reading.forms()
    if motion.trace == "-", input.routes.contains("-") {
      throw ValidationError("only one of route and --trace can be standard input")
    }
    if motion.trace == nil, input.routes.count > 1 || input.reading.alternatives > 0 {
      throw ValidationError("several routes need --trace; without it name one route")
    }
  }

  func run() async throws {
    let guide = try guidance.guide(say)
    let (routes, feed) = try readRoutes()
    if feed != nil, motion.trace != nil || motion.rate != nil {
      throw ValidationError("a feed says where the vehicle is; leave out --trace and --rate")
    }
    let recorded = try motion.trace.map { path in
      try Fault.naming(Input.name(of: path)) { try Trace(Input.bytes(path)) }
    }
    let file = input.routes.count == 1 ? Input.name(of: input.routes[0]) : nil
    let drive = try Fault.naming(file) {
      try Drive(routes, guide: guide, trace: recorded, feed: feed, options: motion.options)
    }
    if drive.hasAssumedTimes, !say.quiet { Console.warning(Self.assumedTimes) }
    try await output.write(say) { write in try await print(drive, write) }
  }

  static let assumedTimes = "the route states no times; assuming 50 km/h"

  private func readRoutes() throws -> (routes: [Route], feed: Feed?) {
    var routes: [Route] = []
    var feed: Feed?
    let failures = try input.reading.read(
      input.routes, say, iconWords: IconFolder.library(icons).words,
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
  private func print(_ drive: Drive, _ write: (Data) throws -> Void) async throws {
    let log = DriveLog(drive, theme: try Theme.read(theme))
    var stream = drive.events()
    let start = ContinuousClock.now
    while let event = try stream.next() {
      guard motion.events?.contains(event.name) ?? true else { continue }
      if let realtime = motion.realtime {
        let due = start + .milliseconds(Int64(Double(event.milliseconds) / realtime))
        if due > .now { try await Task.sleep(until: due, clock: .continuous) }
      }
      try write(log.line(event))
    }
  }
}
