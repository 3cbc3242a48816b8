// swift-format-ignore-file
// Compares objects of CarPlay with the plain JSON that they were made of.

import CarPlay
import Foundation

typealias Members = [String: Any]

/// Any JSON; `JSONSerialization` reads some numbers one bit off.
struct Plain: Decodable {
  let value: Any

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let members = try? container.decode([String: Plain].self) {
      value = members.mapValues(\.value)
    } else if let elements = try? container.decode([Plain].self) {
      value = elements.map(\.value)
    } else if let text = try? container.decode(String.self) {
      value = text
    } else if let number = try? container.decode(Double.self) {
      value = number
    } else {
      value = try container.decode(Bool.self)
    }
  }
}

/// Counts what was compared, and keeps what differs.
struct Checks {
  private(set) var count = 0
  private(set) var failures: [String] = []
  /// The pictures of shields that stood in texts.
  private(set) var shields = 0
  var segments = 0
  private(set) var details = 0
  var place = ""

  mutating func same<Value: Equatable>(_ found: Value?, _ wanted: Value?, _ what: String) {
    count += 1
    guard found != wanted else { return }
    failures.append(
      "\(place): \(what) is \(String(describing: found)), not \(String(describing: wanted))")
  }

  mutating func holds(_ condition: Bool, _ what: String) { same(condition, true, what) }
}

extension [String: Any] {
  func members(_ path: String...) -> Members {
    path.reduce(self) { $0[$1] as? Members ?? [:] }
  }

  func texts(_ name: String) -> [String]? { self[name] as? [String] }
  func text(_ name: String) -> String? { self[name] as? String }
  func number(_ name: String) -> Double? { self[name] as? Double }
  func list(_ name: String) -> [Members] { self[name] as? [Members] ?? [] }
}

extension Checks {
  mutating func estimates(_ found: CPTravelEstimates?, _ json: Members, units: String) {
    let distance = json.members("distance")
    same(found?.distanceRemaining.value, distance.number("meters"), "meters")
    same(found?.distanceRemaining.unit, .meters, "exact unit")
    same(found?.timeRemaining, json.members("time").number("seconds"), "seconds")
    let shown = found?.distanceRemainingToDisplay
    same(shown?.value, distance.number("value") ?? 0, "distance to display")
    let symbols = ["metric": "m", "us": "ft"]
    same(
      shown?.unit.symbol, distance.text("unit") ?? symbols[units, default: "yd"], "unit to display")
  }

  mutating func maneuver(_ found: CPManeuver, _ json: Members, units: String) {
    let facts = json.members("platforms", "carPlay")
    let variants = json.texts("instructionVariants") ?? []
    same(found.symbolImage?.name, json.members("glyph").text("name"), "symbol")
    same(found.junctionImage?.name, json.members("junction").text("name"), "junction image")
    same(found.instructionVariants, variants, "instructions")
    let dashboard = facts.texts("dashboardInstructionVariants") ?? []
    let notification = facts.texts("notificationInstructionVariants") ?? []
    same(found.dashboardInstructionVariants, dashboard, "dashboard")
    same(found.notificationInstructionVariants, notification, "notification")
    same(found.cardBackgroundColor?.name, "Fingerpost/HeaderPrimary", "color")
    estimates(found.initialTravelEstimates, json.members("approach"), units: units)
    same(found.maneuverType.rawValue, facts.number("maneuverTypeValue").map { UInt($0) }, "type")
    same("\(found.maneuverType)", facts.text("maneuverType"), "name of the type")
    same("\(found.junctionType)", facts.text("junctionType"), "junction type")
    same("\(found.trafficSide)", json.text("drivingSide"), "traffic side")
    same(found.junctionExitAngle?.value, facts.number("junctionExitAngle"), "exit angle")
    same(
      found.junctionElementAngles.map { $0.map(\.value).sorted() },
      facts["junctionElementAngles"] as? [Double], "angles of other roads")
    if let exit = found.junctionExitAngle, let others = found.junctionElementAngles {
      holds(!others.contains(exit), "other roads without the exit")
    }
    same(
      found.roadFollowingManeuverVariants, facts.texts("roadFollowingManeuverVariants"), "roads")
    same(found.highwayExitLabel, facts.text("highwayExitLabel") ?? "", "exit label")
    lanes(found, facts, json)
    shields(found.attributedInstructionVariants, variants, json)
    shields(found.dashboardAttributedInstructionVariants, dashboard, json)
    shields(found.notificationAttributedInstructionVariants, notification, json)
    same(found.card?.index, json.number("index").map { Int($0) }, "card")
    same(found.cardDisplayStyle, .leadingSymbol, "display style")
  }

