import Raster
import JSON
import Faults

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
