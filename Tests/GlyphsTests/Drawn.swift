import Faults
import Glyphs
import Paths
import Raster

/// Draws glyphs for tests.
struct Studio {
  let artist: GlyphArtist

  init() throws {
    artist = GlyphArtist(theme: try Theme.builtIn(), icons: IconLibrary.builtIn)
  }

  func variant(_ name: String) throws -> Theme.Variant {
    guard let variant = artist.theme.variant(named: name) else { throw Missing() }
    return variant
  }

  struct Missing: Error {}

  /// A picture fitted to pixels, as the program draws it.
  func draw(
    _ spec: GlyphSpec, _ variant: String = "light", width: Int, height: Int, scale: Int = 1
  ) throws -> Pixmap {
    let size = Size(width: Double(width), height: Double(height))
    let drawing = try artist.drawing(
      of: spec, variant: try self.variant(variant), size: size, pixelsPerPoint: Double(scale))
    var renderer = Renderer()
    return try renderer.draw(drawing, width: width * scale, height: height * scale)
  }
}

/// How far a picture stands off its background, 0 to 255 a pixel: off white, or off black where
/// the picture is a light one.
struct Ink {
  let side: Int
  let pixels: [Int]
  let total: Int

  init(_ pixmap: Pixmap) {
    side = pixmap.width
    let light = pixmap.pixels.map { (Int($0.red) + Int($0.green) + Int($0.blue)) / 3 }
    let alphas = pixmap.pixels.map { Int($0.alpha) }
    let onWhite = zip(light, alphas).map { (255 - $0) * $1 / 255 }
    let onBlack = zip(light, alphas).map { $0 * $1 / 255 }
    let isDark = onWhite.reduce(0, +) >= onBlack.reduce(0, +)
    pixels = isDark ? onWhite : onBlack
    total = pixels.reduce(0, +)
  }

  /// The share of the ink that differs when one picture is moved over the other as well as
  /// possible, by at most 3 pixels; figures above a limit may come out smaller, though not below
  /// the limit.
  func difference(to other: Ink, limit: Double) -> Double {
    let most = max(total, other.total)
    guard most > 0 else { return 0 }
    var best = Int(limit * Double(most)) + 1
    guard abs(total - other.total) < best else { return Double(best) / Double(most) }
    for dy in -3...3 {
      for dx in -3...3 {
        var sum = 0
        for y in 0..<side where sum < best {
          let row = y * side
          let otherRow = (y + dy) * side
          let isRow = (0..<side).contains(y + dy)
          for x in 0..<side {
            let moved = isRow && x + dx >= 0 && x + dx < side ? other.pixels[otherRow + x + dx] : 0
            sum += abs(pixels[row + x] - moved)
          }
        }
        // What moved out of the picture differs as well.
        if sum < best { sum += lost(from: other, dx: dx, dy: dy) }
        best = min(best, sum)
      }
    }
    return Double(best) / Double(most)
  }

  private func lost(from other: Ink, dx: Int, dy: Int) -> Int {
    var kept = 0
    for y in max(0, dy)..<min(side, side + dy) {
      for x in max(0, dx)..<min(side, side + dx) { kept += other.pixels[y * side + x] }
    }
    return other.total - kept
  }

  /// The pair with the smallest difference below a limit; nothing if all differ more.
  static func nearest(
    of inks: [(name: String, ink: Ink)], limit: Double
  ) -> (first: String, second: String, difference: Double)? {
    var result: (String, String, Double)?
    var limit = limit
    for (index, one) in inks.enumerated() {
      for other in inks[..<index] {
        let difference = one.ink.difference(to: other.ink, limit: limit)
        if difference < limit {
          limit = difference
          result = (other.name, one.name, difference)
        }
      }
    }
    return result
  }
}
