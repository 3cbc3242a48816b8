import Driving
import ArgumentParser
import Documents
import SystemLibraries
import Glyphs
import Guidance
import Preview
import Routes
import Faults

struct DriveCommand: ThreadedCommand {
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
    if motion.positions == "-", input.routes.contains("-") {
      throw ValidationError("only one of route and --trace can be standard input")
    }
    if motion.positions == nil, input.routes.count > 1 || input.reading.alternatives > 0 {
      throw ValidationError("several routes need --trace; without it name one route")
    }
  }

  func run() async throws {
    var guide = try guidance.guide(say, hasPositions: motion.positions != nil)
    let (routes, feed) = try readRoutes()
    if feed != nil, motion.positions != nil || motion.rate != nil {
      throw ValidationError(
        "a feed says where the vehicle is; leave out --trace, --follow and --rate")
    }
    func drive(_ guide: Guide, _ trace: Trace? = nil) throws -> Drive {
      let file = input.routes.count == 1 ? Input.name(of: input.routes[0]) : nil
      let drive = try Fault.naming(file) {
        try Drive(routes, guide: guide, trace: trace, feed: feed, options: motion.options)
      }
      if drive.hasAssumedTimes, !say.quiet { Console.warning(Self.assumedTimes) }
      return drive
    }
    if motion.follow {
      return try await output.write(say) { write in try follow(guide, { try drive($0) }, write) }
    }
    let recorded = try motion.trace.map { path in
      try Fault.naming(Input.name(of: path)) { try Trace(Input.bytes(path)) }
    }
    if guide.departure == nil, let start = recorded?.start {
      guide.departure = try guidance.departure(ofPositions: start)
    }
    let whole = try drive(guide, recorded)
    try await output.write(say) { write in try await print(whole, write) }
  }

  static let assumedTimes = "the route states no times; assuming 50 km/h"

  private func readRoutes() throws -> (routes: [Route], feed: Feed?) {
    var routes: [Route] = []
    var feed: Feed?
    let failures = try input.reading.read(
      input.routes, say, iconWords: IconFolder.library(icons).words,
      wholeFeeds: true
    ) { _, response in
      routes += response.routes
      feed = feed ?? response.feed
    }
    if let first = failures.first { throw first }
    return (routes, feed)
  }

  /// Prints the events; in real time, waits for the time of each.
  private func print(_ drive: Drive, _ write: (Data) throws -> Void) async throws {
    let log = DriveLog(drive.guides, theme: try Theme.read(theme))
    var stream = drive.events()
    let start = ContinuousClock.now
    while let event = try stream.next() {
      guard motion.events?.contains(event.name) ?? true else { continue }
      if let realtime = motion.realtime {
        let due = start + .milliseconds(Int64(Double(event.milliseconds) / realtime))
        if due > .now { try await Task.sleep(until: due, clock: .continuous) }
      }
      try write(Data(log.line(event)))
    }
  }

  /// Prints the events of each position as it arrives, until the vehicle has arrived or positions end.
  private func follow(
    _ guide: Guide, _ drive: (Guide) throws -> Drive, _ write: (Data) throws -> Void
  ) throws {
    let path = motion.positions ?? "-"
    let name = Input.name(of: path)
    let reader = try input.reading.reader(iconWords: IconFolder.library(icons).words)
    var log = DriveLog([], theme: try Theme.read(theme))
    var (lines, positions) = (try LineReader(path, name, waits: true), TraceReader())
    let file = SourceWatch(files: [input.routes[0]], icons: nil)
    var version = file.look()
    var live: LiveDrive?
    var worst: Fault?
    func print(_ events: [DriveEvent]) throws {
      for event in events where motion.events?.contains(event.name) ?? true {
        try write(Data(log.line(event)))
      }
    }
    func change(to response: RouteResponse) throws {
      guard let route = try input.reading.chosen(of: response).first else { throw Fault.noSteps }
      try live?.change(to: route)
      log.guides = live?.guides ?? []
    }
    /// A fault leaves one line out, and not those after it.
    func trying(_ place: String, _ work: () throws -> Void) throws {
      do { try work() } catch let fault as Fault {
        Console.error(fault.within(place).description)
        worst = worst ?? fault
      }
    }
    while let batch = try lines.next() {
      for line in batch.lines {
        let bytes = Array(line.bytes)
        var points: [Trace.Point] = []
        try trying(name) {
          do { points = try positions.points(ofLine: bytes, number: line.number) } catch {
            guard live != nil, let response = try? reader.read(bytes) else { throw error }
            try change(to: response)
          }
        }
        for point in points {
          if live == nil {
            var guide = guide
            if guide.departure == nil, let start = positions.start {
              guide.departure = try guidance.departure(ofPositions: start)
            }
            live = LiveDrive(try drive(guide), guide: guide)
            log.guides = live?.guides ?? []
          }
          let current = file.look()
          // A file that is absent for a moment is being replaced.
          if current != version, !current.isEmpty {
            version = current
            let path = input.routes[0]
            try trying(path) { try change(to: reader.read(Input.bytes(path))) }
          }
          try print(live?.update(point) ?? [])
        }
        if live?.isDone == true { break }
      }
      if live?.isDone == true { break }
    }
    try print(live?.finish() ?? [])
    if live == nil { throw Fault.noPoints.within(name) }
    if let worst { throw ExitCode(worst.kind.rawValue) }
  }
}
