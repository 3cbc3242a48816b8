import Faults
import JSON

extension Engine {
  /// The turn-by-turn feed of the Google Navigation SDK, as JSON.
  public static let navInfo = Engine(
    "navinfo", unknownKind: .straight, vocabularies: [.navInfoIOS, .navInfoAndroid]
  ) { response, result, reader throws(Fault) in
    result = try NavInfoRoutes.response(to: FeedLines(values: [response]), reader)
    return result.routes
  }
}

extension Vocabulary {
  /// The Android SDK's words as constants of the iOS SDK.
  static let navInfoIOS = Vocabulary(
    provider: "google-nav-ios",
    entries: navInfoAndroid.entries.map { entry in
      let words = entry.symbol.dropFirst("Maneuver.".count).split(separator: "_").map { word in
        word == "COUNTERCLOCKWISE"
          ? "CounterClockwise" : word.prefix(1) + word.dropFirst().lowercased()
      }
      return Entry("GMSNavigationManeuver" + words.joined(), entry.value, entry.kind)
    })
}

/// Reads the routes of a feed: of each group of messages between two changes of the route.
enum NavInfoRoutes {
  /// Reads a feed; throws unless a message is one of the feed and has steps.
  static func response(to lines: FeedLines, _ reader: RouteReader) throws(Fault) -> RouteResponse {
    let (messages, faults) = try lines.messages()
    guard messages.contains(where: { $0.isRecognized }) else { throw .unknownFormat }
    let read = FeedReader(messages, faults: faults)
    guard !read.groups.isEmpty else { throw .noRoute }
    var routes = read.groups.map { route(from: $0, reader) }
    let feed = read.feed(of: routes)
    routes[0].legs[0].departure = feed.start.flatMap {
      StatedTime(milliseconds: Double($0.milliseconds), offset: $0.offset)
    }
    return RouteResponse(.navInfo, routes, feed: feed)
  }

  static func route(from messages: [NavInfoMessage], _ reader: RouteReader) -> Route {
    let (first, sources) = steps(of: messages)
    let side = FoundSide(
      reader, stated: sources.firstValue { $0.drivingSide },
      circulation: sources.firstValue { $0.entry?.kind.circulation }, start: nil)
    var legs: [Leg] = []
    var start = 0
    for end in sources.indices where end == sources.count - 1 || sources[end].isDestination {
      let steps = (start...end).map { index in
        sources[index].step(
          side, number: sources[index].number ?? first + index,
          next: index < end ? sources[index + 1] : nil)
      }
      var leg = Leg(
        steps: steps, distance: nil, duration: nil,
        approachDistance: sources[start].distanceFromPrevious,
        approachDuration: sources[start].timeFromPrevious)
      if sources[end].isDestination { leg.destinationName = steps.last?.road.name }
      legs.append(leg)
      start = end + 1
    }
    return reader.route(legs: legs)
  }

  /// The number of the current step of a message in its route.
  static func number(of message: NavInfoMessage, in group: [NavInfoMessage]) -> Int {
    if hasNumbers(group) { return message.steps.first?.number ?? 0 }
    // Without numbers, the first message has all that is certain: the others repeat its end.
    return max(0, (group.first?.steps.count ?? 0) - message.steps.count)
  }

  private static func hasNumbers(_ messages: [NavInfoMessage]) -> Bool {
    messages.allSatisfy { $0.steps.allSatisfy { $0.number != nil } }
  }

  /// All steps in order, with the number of the first one; rather those with known words and with
  /// lanes, which may come late.
  private static func steps(
    of messages: [NavInfoMessage]
  ) -> (first: Int, steps: [NavInfoStep]) {
    guard hasNumbers(messages) else { return (0, messages[0].steps) }
    var steps: [Int: NavInfoStep] = [:]
    for step in messages.lazy.flatMap({ $0.steps }) {
      guard let number = step.number else { continue }
      guard let old = steps[number] else {
        steps[number] = step
        continue
      }
      guard step.entry != nil, old.entry == nil || step.hasLanes && !old.hasLanes else { continue }
      steps[number] = step
    }
    let sorted = steps.sorted { $0.key < $1.key }
    return (sorted.first?.key ?? 0, sorted.map { $0.value })
  }
}

/// The texts of a feed's messages, without those that are not JSON.
struct FeedLines {
  private let values: [JSONNode]
  private var faults: [Fault] = []

  init(values: [JSONNode]) { self.values = values }

  /// Splits JSON Lines of two lines or more; nil for other texts.
  init?(_ bytes: [UInt8]) {
    var values: [JSONNode] = []
    var (start, number) = (0, 0)
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = [UInt8](bytes[start..<end])
      (start, number) = (end + 1, number + 1)
      if JSONEncoding.isBlank(line) { continue }
      if values.isEmpty, faults.isEmpty {
        let isLast = start >= bytes.count || JSONEncoding.isBlank([UInt8](bytes[start...]))
        if isLast || line.first == UInt8(ascii: "[") { return nil }
      }
      do {
        values.append(try JSONDocument(line, named: RouteReader.wholeText, line: number).root)
      } catch {
        faults.append(.unreadable(error.finding))
      }
      // The first lines of a text over several lines are no values.
      if values.isEmpty, faults.count > 1 { return nil }
    }
    guard values.contains(where: { Engine(of: $0) == .navInfo }) else { return nil }
    self.values = values
  }

  /// The messages in order; throws for a line of another form, and if none can be read.
  func messages() throws(Fault) -> (messages: [NavInfoMessage], faults: [Fault]) {
    var messages: [NavInfoMessage] = []
    var faults = faults
    var first: Fault?
    // React Native's event has its message in a list.
    let values = values.flatMap { $0["turnByTurnEvents"]?.elements ?? [$0] }
    for value in values {
      if value.document.line != nil, let form = ResponseForm(of: value),
        form.name != Engine.navInfo.name
      {
        throw .wrongType(at: value.place, expected: "a message of the feed")
      }
      do throws(Fault) {
        let message = try NavInfoMessage(value)
        if values.count == 1 { try message.checkMeasures() }
        messages.append(message)
      } catch {
        first = first ?? error
        faults.append(.unreadable(String(error.description.prefix { $0 != ";" })))
      }
    }
    if let first, messages.isEmpty { throw first }
    return (messages, faults)
  }
}

extension Fault {
  fileprivate static func unreadable(_ finding: String) -> Fault {
    Fault(finding, remedy: "left the message out")
  }
}
