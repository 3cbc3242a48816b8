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

  /// `height` includes the line; `weight` is the line's width relative to the height.
  init(height: Double, weight: Double = 0.17, grid: PixelGrid = .none) {
    self.height = height
    self.grid = grid
    stroke = grid.width(height * weight)
  }

  /// Draws a word, centered; supports only the letters of signs.
  func word(_ word: String, center: Point) -> [Drawing.Shape] {
    let wide = grid.width(height * 0.6)
    let letters = word.map { letter in
      Letter(
        name: String(letter), width: letter == "I" ? stroke : letter == "M" ? wide * 1.25 : wide)
    }
    return row(
      letters, gap: grid.width(height * 0.16), height: grid.width(height), stroke: stroke,
      cap: .square, center: center)
  }

  /// Draws a number, centered; narrows its digits to at most `widest`.
  func number(_ number: Int, widest: Double, center: Point) -> [Drawing.Shape] {
    let height = grid.width(height)
    var stroke = stroke
    var gap = grid.width(height * 0.13)
    var digits = String(number).map { digit in
      Letter(name: String(digit), width: grid.width(height * (digit == "1" ? 0.36 : 0.58)))
    }
    let total = digits.reduce(0) { $0 + $1.width } + gap * Double(digits.count - 1)
    if total > widest {
      let share = widest / total
      // Thin the lines to keep narrow digits open.
      stroke = min(stroke, grid.width(height * 0.58 * share * 0.3))
      gap = max(grid.width(0), grid.width(gap * share))
      let isPlain = grid.pixels(height).map { $0 < Self.fewestPixelsForFlags } ?? false
      // At few pixels, reduce a one to its stem and give the other digits the rest.
      let ones = Double(digits.count { $0.name == "1" })
      let rest = widest - ones * stroke - gap * Double(digits.count - 1)
      let others = max(1, Double(digits.count) - ones)
      digits = digits.map { digit in
        if !isPlain {
          Letter(name: digit.name, width: max(stroke * 1.6, grid.width(digit.width * share)))
        } else if digit.name == "1" {
          Letter(name: "1-plain", width: stroke)
        } else {
          Letter(name: digit.name, width: grid.width(rest / others))
        }
      }
    }
    return row(digits, gap: gap, height: height, stroke: stroke, cap: .butt, center: center)
  }

  /// Below this height in pixels, narrowed digits have no room for the flag of a one.
  private static let fewestPixelsForFlags = 9.0

  private struct Letter {
    /// A character, or `1-plain`.
    var name: String
    var width: Double
  }

  private func row(
    _ letters: [Letter], gap: Double, height: Double, stroke: Double, cap: Stroke.Cap,
    center: Point
  ) -> [Drawing.Shape] {
    let total = letters.reduce(0) { $0 + $1.width } + gap * Double(letters.count - 1)
    var left = grid.edge(center.x - total / 2)
    let top = grid.edge(center.y - height / 2)
    let line = try? Stroke(width: stroke, cap: cap, join: .round)
    return letters.map { letter in
      let box = Transform(
        a: letter.width - stroke, b: 0, c: 0, d: height - stroke, tx: left + stroke / 2,
        ty: top + stroke / 2)
      left += letter.width + gap
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
