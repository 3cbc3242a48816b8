package import Glyphs
import Guidance
import Routes
import JSON

/// Routes as GeoJSON (RFC 7946), for maps that have the glyphs as a sprite.
package struct RouteGeoJSON: Sendable {
  private let routes: [GuidedRoute]
  private let junctions: JunctionStyle
  /// What the sprite's names begin with.
  private let prefix: String

  package init(_ sources: [GuidedSource], junctions: JunctionStyle, prefix: String) {
    routes = sources.flatMap { $0.routes }
    (self.junctions, self.prefix) = (junctions, prefix)
  }

  /// A point for each card that has a place.
  package var maneuvers: String {
    collection(
      routes.flatMap { $0.cards }.compactMap { card in
        guard let place = card.location?.rounded else { return nil }
        return feature(at: place) { json in
          json.member("bearingAfter", card.bearingAfter)
          json.member("bearingBefore", card.bearingBefore)
          json.member("drivingSide", card.step.drivingSide.rawValue)
          json.member("icon-image", prefix + GlyphSpec(card.step, junctions: junctions).name)
          json.member("index", card.index)
          json.member("instruction", card.instructionVariants[0])
          json.member("instructionVariants", card.instructionVariants)
          json.member("kind", card.step.maneuver.kind.rawValue)
          json.member("language", card.language)
          json.member("leg", card.leg)
          json.member("route", card.route)
        }
      })
  }

  /// A line for each stretch of a leg with the same traffic and the same speed limit.
  package var lines: String {
    collection(
      routes.enumerated().flatMap { index, route in
        let geometry = route.geometry
        return stretches(of: route).map { stretch in
          feature {
            geometry.writeGeoJSON(stretch.line, to: &$0)
          } properties: { json in
            json.member("congestion", stretch.congestion)
            json.member("isUnlimited", stretch.limit?.isUnlimited == true ? true : nil)
            json.member("leg", stretch.leg)
            json.member("route", index)
            json.member("speedLimit", stretch.limit?.value)
            json.member("speedLimitUnit", stretch.limit?.unit)
          }
        }
      })
  }

  /// A point for each object along the routes that has a place; stretches begin there.
  package var along: String {
    collection(
      routes.enumerated().flatMap { index, route in
        route.objects.compactMap { object in
          guard let place = object.object.location?.wrapped.rounded else { return nil }
          return feature(at: place) { json in
            json.member("icon-image", object.glyph.map { prefix + $0.name })
            json.member("kind", object.object.kind.rawValue)
            json.member("meters", object.object.start?.rounded(to: 10))
            json.member("route", index)
            json.member("text", object.words)
          }
        }
      })
  }

  private struct Limit: Equatable {
    var value: Double?
    var unit: String?
    var isUnlimited: Bool

    init(_ object: RouteObject) {
      (value, unit) = (object.number(.value), object.text(.unit))
      isUnlimited = object.flag(.isUnlimited) == true
    }
  }

  private struct Stretch {
    var leg: Int
    var line: ClosedRange<Int>
    var congestion: String?
    var limit: Limit?
  }

  private func stretches(of route: GuidedRoute) -> [Stretch] {
    let geometry = route.geometry
    let count = max(0, geometry.points.count - 1)
    var congestion = [String?](repeating: nil, count: count)
    var limits = [Limit?](repeating: nil, count: count)
    for object in route.route.objects {
      guard let line = object.line else { continue }
      if object.kind == .congestion {
        for segment in line.dropLast() { congestion[segment] = object.text(.level) }
      }
      if object.kind == .speedLimit {
        let limit = Limit(object)
        for segment in line.dropLast() { limits[segment] = limit }
      }
    }
    return geometry.legs.enumerated().flatMap { leg, range -> [Stretch] in
      guard let range, range.count > 1 else { return [] }
      var found: [Stretch] = []
      var start = range.lowerBound
      for segment in range.dropLast() {
        let next = segment + 1
        if next < range.upperBound, congestion[next] == congestion[segment],
          limits[next] == limits[segment]
        {
          continue
        }
        found.append(
          Stretch(
            leg: leg, line: start...next, congestion: congestion[segment], limit: limits[segment]))
        start = next
      }
      return found
    }
  }

  /// A collection with one feature per line.
  private func collection(_ features: [String]) -> String {
    "{\"features\":[\n" + features.joined(separator: ",\n")
      + "\n],\"type\":\"FeatureCollection\"}\n"
  }

  private func feature(
    at place: Coordinate, properties: (inout JSONWriter) -> Void
  ) -> String {
    feature {
      $0.member("coordinates", place.geoJSON)
      $0.member("type", "Point")
    } properties: {
      properties(&$0)
    }
  }

  private func feature(
    geometry: (inout JSONWriter) -> Void, properties: (inout JSONWriter) -> Void
  ) -> String {
    var json = JSONWriter()
    json.object { json in
      json.object("geometry", geometry)
      json.object("properties", properties)
      json.member("type", "Feature")
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
