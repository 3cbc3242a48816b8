// swift-format-ignore-file
// Changes to other routes, and why the session resumes; lanes without an arrow to follow.

import CarPlay
import Foundation

/// The document of a route with three others: another way, other stops, another end.
func withOthers(_ cards: FingerpostCards.CardsDocument) -> FingerpostCards.CardsDocument {
  var all = cards
  for number in 1...3 {
    var route = cards.routes[0]
    let leg = number == 2 ? 0 : route.legs.count - 1
    if number > 1, let latitude = route.legs[leg].destination?.latitude {
      route.legs[leg].destination?.latitude = latitude + 0.01
    }
    all.routes.append(route)
    all.cards += cards.cards.map { card in
      var card = card
      card.route = number
      card.index += number * cards.cards.count
      return card
    }
  }
  return all
}

@MainActor
func checkChanges(_ path: String, _ checks: inout Checks) throws {
  let document = withOthers(try FingerpostCards.load(from: URL(fileURLWithPath: path)))
  let closure = #"{"event":"approaching","kind":"closure","leg":0,"object":0,"meters":9,"seconds":9,"t":1,"words":"Closed"}"#
  let opened = #"{"event":"passed","kind":"closure","leg":0,"object":0,"t":1,"words":"Closed"}"#
  let away = [
    #"{"event":"off-route","meters":90,"reason":"distance","t":1}"#,
    #"{"event":"paused","reason":"rerouting","t":1}"#,
  ]
  let resumed = #"{"event":"resumed","t":2}"#
  func changed(_ route: Int) -> String { #"{"event":"route-changed","route":\#(route),"t":2}"# }
  let cases: [([String], String)] = [
    ([changed(1)], "resumed by alternateRoute"),
    ([closure, changed(1)], "resumed by mandated"),
    ([closure, opened, changed(1)], "resumed by alternateRoute"),
    (away + [changed(1), resumed], "resumed by missedTurn"),
    (away + [resumed], "resumed by missedTurn"),
    ([changed(2)], "resumed by waypointModified"),
    ([changed(3)], "another trip, resumed by waypointModified"),
    ([#"{"event":"paused","reason":"arrived","t":1}"#, resumed], "resumed by unknown"),
  ]
  for (lines, expected) in cases {
    checks.place = "\(lines)"
    let template = CPMapTemplate()
    let guidance = CarPlayGuidance(document, in: .main, on: template)
    guidance.start(route: 0)
    let trip = guidance.trip
    for line in lines { guidance.show(try FingerpostCards.event(Data(line.utf8))) }
    let history = template.session?.history.filter { $0.hasPrefix("resumed") || $0.hasPrefix("another") }
    let reasons = history?.map { $0.prefix { !$0.isNumber } }.joined(separator: ", ")
    checks.same(reasons, expected + " with ", "history")
    checks.same(guidance.trip !== trip, expected.hasPrefix("another"), "another trip")
    checks.same(template.session?.unknown, 0, "upcoming maneuvers that were not added")
    checks.same(template.guidanceBackgroundColor.name, "Fingerpost/HeaderPrimary", "color")
  }
  for isShown in [true, false] {
    let template = CPMapTemplate()
    let guidance = CarPlayGuidance(document, in: .main, on: template)
    guidance.showsAlert = { _ in isShown }
    guidance.alertButton = "Close"
    guidance.show(try FingerpostCards.event(Data(closure.utf8)))
    checks.place = "an alert that is wanted: \(isShown)"
    checks.same(template.currentNavigationAlert?.titleVariants, isShown ? ["Closed"] : nil, "alert")
    checks.same(template.currentNavigationAlert?.duration, isShown ? 9 : nil, "seconds")
    checks.same(
      template.currentNavigationAlert?.primaryAction.title, isShown ? "Close" : nil, "button")
    guidance.show(try FingerpostCards.event(Data(opened.utf8)))
    checks.holds(template.currentNavigationAlert == nil, "no alert once it is passed")
  }
  UIColor.hasCatalog = false
  let maneuver = CPManeuver(card: document.cards[0], in: .main)
  checks.same(maneuver.cardBackgroundColor?.name, nil, "color of a catalog without colors")
  UIColor.hasCatalog = true
}

/// A lane that serves the route has an arrow: the nearest to the turn, or the turn's.
func checkUnknownLanes(_ checks: inout Checks) {
  typealias Lane = FingerpostCards.CarPlayLane
  for (lane, turn, followed, others, status) in [
    (Lane(angles: [-90, 45], status: .good), 30, 45, [-90], CPLaneStatus.good),
    (Lane(angles: [], status: .preferred), -90, -90, [], .preferred),
    (Lane(angles: [0, 90], highlightedAngle: 0, status: .preferred), 90, 0, [90], .preferred),
    (Lane(angles: [0, 90], status: .notGood), 90, nil, [0, 90], .notGood),
  ] as [(Lane, Double, Double?, [Double], CPLaneStatus)] {
    checks.place = "\(lane)"
    let made = CPLane.lane(lane, turn: turn)
    checks.same(made.highlightedAngle?.value, followed, "highlighted angle")
    checks.same(made.angles.map(\.value), others, "other angles")
    checks.same(made.status, status, "status")
  }
}