  /// The lanes live as long as the maneuver, although `linkedLaneGuidance` does not keep them.
  private mutating func lanes(_ maneuver: CPManeuver, _ facts: Members, _ card: Members) {
    guard facts["laneGuidance"] != nil else {
      holds(maneuver.laneGuidance == nil, "no lanes")
      return
    }
    let guidance = maneuver.linkedLaneGuidance
    let json = facts.members("laneGuidance")
    holds(maneuver.laneGuidance === guidance, "the same lanes")
    same(
      guidance.instructionVariants, card.texts("laneInstructionVariants") ?? [],
      "lane instructions")
    same(guidance.lanes.count, json.list("lanes").count, "lanes")
    for (lane, json) in zip(guidance.lanes, json.list("lanes")) {
      let all = json["angles"] as? [Double] ?? []
      var followed = json.number("highlightedAngle")
      if followed == nil, json.text("status") != "notGood" {
        let turn = facts.number("junctionExitAngle") ?? 0
        followed = all.min { ($0 - turn).magnitude < ($1 - turn).magnitude } ?? turn
      }
      same(
        lane.angles.map(\.value), all.filter { $0 != followed },
        "angles beside the highlighted one")
      same(lane.highlightedAngle?.value, followed, "highlighted angle")
      same("\(lane.status)", json.text("status"), "lane status")
    }
  }

  /// Each text with its shields as pictures, if any of them has one.
  private mutating func shields(
    _ found: [NSAttributedString], _ texts: [String], _ json: Members
  ) {
    let plain = json.texts("instructionVariants") ?? []
    let all = json["attributedInstructionVariants"] as? [[Members]] ?? []
    let variants = texts.map { text in
      plain.firstIndex(of: text).flatMap { $0 < all.count ? all[$0] : nil } ?? [["text": text]]
    }
    let hasShields = variants.joined().contains { $0["shield"] != nil }
    same(found.count, hasShields ? texts.count : 0, "attributed variants")
    for (text, parts) in zip(found, variants) {
      same(
        text.string,
        parts.map { $0["shield"] == nil ? $0.text("text") ?? "" : "\u{FFFC}" }.joined(),
        "attributed text")
      var images: [String] = []
      text.enumerateAttribute(
        .attachment, in: NSRange(location: 0, length: text.length), options: []
      ) { value, _, _ in
        if let image = (value as? NSTextAttachment)?.image { images.append(image.name) }
      }
      shields += images.count
      same(images, parts.compactMap { $0.members("shield").text("name") }, "shields")
    }
  }

  mutating func lanePicture(_ found: CPManeuver?, _ json: Members) {
    guard json["laneCard"] != nil else {
      holds(found == nil, "no picture of lanes")
      return
    }
    let lanes = json.members("laneCard")
    same(found?.symbolImage?.name, lanes.members("glyph").text("name"), "picture of lanes")
    same(found?.instructionVariants, [], "no words for lanes")
    same(found?.cardDisplayStyle, .symbolOnly, "display style of lanes")
  }

  mutating func trip(_ found: CPTrip, _ json: Members) {
    let routes = json.list("routes")
    same(found.routeChoices.count, min(routes.count, 3), "choices")
    for (index, (choice, route)) in zip(found.routeChoices, routes).enumerated() {
      same(choice.summaryVariants, route.texts("summaryVariants"), "summary")
      same(
        choice.additionalInformationVariants, route.texts("additionalInformationVariants"),
        "information")
      same(
        choice.selectionSummaryVariants, route.texts("selectionSummaryVariants"), "selection")
      same(choice.routeIndex, index, "number of the route")
      same(
        choice.travelEstimates?.timeRemaining, route.members("time").number("seconds"),
        "time of the choice")
      same(
        choice.travelEstimates?.routeDetails.map(\.text), details(of: route), "details")
      details += details(of: route).count
    }
    let list = routes[0]["segments"] as? [Members]
    same(found.routeSegmentsAvailableForRegion, list != nil, "route sharing")
    end(
      found.originWaypoint, list?.first?.members("origin"), routes[0].members("origin"),
      routes[0].texts("originVariants"), "origin")
    end(
      found.destinationWaypoint, list?.last?.members("destination"),
      routes[0].members("destination"), routes[0].texts("destinationVariants"), "destination")
    same(found.destinationNameVariants, nil, "names are the waypoint's")
  }

