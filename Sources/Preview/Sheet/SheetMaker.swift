import AssetExport
import Faults
import SystemLibraries
import Glyphs
import JSON
import Paths
import Raster
import Routes
import SVGCoding

struct SheetMaker: Sendable {
  var artist: GlyphArtist
  /// The heights of the pictures, in pixels, ascending.
  var sizes = SheetMaker.usualSizes

  /// 18, 24, 36 and 50 points, and 50 points at two pixels per point.
  static let usualSizes = [18, 24, 36, 50, 100]

  /// The heights to embed for a group, which limits the page's size; the browser draws the others.
  private func sizes(of group: GlyphGroup) -> [Int] {
    switch group {
    case .angles, .exits: sizes.filter { $0 <= 50 && $0 != 24 }
    case .limits, .lanes, .shields: sizes.filter { $0 <= 50 }
    default: sizes
    }
  }
  private static let measuredSize = 50
  private static let sketchSize = 48.0

  /// Draws a glyph with all its data, or records the error.
  func glyph(_ spec: GlyphSpec, _ renderer: inout AssetRenderer) -> GlyphData {
    var data = GlyphData(spec: spec, aspect: artist.aspect(of: spec))
    data.isOwn = artist.icons.isOwn(spec)
    do throws(Fault) {
      for variant in artist.theme.variants {
        for size in sizes(of: data.group) {
          let rendition = rendition(of: spec, variant, height: size)
          let file = Data(try renderer.png(of: spec, rendition)).base64EncodedString()
          // Signs look the same in all variants, so the page stores them once.
          let twin = data.pictures.first { $0.value["\(size)"] == file }
          data.pictures[variant.name, default: [:]]["\(size)"] = twin.map { "=" + $0.key } ?? file
        }
      }
      if let variant = artist.theme.variants.first {
        let measured = rendition(of: spec, variant, height: Self.measuredSize)
        data.ink = InkFacts(try renderer.pixmap(of: spec, measured))
        data.sketch = try sketch(of: spec, variant, &renderer)
        if data.isOwn {
          var usual = AssetRenderer(GlyphArtist(theme: artist.theme, icons: .builtIn))
          data.builtIn = try? sketch(of: spec, variant, &usual)
        }
      }
    } catch {
      data.pictures = [:]
      data.fault = error.description
    }
    return data
  }

  private func sketch(
    of spec: GlyphSpec, _ variant: Theme.Variant, _ renderer: inout AssetRenderer
  ) throws(Fault) -> String {
    let size = Size(width: Self.sketchSize * artist.aspect(of: spec), height: Self.sketchSize)
    let drawing = try renderer.drawing(of: spec, GlyphRendition(variant: variant, size: size))
    return try Fault.within("glyph '\(spec.name)'") { () throws(Fault) in
      try SVGWriter(decimals: 2, colors: .currentColor).content(of: drawing.items, indent: "")
    }
  }

  /// The look at a height in pixels, with a width of whole pixels.
  func rendition(of spec: GlyphSpec, _ variant: Theme.Variant, height: Int) -> GlyphRendition {
    let width = (Double(height) * artist.aspect(of: spec)).rounded()
    return GlyphRendition(variant: variant, size: Size(width: width, height: Double(height)))
  }

  static let words: [ManeuverKind: [String]] = Vocabulary.all.reduce(into: [:]) { words, engine in
    for entry in engine.entries {
      let word = entry.value.isEmpty ? entry.symbol : "\(entry.symbol) \(entry.value)"
      words[entry.kind, default: []].append("\(engine.provider)\t\(word)")
    }
  }

  /// Draws glyphs in parallel, keeping their order.
  func glyphs(_ specs: [GlyphSpec], jobs: Int) async -> [GlyphData] {
    var glyphs: [GlyphData] = []
    await OrderedTasks.run(specs, share: 8, jobs: jobs) {
      var renderer = AssetRenderer(artist)
      return $0.map { glyph($0, &renderer) }
    } receive: {
      glyphs += $0
    }
    return glyphs
  }
}

struct SheetData: Sendable {
  var generator: String
  var theme: Theme
  /// The heights of the pictures in the page, in pixels.
  var sizes: [Int]
  var glyphs: [GlyphData]
  var isLive = false
  /// What browsers ignore in the icons, and what is hardly intended.
  var warnings: [String] = []

  var json: JSON {
    let used = Set(glyphs.map(\.group))
    let groups: [JSON] = GlyphGroup.allCases.filter(used.contains).map {
      ["id": $0.id, "title": $0.rawValue]
    }
    let contrasts: [JSON] = theme.contrasts().map {
      [
        "enough": $0.isEnough, "pair": $0.pair, "ratio": Double(Int($0.ratio * 100)) / 100,
        "variant": $0.variant,
      ]
    }
    var seen: Set<String> = []
    return [
      "contrasts": contrasts, "generator": generator,
      "glyphs": glyphs.map(\.json), "groups": groups, "live": isLive,
      "margin": theme.measures.margin, "sizes": sizes, "variants": theme.variants.map(\.json),
      "warnings": warnings.filter { seen.insert($0).inserted },
    ]
  }
}

extension Theme.Variant {
  var json: JSON {
    [
      "background": background.hexadecimal, "lit": lit.hexadecimal, "name": name,
      "outline": outline?.hexadecimal, "unlit": unlit.hexadecimal,
    ]
  }
}

struct GlyphData: Sendable {
  var spec: GlyphSpec
  /// Width to height.
  var aspect: Double
  var ink: InkFacts?
  /// PNG files in Base64, by variant and height in pixels.
  var pictures: [String: [String: String]] = [:]
  /// SVG elements for other sizes; the page sets the colors, so that all variants share them.
  var sketch: String?
  /// Whether a folder adds or changes it.
  var isOwn = false
  /// The sketch of the built-in glyph in whose place it is.
  var builtIn: String?
  var fault: String?
  /// The live page's version at the last change.
  var version: Int?
  var badge: String?

  var name: String { spec.name }
  var group: GlyphGroup { isOwn ? .own : GlyphGroup(spec) }

  var json: JSON {
    let ink = ink.map { ["box": $0.box, "center": $0.center, "share": $0.share] as JSON }
    return [
      "aspect": aspect, "badge": badge, "builtIn": builtIn, "family": Relatives.family(of: spec),
      "fault": fault, "group": group.id, "ink": ink, "kind": spec.kind?.rawValue,
      "name": name, "order": Relatives.order(of: spec), "partner": Relatives.partner(of: spec),
      "pictures": pictures, "sketch": sketch, "version": version,
      "words": spec.kind.flatMap { SheetMaker.words[$0] } ?? [],
    ]
  }
}
