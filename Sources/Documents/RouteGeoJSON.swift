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
    routes = sources.flatMap(\.routes)
    (self.junctions, self.prefix) = (junctions, prefix)
  }

  /// A point for each card that has a place.
  package var maneuvers: String {
    collection(
      routes.flatMap(\.cards).compactMap { card in
        guard let place = card.location?.rounded else { return nil }
        return feature(
          ["coordinates": place.geoJSON, "type": "Point"],
          [
            "bearingAfter": card.bearingAfter, "bearingBefore": card.bearingBefore,
            "drivingSide": card.step.drivingSide.rawValue,
            "icon-image": prefix + GlyphSpec(card.step, junctions: junctions).name,
            "index": card.index, "instruction": card.instructionVariants[0],
            "instructionVariants": .array(card.instructionVariants.map { .string($0) }) as JSON,
            "kind": card.step.maneuver.kind.rawValue, "language": card.language, "leg": card.leg,
            "route": card.route,
          ])
      })
  }

  /// A line for each stretch of a leg with the same traffic and the same speed limit.
  package var lines: String {
    collection(
      routes.enumerated().flatMap { index, route in
        let geometry = route.geometry
        return stretches(of: route).map { stretch in
          feature(
            .encoding { geometry.writeGeoJSON(stretch.line, to: &$0) },
            [
              "congestion": stretch.congestion,
              "isUnlimited": stretch.limit?.isUnlimited == true ? true : nil, "leg": stretch.leg,
              "route": index, "speedLimit": stretch.limit?.value,
              "speedLimitUnit": stretch.limit?.unit,
            ])
        }
      })
  }

  /// A point for each object along the routes that has a place; stretches begin there.
  package var along: String {
    collection(
      routes.enumerated().flatMap { index, route in
        route.objects.compactMap { object -> JSON? in
          guard let place = object.object.location?.wrapped.rounded else { return nil }
          return feature(
            ["coordinates": place.geoJSON, "type": "Point"],
            [
              "icon-image": object.glyph.map { prefix + $0.name },
              "kind": object.object.kind.rawValue,
              "meters": object.object.start.map(GuidedObject.rounded), "route": index,
              "text": object.words,
            ])
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
  private func collection(_ features: [JSON]) -> String {
    "{\"features\":[\n"
      + features.map { String(decoding: $0.line, as: UTF8.self) }
      .joined(separator: ",\n") + "\n],\"type\":\"FeatureCollection\"}\n"
  }

  private func feature(_ geometry: JSON, _ properties: JSON) -> JSON {
    ["geometry": geometry, "properties": properties, "type": "Feature"]
  }
}
