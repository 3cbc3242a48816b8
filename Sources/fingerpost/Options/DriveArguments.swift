import ArgumentParser
import Driving

/// The options that set how the vehicle moves and which events are printed.
struct DriveArguments: ParsableArguments {
  @Option(file: "Where a vehicle was, to follow it; - for standard input.")
  var trace: String?

  @Flag(help: "Take positions as they arrive, one a line, and print the events of each at once.")
  var follow = false

  /// Where positions come from; nil for a vehicle that moves as planned.
  var positions: String? { trace ?? (follow ? "-" : nil) }

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

  @Option(value: "Largest distance from the route at which a position counts as on it.", "meters")
  var gate = 40.0

  @Option(value: "How far before the end of a leg a recorded position counts as there.", "meters")
  var arrivalRadius = 20.0

  @Option(
    name: .customLong("realtime"), defaultAsFlag: 1,
    help: ArgumentHelp(
      "Print each event when it happens; a factor of 10 is ten times as fast.", valueName: "factor")
  )
  var realtime: Double?

  func validate() throws {
    try NumberArgument.check("--rate", rate, in: 0.001...100)
    try NumberArgument.check("--time-threshold", timeThreshold, in: 0 ... .infinity)
    try NumberArgument.check("--distance-threshold", distanceThreshold, in: 0 ... .infinity)
    try NumberArgument.check("--severity-upgrade", severityUpgrade, in: 0...3600)
    if let minor = minorSpeeding, let major = majorSpeeding, minor.isAlways(above: major) {
      throw ValidationError("--minor-speeding is above --major-speeding; give the lesser first")
    }
    try NumberArgument.check("--gate", gate, in: 1...10_000)
    try NumberArgument.check("--arrival-radius", arrivalRadius, in: 5...200)
    try NumberArgument.check("--realtime", realtime, in: 0.01...10_000)
    if follow, rate != nil || realtime != nil {
      throw ValidationError(
        "--follow takes positions as they arrive; leave out --rate and --realtime")
    }
  }

  private static func names(_ words: String) throws -> Set<DriveEvent.Name> {
    let names = DriveEvent.Name.allCases.map(\.rawValue).joined(separator: ", ")
    return try WordsArgument.set(words, kind: "event", remedy: "use some of " + names)
  }

  var options: DriveOptions {
    var options = DriveOptions()
    options.rate = rate
    options.timeThreshold = timeThreshold
    options.distanceThreshold = distanceThreshold
    options.minorSpeeding = minorSpeeding
    options.majorSpeeding = majorSpeeding
    options.severityUpgrade = severityUpgrade
    options.gate = gate
    options.arrivalRadius = arrivalRadius
    return options
  }
}
