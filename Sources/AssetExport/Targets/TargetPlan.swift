import Documents
import Faults
import Glyphs

struct TargetSetup: Sendable {
  var roles: VariantRoles
  var pictures: PictureOptions
  var options: TargetOptions
  var icons: IconLibrary
  var cards: CardsFile?
}

protocol TargetPlan: Sendable {
  var setup: TargetSetup { get }

  init(setup: TargetSetup)

  func files(of glyph: PlannedGlyph) -> [PlannedFile]

  /// Plans the files about all glyphs, such as style sheets and sheets.
  ///
  /// Throws for names that the target's consumers reject, and for sheets that are too large.
  func files(about glyphs: [PlannedGlyph]) throws(Fault) -> [PlannedFile]

  /// Why it leaves a glyph out; `nil` if it does not.
  func omission(of spec: GlyphSpec) -> String?
}

extension TargetPlan {
  var options: TargetOptions { setup.options }

  func files(of glyph: PlannedGlyph) -> [PlannedFile] { [] }
  func files(about glyphs: [PlannedGlyph]) throws(Fault) -> [PlannedFile] { [] }
  func omission(of spec: GlyphSpec) -> String? { nil }
}

struct FlatTarget: TargetPlan {
  let setup: TargetSetup

  func files(of glyph: PlannedGlyph) -> [PlannedFile] {
    setup.pictures.variants.flatMap { variant in
      setup.pictures.scales.map { scale in
        PlannedFile(
          path: PictureName.file(glyph.flatPath, variant.name, scale: scale),
          content: .png(glyph.spec, glyph.rendition(variant, scale: Double(scale))))
      }
    }
  }
}

struct GeoJSONTarget: TargetPlan {
  let setup: TargetSetup

  func files(about glyphs: [PlannedGlyph]) throws(Fault) -> [PlannedFile] {
    let routes: CardsFile.Routes
    switch setup.cards {
    case .document(let own): routes = own
    case .lines:
      throw Fault(
        .usage, "the target geojson does not take JSON Lines", remedy: "leave out --format jsonl")
    case nil:
      throw Fault(.usage, "the target geojson shows routes", remedy: "use 'render' with a route")
    }
    let map = RouteGeoJSON(routes.sources, junctions: routes.junctions, prefix: options.prefix)
    return [("along", map.along), ("maneuvers", map.maneuvers), ("route", map.lines)].map {
      name, text in
      PlannedFile(path: "geojson/\(name).geojson", content: .text(text))
    }
  }
}
