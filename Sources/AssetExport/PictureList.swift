package import Documents
package import Glyphs
package import Guidance
package import Routes

/// What cards show: glyphs, and the junctions of separate pictures.
package struct PictureList: Hashable, Sendable {
  package var glyphs: Set<GlyphSpec> = []
  package var junctions: Set<GlyphSpec> = []

  package init() {}

  /// The pictures that the cards of routes with these parts name.
  package init(
    of routes: [GuidedRoute], _ shields: ShieldFinder, _ style: JunctionStyle,
    _ parts: Set<CardMemberGroup>
  ) {
    for route in routes {
      for step in route.steps {
        glyphs.insert(GlyphSpec(step, junctions: style))
        if let lanes = GlyphSpec(lanesOf: step) { glyphs.insert(lanes) }
        if let junction = GlyphSpec(junctionPictureOf: step) { junctions.insert(junction) }
      }
      if parts.contains(.along) { glyphs.formUnion(route.objects.compactMap(\.glyph)) }
      if parts.contains(.attributed) {
        glyphs.formUnion(route.shields(shields).map(GlyphSpec.shield))
      }
    }
  }

  package var isEmpty: Bool { glyphs.isEmpty && junctions.isEmpty }

  package mutating func formUnion(_ other: PictureList) {
    glyphs.formUnion(other.glyphs)
    junctions.formUnion(other.junctions)
  }

  package mutating func subtract(_ other: PictureList) {
    glyphs.subtract(other.glyphs)
    junctions.subtract(other.junctions)
  }
}

/// Words of an engine that are unknown, or a picture that shows less than they say.
package struct NamedFallback: Sendable {
  /// The name of the file of the route.
  package var source: String
  package var fallback: Fallback
}

extension GuidedSource {
  /// The engines' words that are unknown or reduced, with their replacements.
  package var fallbacks: [NamedFallback] {
    routes.flatMap(\.steps).enumerated().flatMap { index, step in
      step.fallbacks + step.reductions(at: "cards[\(index)]")
    }.map { NamedFallback(source: name, fallback: $0) }
  }
}
