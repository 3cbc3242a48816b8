import Driving
import Faults
import Glyphs
import Guidance
import JSON
import Routes

struct DriveRecorder {
  private let guide: Guide
  private var data = DriveData()
  private var numbers: [String: Int] = ["": 0]
  /// The factor from meters per second to the unit of speed.
  private let speedFactor: Double
  /// The minimum time between two positions, in tenths of a second.
  private let spacing: Int
  private var place = (latitude: 0, longitude: 0)
  /// A skipped position, recorded at the end if it is the last.
  private var skipped: (location: VehicleLocation, time: Int)?

  /// The maximum number of positions, which is enough for the map's size on the page.
  private static let placeLimit = 1500.0
  /// The maximum number of samples of the drive; the normal rate is one per second.
  private static let lookLimit = 14_400

  /// Simulates a drive as the engine plans it; throws `Fault` if the route has no line.
  static func record(_ route: GuidedRoute) throws(Fault) -> DriveData {
    var options = DriveOptions()
    options.mostLocations = lookLimit
    // The page shows neither remaining time nor remaining distance from these events.
    options.timeThreshold = 1e9
    options.distanceThreshold = 1e9
    let drive = try Drive([route], options: options)
    var events = drive.events()
    var recorder = DriveRecorder(route, spacing: Int(drive.plannedSeconds * 10 / placeLimit))
    while let event = try events.next() { recorder.add(event) }
    if let (location, time) = recorder.skipped { recorder.tell(location, at: time) }
    return recorder.data
  }

  private init(_ route: GuidedRoute, spacing: Int) {
    guide = route.guide
    self.spacing = spacing
    switch guide.units {
    case .metric: speedFactor = 3.6
    case .us, .uk, .ukSigns:
      speedFactor = 3600 / Double.mile
      data.speedUnit = "mph"
    }
  }

  private mutating func add(_ event: DriveEvent) {
    let time = (event.milliseconds + 50) / 100
    data.end = max(data.end, time)
    switch event.content {
    case .location(let location):
      if !data.places.numbers.isEmpty, time - data.places.last < spacing {
        skipped = (location, time)
      } else {
        tell(location, at: time)
      }
    case .card(let card): show(card, at: time)
    case .lanesShown(let card): data.lanes.add(at: time, card.index)
    case .lanesHidden: data.lanes.add(at: time, -1)
    case .next(let state, let card): data.nexts.add(at: time, state == .hidden ? -1 : card.index)
    case .road(let names): data.roads.add(at: time, number(of: names.joined(separator: "\n")))
    case .lightingMode(let mode): data.lights.add(at: time, mode == .lowLight ? 1 : 0)
    case .delayCategory(let category): data.delays.add(at: time, category?.google.value ?? 0)
    case .speeding(let speeding, _):
      let level = Speeding.Level.allCases.firstIndex(of: speeding.level) ?? 0
      data.speeding.add(at: time, level, speeding.percent)
    case .announcement(let announcement, _, _):
      data.speech.add(
        at: time, number(of: announcement.text), Int((announcement.duration * 10).rounded()))
    case .speedLimit(let limit):
      data.limits.add(at: time, number(of: limit.flatMap { GlyphSpec($0)?.name }))
    case .arrived(_, let name, _, _): data.arrivals.add(at: time, number(of: name))
    case .guidanceStarted, .remainingTime, .remainingDistance, .continued, .guidanceEnded,
      .banner, .offRoute, .onRoute, .routeChanged, .approaching, .passed,
      .paused, .resumed, .maneuverState:
      break
    }
  }

  private mutating func tell(_ location: VehicleLocation, at time: Int) {
    func units(_ degrees: Double) -> Int { Int((degrees * 1e5).rounded()) }
    // Counts on beyond 180 degrees across the antimeridian.
    let turn = 36_000_000
    let east = units(location.place.longitude)
    let turns = (Double(place.longitude - east) / Double(turn)).rounded()
    let now = (latitude: units(location.place.latitude), longitude: east + Int(turns) * turn)
    data.places.add(
      at: time, now.latitude - place.latitude, now.longitude - place.longitude,
      Int(((location.speed ?? 0) * speedFactor).rounded()))
    place = now
    skipped = nil
  }

  private mutating func show(_ card: ShownCard, at time: Int) {
    if data.traffic.isEmpty {
      data.traffic = card.progress.segments.map {
        ["level": $0.congestion.rawValue, "share": $0.end - $0.start]
      }
    }
    let destination = card.toDestination
    data.shows.add(
      at: time, card.card.index,
      number(of: card.toManeuver?.distance.rounded.map { guide.text($0) }),
      number(of: destination.distance.rounded.map { guide.text($0) }),
      number(of: destination.time.rounded.map { guide.text($0) }),
      number(of: card.arrival?.text), Int((card.progress.elapsed * 1000).rounded()))
  }

  /// Returns the index of a text, adding it if necessary; 0 for `nil`.
  private mutating func number(of text: String?) -> Int {
    guard let text else { return 0 }
    if let number = numbers[text] { return number }
    data.texts.append(text)
    numbers[text] = data.texts.count - 1
    return data.texts.count - 1
  }
}

/// A drive along a route for the route page; compact, since a page has thousands of events.
struct DriveData: Sendable {
  /// The duration of the drive, in tenths of a second.
  var end = 0
  /// Positions: the change of latitude and longitude in 1e-5 degrees, the speed in `speedUnit`.
  var places = Track()
  /// The texts that the other lists refer to by index; the first is empty.
  var texts = [""]
  /// The state of the display: the index of the card, texts for distance to maneuver, remaining
  /// distance, remaining time and arrival, and the driven share of the way in thousandths.
  var shows = Track()
  /// The index of the card with visible lanes, or -1 for none.
  var lanes = Track()
  /// The index of the second card, or -1 for none.
  var nexts = Track()
  /// The road that the vehicle is on: the index of its names in `texts`, a line each,
  /// longest first.
  var roads = Track()
  /// 1 in low light, else 0; empty if the time of day is unknown.
  var lights = Track()
  /// The traffic ahead as Google's delay category number; 0 if unknown.
  var delays = Track()
  /// The speed limit from here on: the index of its glyph's name in `texts`, 0 if unknown.
  var limits = Track()
  /// Speeding: the level from 0 to 2, and the percentage.
  var speeding = Track()
  /// What is said: the index in `texts`, and how long it takes in tenths of a second.
  var speech = Track()
  /// The ends of legs: the index of the name in `texts`.
  var arrivals = Track()
  var speedUnit = "km/h"
  /// The traffic of the whole route, which goes into the route's JSON; empty if unknown.
  var traffic: [JSON] = []

  var json: JSON {
    [
      "arrivals": arrivals.numbers, "delays": delays.numbers, "end": end, "lanes": lanes.numbers,
      "lights": lights.numbers, "limits": limits.numbers, "nexts": nexts.numbers,
      "places": places.numbers, "roads": roads.numbers, "shows": shows.numbers,
      "speedUnit": speedUnit, "speech": speech.numbers, "speeding": speeding.numbers,
      "texts": texts,
    ]
  }

  /// A flat list of events: the tenths of a second since the previous event, then its values.
  struct Track: Sendable {
    private(set) var numbers: [Int] = []
    /// The time of the last event, in tenths of a second.
    private(set) var last = 0

    mutating func add(at time: Int, _ values: Int...) {
      numbers.append(time - last)
      numbers += values
      last = time
    }
  }
}
