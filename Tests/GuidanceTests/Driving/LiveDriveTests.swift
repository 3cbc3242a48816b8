import Driving
import Foundation
import Guidance
import Routes
import TestSupport
import Testing

/// What the example of the documentation needs of an app.
private protocol Car {
  var newRoute: [UInt8]? { mutating get }
  mutating func show(_ variants: [String], _ toManeuver: TravelEstimate?)
  mutating func say(_ text: String)
  mutating func askForRoute(from position: Trace.Point)
}

// The example of the documentation begins here.
private func follow(
  _ response: [UInt8], _ receiver: some Sequence<Trace.Point>, _ car: inout some Car
) throws {
  let reader = RouteReader()
  var drive = try LiveDrive(reader.read(response).routes[0], guide: Guide())
  for position in receiver {
    for event in try drive.update(position) {
      switch event.content {
      case .card(let shown): car.show(shown.instructionVariants, shown.toManeuver)
      case .announcement(let announcement, _, _): car.say(announcement.text)
      case .offRoute: car.askForRoute(from: position)
      case .guidanceEnded: return
      default: break
      }
    }
    if let other = car.newRoute { try drive.change(to: reader.read(other).routes[0]) }
  }
}
// It ends here.

/// Drives whose positions arrive one by one.
@Suite struct LiveDriveTests {
  private struct Log: Car {
    var lines: [String] = []
    var answer: [UInt8] = []
    var newRoute: [UInt8]?

    mutating func show(_ variants: [String], _ toManeuver: TravelEstimate?) {
      lines.append("show \(variants[0])")
    }

    mutating func say(_ text: String) { lines.append("say \(text)") }

    mutating func askForRoute(from position: Trace.Point) {
      lines.append("lost")
      newRoute = answer
    }
  }

  private static func route(_ name: String) throws -> Route {
    try RouteReader().read(Array(Data(contentsOf: url("routes/\(name).json")))).routes[0]
  }

  private static func url(_ path: String) -> URL {
    Corpus.package.appending(path: "Examples").appending(path: path)
  }

  @Test(arguments: [0.0, 12], [UInt64](1...8))
  func `positions one by one give the events of their trace`(noise: Double, seed: UInt64) throws {
    let route = Roads.route([
      Roads.leg([800, 400, 0], seconds: [80, 40, 0]), Roads.leg([600, 0], seconds: [60, 0]),
    ])
    var recorder = Recorder(noise: noise, seed: seed)
    recorder.record()
    recorder.move(to: 500, 0)
    recorder.jump(to: 900, 0, seconds: Int(seed) * 8)
    recorder.move(to: 1200, 0)
    recorder.stand(9)
    recorder.move(to: 1500, seed.isMultiple(of: 2) ? 300 : 0)
    recorder.move(to: 1800, 0)
    let trace = try recorder.trace()
    var drive = try LiveDrive(route, guide: Guide())
    var events: [DriveEvent] = []
    for point in trace.points { events += try drive.update(point) }
    events += drive.finish()
    #expect(try events == Roads.events([route], trace: trace))
    #expect(try drive.update(trace.points[0]).isEmpty || !drive.isDone)
  }

  @Test func `after a change the events are those of the new route`() throws {
    let first = Roads.route([Roads.leg([1000, 500, 0], seconds: [100, 50, 0])])
    let second = Roads.route([Roads.leg([700, 300, 0], seconds: [70, 30, 0])])
    var recorder = Recorder(noise: 0)
    recorder.record()
    recorder.move(to: 1000, 0)
    var drive = try LiveDrive(first, guide: Guide())
    var changes: [(seconds: Int, route: Int)] = []
    var ended: Int?
    for (index, point) in try recorder.trace().points.enumerated() {
      if index == 20 { try drive.change(to: second) }
      for event in try drive.update(point) {
        switch event.content {
        case .routeChanged(let route): changes.append((event.milliseconds / 1000, route))
        case .guidanceEnded(let hasArrived): ended = hasArrived ? event.milliseconds / 1000 : nil
        default: break
        }
      }
    }
    #expect(changes.count == 1 && changes[0] == (20, 1))
    #expect(ended == 98 && drive.isDone)
  }

  @Test func `the example of the documentation follows a drive, and is this code`() throws {
    let trace = try Trace(Array(Data(contentsOf: Self.url("drives/helsinki-lanes.gpx"))))
    let response = try Array(Data(contentsOf: Self.url("routes/helsinki-lanes.json")))
    var log = Log(answer: response)
    try follow(response, trace.points, &log)
    #expect(log.lines.contains { $0.hasPrefix("show Turn") })
    #expect(log.lines.last?.hasPrefix("s") == true && log.lines.contains { $0.hasPrefix("say ") })
    func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }
    let article = try text(
      Corpus.package.appending(path: "Sources/Driving/Driving.docc/Driving.md"))
    let own = try text(URL(filePath: #filePath))
    let code = try #require(
      own.components(separatedBy: "begins here.\nprivate ")[1].components(separatedBy: "\n// It")
        .first)
    #expect(article.contains("```swift\n" + code + "\n```"))
  }
}