  /// The tolls by currency, and the charge of the last leg.
  private func details(of route: Members) -> [String] {
    let language = (route.text("locale") ?? "").prefix { $0 != "-" }
    var sums: [String: Double] = [:]
    for facts in route.list("alongRoute").filter({ $0.text("kind")?.hasPrefix("toll") == true })
      .map({ $0.members("facts") })
    {
      guard let amount = facts.number("amount"), let currency = facts.text("currency") else {
        continue
      }
      sums[currency, default: 0] += amount
    }
    let charge = route.list("legs").last?.members("charge")
    let tolls = sums.keys.sorted().map { "toll \(sums[$0] ?? 0) \($0) \(language)" }
    return tolls + (charge?.number("percent").map { ["battery \($0)"] } ?? [])
      + (charge?.number("wattHours").map { ["energy \($0 / 1000) kWh"] } ?? [])
  }

  /// An end of a route or a leg: its waypoint, else the place alone.
  mutating func end(
    _ found: CPNavigationWaypoint?, _ json: Members?, _ place: Members, _ names: [String]?,
    _ what: String
  ) {
    if let json { return waypoint(found, json, names, what) }
    same(found?.mapItem?.name, place.text("name"), what)
    same(
      found?.mapItem?.coordinate.latitude, place.number("latitude") ?? 0, what + " latitude")
    same(
      found?.mapItem?.coordinate.longitude, place.number("longitude") ?? 0, what + " longitude")
    same(found?.entryPoints.count, 0, what + " without entries")
  }

  private mutating func waypoint(
    _ found: CPNavigationWaypoint?, _ json: Members, _ names: [String]?, _ what: String
  ) {
    same(found?.nameVariants, names ?? [json.text("name")].compactMap { $0 }, what + " names")
    same(found?.addressVariants, [], what + " without an address of its own")
    same(found?.centerPoint.latitude, json.number("latitude"), what + " latitude")
    same(found?.centerPoint.longitude, json.number("longitude"), what + " longitude")
    same(found?.centerPoint.altitude, CLLocationDistanceMax, what + " altitude")
    let entries = found?.entryPoints ?? []
    same(entries.map(\.latitude), json.list("entryPoints").map { $0.number("latitude") ?? 0 }, what + " entries")
    same(entries.map(\.longitude), json.list("entryPoints").map { $0.number("longitude") ?? 0 }, what + " entries")
  }

  /// A segment begins and ends where its line enters its waypoints, and has its leg's maneuvers.
  mutating func segment(
    _ found: CPRouteSegment, _ leg: Int, of route: Members, maneuvers: [CPManeuver]
  ) {
    let legs = route.list("legs")
    let json = route.list("segments").first { $0.number("leg") == Double(leg) }
    end(
      found.origin, json?.members("origin"), legs[leg].members("origin"),
      leg == 0 ? route.texts("originVariants") : nil, "segment's origin")
    end(
      found.destination, json?.members("destination"), legs[leg].members("destination"),
      leg == legs.count - 1 ? route.texts("destinationVariants") : nil, "segment's destination")
    holds(found.maneuvers == maneuvers, "segment's maneuvers")
    holds(found.currentManeuvers == Array(maneuvers.prefix(1)), "segment's current maneuver")
    same(found.laneGuidances.count, maneuvers.compactMap(\.laneGuidance).count, "segment's lanes")
    guard json != nil else { return same(found.coordinates.count, 0, "segment without a line") }
    segments += 1
    for (point, waypoint) in [
      (found.coordinates.first, found.origin), (found.coordinates.last, found.destination),
    ] {
      let entry = waypoint.entryPoints[0]
      let latitudes = ((point?.latitude ?? 99) - entry.latitude).magnitude
      let longitudes = ((point?.longitude ?? 999) - entry.longitude).magnitude
      holds(latitudes < 1.5e-6 && longitudes < 1.5e-6, "end of the line")
    }
  }
}
