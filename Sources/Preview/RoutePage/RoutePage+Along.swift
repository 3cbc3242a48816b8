import Cards
import Glyphs
import Guidance
import JSON

extension RoutePage {
  /// The objects along a route that have a place and a picture, in the order of travel.
  static func objects(along route: GuidedRoute) -> [JSON] {
    let whole = max(route.estimate.distance.meters, 1e-9)
    return route.objects.compactMap { guided -> JSON? in
      let object = guided.object
      guard let start = object.start, let place = object.location, let glyph = guided.glyph else {
        return nil
      }
      let distance = try? RoundedDistance(meters: start, in: route.guide.units)
      return [
        "distance": start > 0 ? distance.map { route.guide.text($0) } : nil, "glyph": glyph.name,
        // Where they crowd, what a driver must know early stays.
        "lead": guided.group.lead, "place": [place.latitude, place.longitude],
        "share": min(1, max(0, start / whole)), "words": guided.words,
      ]
    }
  }
}
