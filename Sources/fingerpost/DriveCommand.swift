import ArgumentParser
import AssetExport
import Cards
import Foundation
import Guidance
import Routes

/// The events of a drive, to standard output.
struct DriveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drive", _superCommandName: Fingerpost.name,
    abstract: "Prints the events of a navigator on a drive along a route, as JSON Lines.",
    discussion: """
      The vehicle moves as the engine plans, or as --trace has recorded it: GPX, GeoJSON, or JSON \
      Lines with time, latitude, longitude, altitude, course and speed. With a trace, further \
      routes are those that the vehicle may change to. All events are described by \
      'fingerpost schema drive'.

      EXAMPLES
        fingerpost drive route.json
        fingerpost drive route.json --depart 2026-06-21T21:00:00+02:00 --events card,lighting-mode
        fingerpost drive route.json --time-threshold 10 --distance-threshold 100
        fingerpost drive route.json detour.json --trace drive.gpx
        fingerpost drive route.json --realtime 10 | your-app
      """)

  @OptionGroup var input: RouteOptions
  @OptionGroup var guidance: GuidanceOptions
  @OptionGroup var say: SayOptions

  @Option(
    help: ArgumentHelp(
      "Where a vehicle was, to follow it; - for standard input.", valueName: "file"),
    completion: .file()
  )
  var trace: String?

  @Option(
    help: ArgumentHelp(
      "The events to print, with commas between. Default: all.", valueName: "names"),
    completion: .list(EventNames.allValueStrings))
  var events: EventNames?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Locations a second, up to 100, and 10,000,000 on a planned drive. Default: 1, or those of the "
        + "trace.", valueName: "hz"))
  var rate: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Tell the remaining time when it changed by so much.", valueName: "seconds")
  )
  var timeThreshold = 1.0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Tell the remaining distance when it changed by so much.", valueName: "meters"))
  var distanceThreshold = 1.0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Above the limit by so much is minor speeding.", valueName: "percent"))
  var minorSpeeding = 5.0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Above the limit by so much is major speeding.", valueName: "percent"))
  var majorSpeeding = 20.0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The height of the sun below which the light is low; -6 is civil twilight, -0.833 sunset.",
      valueName: "degrees"))
  var lowLightBelow = -6.0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How far a recorded place may be from the route and still on it.", valueName: "meters"))
  var gate = 40.0

  @Option(
    name: .customLong("realtime"), defaultAsFlag: 1,
    help: ArgumentHelp(
      "Print each event when it happens, so many times as fast.", valueName: "factor"))
  var realtime: Double?

  func validate() throws {
    try PathArgument.check(("--trace", trace))
    func check(_ name: String, _ value: Double?, _ range: ClosedRange<Double>, _ words: String)
      throws
    {
      guard let value, !range.contains(value) else { return }
      throw ValidationError("\(name) is \(words).")
    }
    let all = 0...1e9
    try check("--rate", rate, 0.001...100, "a number from 0.001 to 100")
    try check("--time-threshold", timeThreshold, all, "a number of 0 or more")
    try check("--distance-threshold", distanceThreshold, all, "a number of 0 or more")
    try check("--minor-speeding", minorSpeeding, all, "a number of 0 or more")
    try check("--major-speeding", majorSpeeding, all, "a number of 0 or more")
    if minorSpeeding > majorSpeeding {
      throw ValidationError(
        "--minor-speeding (\(minorSpeeding)) is above --major-speeding (\(majorSpeeding)); "
          + "give both, the lesser first.")
    }
    try check("--low-light-below", lowLightBelow, -90...90, "a number from -90 to 90")
    try check("--gate", gate, 1...10_000, "a number from 1 to 10000")
    try check("--realtime", realtime, 0.01...10_000, "a number from 0.01 to 10000")
    try input.reading.checkFormats()
    if trace == "-", input.routes.contains("-") {
      throw ValidationError("Only one of route and --trace can be standard input.")
    }
    if trace == nil, input.routes.count > 1 || input.reading.allRoutes {
      throw ValidationError("Several routes want --trace; without it name one route.")
    }
  }

  func run() async throws {
    try await Failure.handled {
      let drive = try makeDrive()
      if drive.hasAssumedTimes, !say.quiet {
        Console.warning("the route states no times; assuming 50 km/h")
      }
      try await print(drive)
    }
  }

  private func makeDrive() throws -> Drive {
    let guide = try guidance.guide(say)
    var options = DriveOptions()
    options.rate = rate
    options.timeThreshold = timeThreshold
    options.distanceThreshold = distanceThreshold
    options.minorSpeeding = minorSpeeding
    options.majorSpeeding = majorSpeeding
    options.lowLightBelow = lowLightBelow
    options.gate = gate
    let routes = try readRoutes()
    let recorded = try trace.map { path in
      do {
        return try Trace(Input.bytes(path))
      } catch {
        throw Failure(error, file: Input.name(of: path))
      }
    }
    do {
      return try Drive(routes, guide: guide, trace: recorded, options: options)
    } catch {
      throw Failure(error, file: input.routes.count == 1 ? input.files.names[0] : nil)
    }
  }

  private func readRoutes() throws -> [Route] {
    var routes: [Route] = []
    try input.files.read(readsAnnotations: true) { name, _, chosen in
      if !say.quiet {
        RouteFiles.warnAboutEmptyLegs(chosen, name: name)
        let steps = chosen.flatMap(\.legs).flatMap(\.steps)
        RouteFiles.report(steps.flatMap(\.fallbacks), name: name)
      }
      routes += chosen
    }
    return routes
  }

  /// Writes the events; in real time each when it happens, else as many at once as is good.
  private func print(_ drive: Drive) async throws {
    let log = DriveLog(drive)
    var stream = drive.events()
    var buffer = Data()
    let start = ContinuousClock.now
    while let event = try stream.next() {
      guard events.map({ $0.names.contains(event.name) }) ?? true else { continue }
      if let realtime {
        let due = start + .milliseconds(Int64(Double(event.milliseconds) / realtime))
        if due > .now {
          try flush(&buffer)
          try await Task.sleep(until: due, clock: .continuous)
        }
      }
      buffer += log.line(event)
      if buffer.count >= 1 << 16 { try flush(&buffer) }
    }
    try flush(&buffer)
  }

  private func flush(_ buffer: inout Data) throws {
    guard !buffer.isEmpty else { return }
    try Console.output(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
