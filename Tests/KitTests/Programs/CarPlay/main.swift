// swift-format-ignore-file
// Builds every object of CarPlay from the cards of files, and plays drives on a stub's screen.
//
// Arguments: `cards FILE…`, `changes CARDS` or `drive CARDS EVENTS`.

import CarPlay
import Foundation

@MainActor
func checkCards(_ path: String, _ checks: inout Checks) throws -> Int {
  let data = try Data(contentsOf: URL(fileURLWithPath: path))
  let document = try FingerpostCards.cards(data)
  let json = try JSONDecoder().decode(Plain.self, from: data).value as? Members ?? [:]
  checks.same(document.cards.count, json.list("cards").count, "number of cards")
  let units = json.list("routes").map { $0.text("units") ?? "" }
  for (card, json) in zip(document.cards, json.list("cards")) {
    checks.place = "\(path), card \(card.index)"
    let route = document.routes[card.route]
    let maneuver = CPManeuver(card: card, in: .main, units: route.units)
    checks.maneuver(maneuver, json, units: units[card.route])
    checks.lanePicture(CPManeuver(lanesOf: card, in: .main), json)
    let second = CPManeuver(card: card, in: .main, units: route.units, isSecond: true)
    checks.same(second.symbolImage?.name, card.glyph.name + "_18pt", "second symbol")
    checks.same(second.cardBackgroundColor?.name, "Fingerpost/HeaderSecondary", "second color")
    checkRouteInformation(maneuver, card, &checks)
    checkStates(card, &checks)
  }
  checks.place = path
  checks.trip(CPTrip(document), json)
  for (index, (route, json)) in zip(document.routes, json.list("routes")).enumerated() {
    let cards = document.cards.filter { $0.route == index }
    let maneuvers = cards.map { CPManeuver(card: $0, in: .main, units: route.units) }
    for leg in route.legs.indices {
      let own = maneuvers.filter { $0.card?.leg == leg }
      checks.segment(
        CPRouteSegment(leg: leg, of: route, maneuvers: own), leg, of: json, maneuvers: own)
    }
  }
  let name = document.cards[0].glyph.name
  let images = CPImageSet(glyph: name, in: .main)
  checks.same(images?.lightContentImage.style, .dark, "light content for dark backgrounds")
  checks.same(images?.darkContentImage.style, .light, "dark content for light backgrounds")
  for (route, json) in zip(document.routes, json.list("routes")) {
    let color = json.members("delay").text("carPlayTimeRemainingColor") ?? "default"
    checks.same(
      "\(CPTimeRemainingColor(route.delay?.carPlayTimeRemainingColor))", color, "color of the time")
  }
  let titles = CPTripPreviewTextConfiguration(document)
  let preview = json.members("tripPreview")
  checks.same(titles.startButtonTitle, preview.text("startButtonTitle"), "start")
  checks.same(
    titles.additionalRoutesButtonTitle, preview.text("additionalRoutesButtonTitle"), "more routes")
  checks.same(titles.overviewButtonTitle, preview.text("overviewButtonTitle"), "overview")
  return document.cards.count
}

/// The words of the cards are the names of the enumerators, in the order of their values.
func checkTypes(_ checks: inout Checks) {
  let words = FingerpostCards.CarPlayType.allCases.filter { $0 != .unknown }.map(\.rawValue)
  let names = (0...53).map { CPManeuverType(rawValue: $0).map { "\($0)" } ?? "" }
  checks.same(words, names, "types")
}

@MainActor
func checkRouteInformation(
  _ maneuver: CPManeuver, _ card: FingerpostCards.Card, _ checks: inout Checks
) {
  let estimates = CPTravelEstimates(card.remaining.destination)
  let route = CPRouteInformation(maneuvers: [maneuver], trip: estimates, next: estimates)
  checks.holds(route.currentManeuvers == [maneuver], "current maneuver")
  checks.same(route.laneGuidances.count, maneuver.laneGuidance == nil ? 0 : 1, "lanes of the route")
  checks.same(
    route.currentLaneGuidance.lanes.count, card.platforms?.carPlay?.laneGuidance?.lanes.count ?? 0,
    "current lanes")
}

/// Nearer is never an earlier state, from far away to the maneuver.
@MainActor
func checkStates(_ card: FingerpostCards.Card, _ checks: inout Checks) {
  let distances = [20_000, 2001] + stride(from: 2000.0, through: 0, by: -10)
  let states = distances.map { CPManeuverState(card, metersLeft: $0).rawValue }
  checks.same(states, states.sorted(), "order of the states")
  checks.same(states.first, 0, "state far away")
  checks.same(states.last, 3, "state at the maneuver")
  checks.same(CPManeuverState(card, metersLeft: nil), .continue, "state after the maneuver")
}

