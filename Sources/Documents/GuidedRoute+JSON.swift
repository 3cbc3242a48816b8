import Glyphs
public import Guidance
import JSON
public import Routes

extension GuidedRoute {
  func write(
    as choice: RouteChoice, of source: GuidedSource, _ parts: Set<CardPart>,
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
    if parts.contains(.carPlay) { json.objects("segments", segments) { $0.write(to: &$1) } }
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

  private func write(_ index: Int, _ parts: Set<CardPart>, to json: inout JSONWriter) {
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

  /// The legs as CarPlay gives them to the vehicle's own navigation; nil unless each has a line.
  private var segments: [RouteSegment]? {
    let found = legs.indices.compactMap { index -> RouteSegment? in
      let (leg, ends) = (route.legs[index], ends(of: index))
      guard let range = geometry.legs[index], range.count > 1, let start = ends.origin,
        let end = ends.destination
      else { return nil }
      return RouteSegment(
        leg: index, line: geometry.polyline6(of: range),
        origin: RouteSegment.Waypoint(
          place: leg.askedStart ?? start, entry: start, name: originName(of: index)),
        destination: RouteSegment.Waypoint(
          place: leg.askedEnd ?? end, entry: end, name: legs[index].destinationName))
    }
    return found.count == legs.count ? found : nil
  }

  private func write(
    _ estimate: TravelEstimate, _ arrival: Arrival?, _ parts: Set<CardPart>,
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

/// A leg with its line, as CarPlay's `CPRouteSegment` has it.
private struct RouteSegment {
  /// One end of a segment.
  struct Waypoint {
    /// The place asked for, if the engine tells it, else that on the line.
    var place: Coordinate
    /// The end of the line.
    var entry: Coordinate
    var name: String?

    func write(to json: inout JSONWriter) {
      json.objects("entryPoints", [entry]) { entry, json in
        json.member("latitude", entry.latitude)
        json.member("longitude", entry.longitude)
      }
      json.member("latitude", place.latitude)
      json.member("longitude", place.longitude)
      json.member("name", name)
    }
  }

  var leg: Int
  var line: String
  var origin: Waypoint
  var destination: Waypoint

  func write(to json: inout JSONWriter) {
    json.object("destination") { destination.write(to: &$0) }
    json.member("leg", leg)
    json.member("line", line)
    json.object("origin") { origin.write(to: &$0) }
  }
}
