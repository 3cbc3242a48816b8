import Glyphs
public import Guidance
import JSON
public import Routes

extension GuidedRoute {
  func write(
    as choice: RouteChoice, of source: GuidedSource, _ parts: Set<CardMemberGroup>,
    to json: inout JSONWriter
  ) {
    let line = geometry.points.isEmpty ? nil : 0...geometry.points.count - 1
    let isOneOfSeveral = source.routes.count > 1
    json.member("additionalInformationVariants", choice.additionalInformationVariants)
    if parts.contains(.along) {
      json.objects("alongRoute", objects.nonEmpty) { $0.write(to: &$1) }
    }
    write(arrival, to: &json)
    geometry.writeBounds(line, to: &json)
    write(facts.delay, to: &json)
    json.place(
      "destination", ends(of: legs.count - 1).destination, called: legs.last?.destinationName)
    json.member("destinationVariants", destinationVariants.nonEmpty)
    json.member("differenceVariants", choice.differenceVariants.nonEmpty)
    json.object("distance") { estimate.distance.write(guide, to: &$0) }
    json.member("format", source.format.name)
    geometry.write(line, as: guide.geometry, to: &json)
    json.member("hasFerry", facts.features.hasFerry)
    json.member("hasMotorway", facts.features.hasMotorway)
    json.member("hasTolls", facts.features.hasTolls)
    json.member("hasUnpaved", facts.features.hasUnpaved)
    json.member("isFastest", isOneOfSeveral ? choice.isFastest : nil)
    json.objects("legs", Array(legs.indices)) { write($0, parts, to: &$1) }
    json.member("locale", guide.languageTag)
    json.member("minutesSlower", isOneOfSeveral ? choice.minutesSlower : nil)
    json.place("origin", ends(of: 0).origin, called: route.originName)
    json.member("originVariants", originVariants.nonEmpty)
    json.member("refreshSeconds", route.refreshTime)
    if parts.contains(.carPlay) { writeSegments(to: &json) }
    json.member("selectionSummaryVariants", choice.selectionSummaryVariants)
    json.member("source", source.name)
    json.member("stops", facts.stops)
    json.member("summaryVariants", choice.summaryVariants)
    json.object("time") { estimate.time.write(guide, to: &$0) }
    write(estimate, arrival, parts, to: &json)
    json.member("units", guide.units.rawValue)
    json.member("unitsSource", guide.unitsSource.rawValue)
    json.member("uuid", route.uuid)
  }

  private func write(_ index: Int, _ parts: Set<CardMemberGroup>, to json: inout JSONWriter) {
    let leg = legs[index]
    let (origin, destination) = ends(of: index)
    let line = geometry.legs[index]
    write(leg.arrival, to: &json)
    json.member("arrivalVariants", leg.arrivalVariants)
    geometry.writeBounds(line, to: &json)
    if let charge = route.legs[index].charge {
      json.object("charge") { json in
        json.member("percent", charge.percent)
        json.member("wattHours", charge.wattHours)
      }
    }
    write(leg.facts.delay, to: &json)
    json.place("destination", destination, called: leg.destinationName)
    json.member("destinationName", leg.destinationName)
    json.object("distance") { leg.estimate.distance.write(guide, to: &$0) }
    geometry.write(line, as: guide.geometry, to: &json)
    json.member("lineRange", line.map { [$0.lowerBound, $0.upperBound] })
    json.place("origin", origin, called: originName(of: index))
    json.member("summary", leg.summary)
    json.member("summaryVariants", summaryVariants(of: leg))
    json.object("time") { leg.estimate.time.write(guide, to: &$0) }
    write(leg.estimate, leg.arrival, parts, to: &json)
  }

  /// Writes the legs as CarPlay's `CPRouteSegment` has them, unless one has no line.
  private func writeSegments(to json: inout JSONWriter) {
    let ends = legs.indices.map(ends)
    guard
      legs.indices.allSatisfy({ index in
        geometry.legs[index].map { $0.count > 1 } ?? false && ends[index].origin != nil
          && ends[index].destination != nil
      })
    else { return }
    json.objects("segments", Array(legs.indices)) { index, json in
      let (leg, ends) = (route.legs[index], ends[index])
      json.waypoint("destination", leg.askedEnd, ends.destination, legs[index].destinationName)
      json.member("leg", index)
      json.member("line", geometry.legs[index].map { geometry.polyline6(of: $0) })
      json.waypoint("origin", leg.askedStart, ends.origin, originName(of: index))
    }
  }

  private func write(
    _ estimate: TravelEstimate, _ arrival: Arrival?, _ parts: Set<CardMemberGroup>,
    to json: inout JSONWriter
  ) {
    guard parts.contains(.androidAuto) else { return }
    json.object("travelEstimate") {
      estimate.writeAndroidAuto(arrival: arrival, units: guide.units, to: &$0)
    }
  }

  private func write(_ arrival: Arrival?, to json: inout JSONWriter) {
    guard let arrival else { return }
    json.object("arrival") { arrival.write(hasPhrase: true, to: &$0) }
  }

  private func write(_ delay: DelayCategory?, to json: inout JSONWriter) {
    guard let delay else { return }
    json.object("delay") { json in
      json.member("carPlayTimeRemainingColor", delay.carPlayColor)
      json.member("category", delay.rawValue)
      json.member("googleDelayCategory", delay.google.name)
      json.member("googleDelayCategoryValue", delay.google.value)
      json.member("text", text(delay))
    }
  }
}

/// A file with its routes and their cards.
public struct GuidedSource: Sendable {
  /// The name of the file.
  public var name: String
  /// The format of the routes.
  public var format: Engine
  /// The routes with their cards.
  public var routes: [GuidedRoute]
  /// The messages that the routes are from; nil for other engines, and without all of the routes.
  package var feed: Feed?

  /// Creates a source.
  public init(name: String, format: Engine, routes: [GuidedRoute]) {
    self.name = name
    self.format = format
    self.routes = routes
  }
}

extension JSONWriter {
  /// One end of a segment: the place asked for, if the engine tells it, and that on the line.
  fileprivate mutating func waypoint(
    _ name: String, _ asked: Coordinate?, _ entry: Coordinate?, _ title: String?
  ) {
    object(name) { json in
      json.objects("entryPoints", [entry]) { entry, json in
        json.member("latitude", entry?.latitude)
        json.member("longitude", entry?.longitude)
      }
      json.member("latitude", (asked ?? entry)?.latitude)
      json.member("longitude", (asked ?? entry)?.longitude)
      json.member("name", title)
    }
  }
}
