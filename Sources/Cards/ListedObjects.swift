import Guidance
import Routes

/// The objects of a route that a list has between the cards.
struct ListedObjects {
  private var rest: ArraySlice<GuidedObject>
  private let guide: Guide
  /// From the start of the route to the last card, in meters.
  private var passed = 0.0
  /// The last row of each kind of road.
  private var roads: [RouteObject.Kind: GuidedObject] = [:]

  /// Positions closer than this are the same, in meters.
  private static let noise = 0.5

  /// Lists none unless the guide chooses groups.
  init(_ route: GuidedRoute) {
    guide = route.guide
    rest = route.guide.along == nil ? [] : route.objects[...]
  }

  /// Takes the rows on the way from the last card to the next one, which is so many meters on.
  ///
  /// An object at the next maneuver comes before its card; a stretch that begins there, after it.
  mutating func rows(over meters: Double) -> [CardListing.Row] {
    let end = passed + meters
    let own = rest.prefix { object in
      let start = object.object.start ?? .infinity
      let isAtCard = object.object.end == nil && end > 0 && start <= end + Self.noise
      return start < end - Self.noise || isAtCard || end == .infinity
    }
    rest = rest.dropFirst(own.count)
    defer { passed = end }
    return own.filter { isNews($0) }.map { object in
      let way = object.object.start.map { max(0, $0 - passed) } ?? 0
      let distance = way > 0 ? try? RoundedDistance(meters: way, in: guide.units) : nil
      return CardListing.Row(
        subject: .object(object), distance: distance.map { guide.text($0) } ?? "",
        instructions: [object.words])
    }
  }

  /// Whether an object has words, other than those of the road that it goes on from.
  private mutating func isNews(_ object: GuidedObject) -> Bool {
    guard !object.words.isEmpty else { return false }
    guard object.group == .roads, let start = object.object.start,
      let last = roads.updateValue(object, forKey: object.object.kind), last.words == object.words,
      let end = last.object.end
    else { return true }
    return start - end > Self.noise
  }
}
