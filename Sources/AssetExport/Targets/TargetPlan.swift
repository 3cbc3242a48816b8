import Documents
import Faults
package import Glyphs
package import Paths
import SVGCoding

/// How a file shows a glyph.
package struct Look: Hashable, Sendable {
  package var variant: Theme.Variant
  /// The size in points.
  var size: Size
  /// Pixels per point; 1 for vectors.
  var scale: Double

  package init(variant: Theme.Variant, size: Size, scale: Double = 1) {
    (self.variant, self.size, self.scale) = (variant, size, scale)
  }

  var pixels: (width: Int, height: Int) {
    (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }
}

/// A glyph at one size, with its own files.
struct PlannedGlyph: Sendable {
  var spec: GlyphSpec
  var size: Size
  /// The name in targets without folders.
  var name: String
  /// The path of PNG files without prefix, variant and scale.
  var flatPath: String
  var files: [PlannedFile] = []

  func look(_ variant: Theme.Variant, scale: Double = 1) -> Look {
    Look(variant: variant, size: size, scale: scale)
  }
}

/// A file to write, or a sheet: a picture and its list.
package struct PlannedFile: Sendable {
  enum Content: Sendable {
    case png(GlyphSpec, Look)
    case svg(GlyphSpec, Look, SVGWriter.Colors)
    case vectorDrawable(GlyphSpec, Look)
    /// An SF Symbols template, drawn from a canvas of this size.
    case symbol(GlyphSpec, Size)
    case text(String)
    case symbols(SymbolSheet)
    case sheet(SpriteTarget.Sheet)
  }

  package var path: String
  var target: AssetTarget
  var content: Content

  var format: String {
    switch content {
    case .png, .sheet: "png"
    case .svg, .symbols: "svg"
    case .symbol: "sf-symbol"
    case .vectorDrawable: "vector-drawable"
    case .text: path.split(separator: ".").last.map(String.init) ?? "text"
    }
  }

  var paths: [String] {
    if case .sheet(let sheet) = content { [sheet.listPath, path] } else { [path] }
  }

  /// The glyph and its look of a picture of one glyph; `nil` for other files.
  package var picture: (spec: GlyphSpec, look: Look)? {
    if case .png(let spec, let look) = content { (spec, look) } else { nil }
  }

  /// The glyphs on a sheet, none or more; `nil` for other files.
  var glyphs: [PlannedGlyph]? {
    switch content {
    case .symbols(let sheet): sheet.glyphs
    case .sheet(let sheet): sheet.glyphs
    case .png, .svg, .vectorDrawable, .symbol, .text: nil
    }
  }
}

extension PlannedFile {
  /// Plans a picture of one glyph.
  package init(path: String, picture spec: GlyphSpec, _ look: Look) {
    self.init(path: path, target: .flat, content: .png(spec, look))
  }
}

/// What targets plan with.
struct TargetSetup: Sendable {
  var roles: VariantRoles
  var pictures: PictureOptions
  var options: TargetOptions
  var icons: IconLibrary
  var cards: CardsFile?
}

/// A target: a list of files.
protocol TargetPlan: Sendable {
  /// The kind of file with the colors of the theme's navigation UI; `nil` for none.
  static var colors: ColorTokens.Kind? { get }

  init(_ setup: TargetSetup)

  func files(of glyph: PlannedGlyph) -> [PlannedFile]

  /// Plans the files about all glyphs, such as style sheets and sheets.
  ///
  /// Throws for names that the target's consumers reject, and for sheets that are too large.
  func files(about glyphs: [PlannedGlyph]) throws(Fault) -> [PlannedFile]

  /// Why it leaves a glyph out; `nil` if it does not.
  func omission(of spec: GlyphSpec) -> String?
}

extension TargetPlan {
  func files(of glyph: PlannedGlyph) -> [PlannedFile] { [] }
  func files(about glyphs: [PlannedGlyph]) throws(Fault) -> [PlannedFile] { [] }
  func omission(of spec: GlyphSpec) -> String? { nil }
}

struct FlatTarget: TargetPlan {
  static let colors = ColorTokens.Kind?.some(.designTokens)
  private let options: PictureOptions

  init(_ setup: TargetSetup) { options = setup.pictures }

  func files(of glyph: PlannedGlyph) -> [PlannedFile] {
    options.variants.flatMap { variant in
      options.scales.map { scale in
        PlannedFile(
          path: PictureName.file(glyph.flatPath, variant.name, scale: scale), target: .flat,
          content: .png(glyph.spec, glyph.look(variant, scale: Double(scale))))
      }
    }
  }
}

/// The routes as GeoJSON.
struct GeoJSONTarget: TargetPlan {
  static let colors = ColorTokens.Kind?.none
  private let setup: TargetSetup

  init(_ setup: TargetSetup) { self.setup = setup }

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
    let map = RouteGeoJSON(
      routes.sources, junctions: routes.junctions, prefix: setup.options.prefix)
    return [("along", map.along), ("maneuvers", map.maneuvers), ("route", map.lines)].map {
      name, text in
      PlannedFile(path: "geojson/\(name).geojson", target: .geojson, content: .text(text))
    }
  }
}
