import Paths
import SVGCoding

/// Draws the digits and the few letters in glyphs.
///
/// A letter is a line of constant width along a center line from `Resources/letters.svg`, each in
/// a unit square. With a grid, straight parts align with whole pixels.
struct Lettering {
  /// The height of a letter, including its line.
  private let height: Double
  private let stroke: Double
  private let grid: PixelGrid

  /// `height` includes the line, whose width is `stroke`, or a usual share of the height.
  init(height: Double, stroke: Double? = nil, grid: PixelGrid = .none) {
    self.height = grid.width(height)
    self.stroke = stroke ?? grid.width(height * 0.17)
    self.grid = grid
  }

  /// Draws a word, centered; `nil` if it is wider than `widest` or too low to read.
  func row(_ word: String, widest: Double, center: Point) -> [Drawing.Shape]? {
    let row = Row(word, height: height, stroke: stroke, widest: widest, grid)
    let lowest = 5.0
    guard row.width <= widest, grid.pixels(height).map({ $0 >= lowest }) ?? true else { return nil }
    return shapes(row, center: center)
  }

  /// Draws a number, centered; narrows its digits to at most `widest`, or to what can be read.
  func number(_ number: Int, widest: Double, center: Point) -> [Drawing.Shape] {
    shapes(
      Row("\(number)", height: height, stroke: stroke, widest: widest, grid), center: center)
  }

  /// The places of letters in a row.
  private struct Row {
    /// Each character, or `1-plain`, with its width.
    var letters: [(name: String, width: Double)]
    var gap: Double
    var stroke: Double

    var width: Double { letters.reduce(gap * Double(letters.count - 1)) { $0 + $1.width } }

    init(
      _ text: String, height: Double, stroke: Double, widest: Double, _ grid: PixelGrid
    ) {
      let pixel = grid.width(0)
      let count = Double(text.count)
      self.stroke = stroke
      gap = grid.width(height * 0.14)
      letters = text.map { letter in
        (String(letter), max(grid.width(height * Self.share(letter)), stroke))
      }
      guard width > widest else { return }
      gap = max(pixel, grid.below(gap * widest / width))
      // At few pixels, reduce a one to its stem and give the other digits the rest.
      if grid.pixels(height).map({ $0 < Self.fewestPixelsForFlags }) ?? false {
        letters = letters.map { $0.name == "1" ? ("1-plain", stroke) : $0 }
      }
      let fixed = letters.filter { $0.width <= stroke }.count
      let room = widest - gap * (count - 1) - Double(fixed) * stroke
      let whole = letters.reduce(0) { $0 + $1.width } - Double(fixed) * stroke
      for index in letters.indices where letters[index].width > stroke {
        letters[index].width = grid.below(letters[index].width * room / whole)
      }
      // Thin the lines to keep narrow letters open.
      let narrowest = letters.filter { $0.width > stroke && $0.name != "1" }.map(\.width).min()
      let open = narrowest.map {
        max(grid.below(($0 - (pixel > 0 ? pixel : $0 * 0.3)) / 2), pixel)
      }
      self.stroke = min(stroke, open ?? stroke)
      let stem = self.stroke
      letters = letters.map { ($0.name, max($0.width, Self.least($0.name, stem, pixel))) }
    }

    /// The usual width relative to the height.
    private static func share(_ letter: Character) -> Double {
      switch letter {
      case "1": 0.36
      case "I": 0
      case "M", "m": 0.8
      default: 0.58
      }
    }

    /// The width that leaves holes of a pixel.
    private static func least(_ name: String, _ stroke: Double, _ pixel: Double) -> Double {
      switch name {
      case "1": stroke + pixel
      case "1-plain", "I": stroke
      case "M", "m": 3 * stroke + 2 * pixel
      default: 2 * stroke + pixel
      }
    }

    /// Below this height in pixels, narrowed digits have no room for the flag of a one.
    private static let fewestPixelsForFlags = 9.0
  }

  private func shapes(_ row: Row, center: Point) -> [Drawing.Shape] {
    var left = grid.edge(center.x - row.width / 2)
    let top = grid.edge(center.y - height / 2)
    let line = try? Stroke(width: row.stroke, cap: .square, join: .round)
    return row.letters.map { letter in
      let box = Transform(
        a: letter.width - row.stroke, b: 0, c: 0, d: height - row.stroke,
        tx: left + row.stroke / 2, ty: top + row.stroke / 2)
      left += letter.width + row.gap
      let path = Self.centerLines[letter.name] ?? Path()
      return Drawing.Shape(path: path.transformed(by: box), stroke: line)
    }
  }

  /// The center lines in a unit square, by letter name.
  static let centerLines: [String: Path] = {
    var lines: [String: Path] = [:]
    for item in (try? SVGReader.read(PackageResources.letters_svg))?.items ?? [] {
      guard case .shape(let shape) = item, let name = shape.label else { continue }
      lines[name, default: Path()].append(shape.path)
    }
    return lines
  }()
}