/// Pictures that a catalog lacks leave the text, and never stop the app.
@MainActor
func checkMissingPictures(_ path: String, _ checks: inout Checks) throws {
  let document = try FingerpostCards.load(from: URL(fileURLWithPath: path))
  for card in document.cards {
    UIImage.missing = [card.glyph.name + "_18pt"]
    let second = CPManeuver(card: card, in: .main, isSecond: true)
    checks.same(second.symbolImage?.name, card.glyph.name, "the larger picture instead")
    let shields = (card.attributedInstructionVariants ?? []).joined().compactMap { $0.shield?.name }
    UIImage.missing = Set(shields)
    let maneuver = CPManeuver(card: card, in: .main)
    checks.same(maneuver.attributedInstructionVariants, [], "plain text without shields")
  }
  UIImage.missing = []
}

@MainActor
func playDrive(_ cards: String, _ events: String, _ checks: inout Checks) throws {
  let document = try FingerpostCards.load(from: URL(fileURLWithPath: cards))
  let lines = try Data(contentsOf: URL(fileURLWithPath: events))
  let template = CPMapTemplate()
  let guidance = CarPlayGuidance(document, in: .main, on: template)
  guidance.preview()
  checks.same(template.previews?.0.count, 1, "previews")
  var shown: [Int] = []
  var styles: Set<Int> = []
  var states: [String] = []
  for event in try FingerpostCards.events(lines) {
    template.alerts.now = event.t
    guidance.show(event)
    checks.place = "\(events) at \(event.t) s"
    guard let session = template.session else { continue }
    let first = session.upcomingManeuvers.first
    switch event {
    case .card(let card):
      if card.change == .shown { shown.append(card.index) }
      checks.same(first?.card?.index, card.index, "card on the screen")
      checks.same(
        template.shownEstimates?.0.timeRemaining, card.destination.time.seconds, "time left")
      if let first, let maneuver = card.maneuver {
        let estimates = session.estimates[ObjectIdentifier(first)]
        checks.same(
          estimates?.distanceRemaining.value, maneuver.distance.meters, "meters to the maneuver")
      }
    case .lanes(let lanes):
      let second = session.upcomingManeuvers.dropFirst().first
      checks.same(second?.cardDisplayStyle == .symbolOnly, lanes.state == .shown, "lanes shown")
      if lanes.state == .shown {
        checks.same(second?.symbolImage?.name, lanes.glyph, "picture of lanes")
        checks.same(
          session.currentLaneGuidance?.lanes.count, lanes.lanes?.count, "lanes of the cluster")
      }
    case .maneuverState(let event):
      checks.same("\(session.maneuverState)", event.state.rawValue, "state of the maneuver")
      states.append("\(session.maneuverState.rawValue)")
    case .road(let event):
      checks.same(session.currentRoadNameVariants, event.names, "names of the road")
    case .next(let event):
      let second = session.upcomingManeuvers.dropFirst().first
      switch event.state {
      case .shown: checks.same(second?.card?.index, event.index, "second maneuver")
      case .covered: checks.same(second?.cardDisplayStyle, .symbolOnly, "lanes in its place")
      case .hidden, .unknown: checks.same(second == nil, true, "no second maneuver")
      }
    default: break
    }
    checks.same(session.unknown, 0, "upcoming maneuvers that were not added")
    for second in session.upcomingManeuvers.dropFirst() {
      styles.insert(second.cardDisplayStyle.rawValue)
    }
  }
  checks.place = events
  print("shown: \(shown.map(String.init).joined(separator: " "))")
  print("second: \(styles.sorted())")
  print("states: \(states.joined())")
  let alerts = template.alerts
  print(
    "alerts: \(alerts.shown.map { "\($0.titleVariants[0]) \(Int($0.duration)) s" })",
    "closed: \(alerts.dismissed), refused: \(alerts.refused)")
  print("session: \(template.session?.history.joined(separator: ", ") ?? "none")")
}

@MainActor
func main() throws -> Int32 {
  var checks = Checks()
  let arguments = Array(CommandLine.arguments.dropFirst())
  switch arguments.first {
  case "cards":
    var cards = 0
    checkTypes(&checks)
    for path in arguments.dropFirst() {
      cards += try checkCards(path, &checks)
      try checkMissingPictures(path, &checks)
    }
    print("cards: \(cards)")
    print("shields: \(checks.shields)")
    print("segments: \(checks.segments)")
    print("details: \(checks.details)")
  case "buttons":
    // Stops the program.
    let template = CPMapTemplate()
    template.mapButtons = (0..<4).map { _ in CPMapButton() }
    template.assertButtons()
  case "changes":
    try checkChanges(arguments[1], &checks)
    checkUnknownLanes(&checks)
  case "drive": try playDrive(arguments[1], arguments[2], &checks)
  default: return 64
  }
  print(checks.failures.isEmpty ? "all the same" : "\(checks.failures.count) differ")
  for failure in checks.failures.prefix(20) { print(failure) }
  return checks.failures.isEmpty ? 0 : 1
}

exit(try MainActor.assumeIsolated { try main() })
