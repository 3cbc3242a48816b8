import Paths
import SVGCoding

/// The digits and the few letters of numbers and signs within glyphs.
///
/// A letter is a line of even width along a center line in a box; on a grid, its straight parts lie
/// on whole pixels. `Resources/letters.svg` has the center lines, each in a unit square.
struct Lettering {
  /// The height of a letter, its line included.
  private let height: Double
  private let stroke: Double
  private let grid: PixelGrid

  /// Makes letters.
  ///
  /// - Parameters:
  ///   - height: The height of a letter, its line included.
  ///   - weight: The width of the line as a share of the height.
  ///   - grid: The pixels.
  init(height: Double, weight: Double = 0.17, grid: PixelGrid = .none) {
    self.height = height
    self.grid = grid
    stroke = grid.width(height * weight)
  }

  /// A word of the letters that signs need, centered.
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

  /// A number, centered; its digits narrow to keep within a width.
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
      // Thinner lines keep narrow digits open.
      stroke = min(stroke, grid.width(height * 0.58 * share * 0.3))
      gap = max(grid.width(0), grid.width(gap * share))
      let isPlain = grid.pixels(height).map { $0 < Self.fewestPixelsForFlags } ?? false
      // Where pixels are few, a one is a stem alone, and what it leaves is the other digits'.
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

  /// Digits of two, lower than this in pixels, have no room for the flag of a one.
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

  /// The center line of each letter in a unit square, by its name.
  static let centerLines: [String: Path] = {
    var lines: [String: Path] = [:]
    for item in (try? SVGReader.read(PackageResources.letters_svg))?.items ?? [] {
      guard case .shape(let shape) = item, let name = shape.label else { continue }
      lines[name, default: Path()].append(shape.path)
    }
    return lines
  }()
}
