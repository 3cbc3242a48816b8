import Faults
import Glyphs
import JSON
import Paths
import Raster

/// Sheets of all glyphs for MapLibre and Mapbox: for each variant, and of distance fields.
struct SpriteTarget: TargetPlan {
  let setup: TargetSetup

  struct Sheet: Sendable {
    var glyphs: [PlannedGlyph]
    var variant: Theme.Variant
    var holdsDistances: Bool
    var ratio: Int
    /// Transparent pixels between pictures, at a pixel ratio of 1.
    var spacing: Int

    var name: String {
      "sprite/\(holdsDistances ? "sdf" : variant.name)" + (ratio == 1 ? "" : "@\(ratio)x")
    }

    var listPath: String { name + ".json" }

    func pixels(_ glyph: PlannedGlyph) -> (width: Int, height: Int) {
      let (width, height) = glyph.rendition(variant, scale: Double(ratio)).pixels
      let room = holdsDistances ? 2 * DistanceSprites.margin * ratio : 0
      return (width + room, height + room)
    }

    /// Rejects a sheet that is too large, before anything is drawn.
    func check() throws(Fault) {
      var area = 0
      for glyph in glyphs {
        let (width, height) = pixels(glyph)
        guard max(width, height) <= SpriteSheet.sideLimit else {
          throw Fault(
            .usage, "glyph '\(glyph.name)' is \(width)x\(height) pixels on the sheet \(name)",
            remedy: "MapLibre takes \(SpriteSheet.sideLimit) at most: use a smaller size or scale")
        }
        area += (width + spacing * ratio) * (height + spacing * ratio)
        guard area <= SpriteSheet.areaLimit else {
          throw Fault(
            .usage,
            "the \(glyphs.count) glyphs on the sheet \(name) have more than "
              + "\(SpriteSheet.areaLimit) pixels together", remedy: "use a smaller size or scale")
        }
      }
    }
  }

  func files(about glyphs: [PlannedGlyph]) throws(Fault) -> [PlannedFile] {
    try Self.files(
      about: glyphs, setup.pictures.variants, ratios: options.scales ?? [1, 2],
      spacing: options.spacing, hasDistanceFields: options.hasDistanceFields)
  }

  /// Plans sheets of one variant or more.
  static func files(
    about glyphs: [PlannedGlyph], _ variants: [Theme.Variant], ratios: [Int], spacing: Int,
    hasDistanceFields: Bool
  ) throws(Fault) -> [PlannedFile] {
    var contents = variants.map { ($0, false) }
    if hasDistanceFields, var plain = VariantRoles(variants)?.usual {
      // A theme's outline would merge into the area that a map style colors.
      plain.outline = nil
      contents.append((plain, true))
    }
    let sheets = contents.flatMap { variant, holdsDistances in
      ratios.map { ratio in
        Sheet(
          glyphs: glyphs, variant: variant, holdsDistances: holdsDistances, ratio: ratio,
          spacing: spacing)
      }
    }
    for sheet in sheets { try sheet.check() }
    return sheets.map { sheet in
      PlannedFile(path: sheet.name + ".png", content: .sheet(sheet))
    }
  }
}

struct SpriteImage: Sendable {
  var name: String
  var pixmap: Pixmap
  var entry: JSON = [:]
}

/// A sprite sheet for MapLibre and Mapbox: a PNG and a JSON file.
///
/// Packs rows by descending height, independent of the input order. Pictures with equal pixels
/// share a place.
package struct SpriteSheet {
  /// The largest sprite that MapLibre Native accepts, in pixels per side.
  package static let sideLimit = 1024
  /// The maximum of all sprites' pixels with spacing: half a picture's limit, as rows have gaps.
  static let areaLimit = Pixmap.pixelLimit / 2

  /// The JSON entry of each picture, with its place in pixels.
  private(set) var entries: [String: JSON] = [:]
  let pixmap: Pixmap

  /// Packs pictures with unique names, `spacing` pixels apart; `ratio` is in pixels per point.
  init(
    _ images: [SpriteImage], ratio: Int, spacing: Int, holdsDistances: Bool = false
  ) throws(Fault) {
    let sorted = images.sorted {
      ($1.pixmap.height, $1.pixmap.width, $0.name) < ($0.pixmap.height, $0.pixmap.width, $1.name)
    }
    var places: [Pixmap: (x: Int, y: Int)] = [:]
    var distinct: [Pixmap] = []
    for image in sorted where places.updateValue((0, 0), forKey: image.pixmap) == nil {
      distinct.append(image.pixmap)
    }
    let area = distinct.reduce(0) { $0 + ($1.width + spacing) * ($1.height + spacing) }
    var limit = distinct.map(\.width).max() ?? 1
    while limit * limit < area { limit += 16 }
    var (x, y, rowHeight, width) = (0, 0, 0, 1)
    for image in distinct {
      if x > 0, x + image.width > limit {
        (x, y) = (0, y + rowHeight + spacing)
        rowHeight = 0
      }
      places[image] = (x, y)
      rowHeight = max(rowHeight, image.height)
      width = max(width, x + image.width)
      x += image.width + spacing
    }
    var sheet = try Pixmap(width: width, height: max(1, y + rowHeight))
    for image in distinct {
      let place = places[image] ?? (0, 0)
      sheet.place(image, x: place.x, y: place.y)
    }
    pixmap = sheet
    for image in sorted {
      let place = places[image.pixmap] ?? (0, 0)
      entries[image.name] = [
        "height": image.pixmap.height, "pixelRatio": ratio, "sdf": holdsDistances ? true : nil,
        "width": image.pixmap.width, "x": place.x, "y": place.y,
      ]
    }
  }

  var json: [UInt8] { entries.json.file }
}

/// The pictures of a glyph on a sheet of distance fields, to which map styles add color and halos.
///
/// The lit and the unlit part are separate pictures; unlit goes on a layer below.
enum DistanceSprites {
  /// Points between the field's lowest and highest value, which limits the width of halos.
  static let reach = 8.0
  /// Points of margin around the glyph for a halo.
  static let margin = 3

  /// Splits a glyph into its non-empty parts; returns none for signs with fixed colors.
  static func parts(
    of items: [Drawing.Item], _ name: String
  ) -> [(label: String, name: String, items: [Drawing.Item])] {
    let (lit, unlit) = (items.playing("lit"), items.playing("unlit"))
    guard lit.shapeCount + unlit.shapeCount == items.shapeCount else { return [] }
    return [("lit", name, lit), ("unlit", lit.isEmpty ? name : name + "_unlit", unlit)]
      .filter { !$0.2.isEmpty }
  }

  /// Draws the distance field of items as the opacity of black, at pixels per point.
  static func pixmap(
    of items: [Drawing.Item], width: Int, height: Int, scale: Double
  ) throws(Fault) -> Pixmap {
    let room = Double(margin)
    var renderer = Renderer()
    return try renderer.distanceField(
      of: items,
      transform: Transform.translation(Vector(dx: room, dy: room))
        .then(.scale(x: scale, y: scale)),
      width: width, height: height, reach: reach * scale)
  }
}

extension [Drawing.Item] {
  fileprivate func playing(_ label: String) -> [Drawing.Item] {
    compactMap { item in
      switch item {
      case .shape(let shape): return shape.label == label ? item : nil
      case .group(var group):
        group.items = group.items.playing(label)
        return group.items.isEmpty ? nil : .group(group)
      }
    }
  }

  fileprivate var shapeCount: Int { flatMap(\.shapes).count }
}
