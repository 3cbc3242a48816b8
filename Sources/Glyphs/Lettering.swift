import Paths
import Maneuvers

/// Draws text in the typeface of signs.
///
/// A letter is a line of constant width along a center line. With a grid, straight parts align with
/// whole pixels.
struct Lettering {
  /// The height of a capital, including its line.
  private let height: Double
  private let stroke: Double
  private let letters: LetterWidth
  private let grid: PixelGrid

  /// Makes a style of letters.
  ///
  /// - Parameters:
  ///   - height: The height of capitals and digits with their lines; marks stand above it, and some
  ///     small letters reach below.
  ///   - stroke: The width of lines; `nil` for the usual share of the height.
  ///   - weight: The height of letters that have as much ink; `nil` for these.
  ///   - letters: The width of the letters.
  ///   - grid: The pixels to align with.
  init(
    height: Double, stroke: Double? = nil, weight: Double? = nil, letters: LetterWidth = .medium,
    grid: PixelGrid = .none
  ) {
    let drawn = grid.width(height)
    // A line of whole pixels is sharp, but must not change a weight that is asked for.
    let usual = weight.map { $0 * $0 / drawn * 0.145 }
    let whole = grid.width(usual ?? height * 0.145)
    self.stroke =
      stroke ?? usual.flatMap { (whole / $0 - 1).magnitude <= 0.07 ? nil : $0 } ?? whole
    (self.height, self.letters, self.grid) = (drawn, letters, grid)
  }

  /// Whether all characters of a text have center lines.
  static func canWrite(_ text: String) -> Bool { LetterLines.parts(of: text) != nil }

  /// The width of a text from ink to ink; 0 if it cannot be written.
  func width(of text: String) -> Double { row(text)?.width ?? 0 }

  /// Draws a text, its capitals centered, in lines and in areas of one color.
  ///
  /// Returns `nil` if it is wider than `widest`, too low to read, or has characters without lines.
  func row(_ text: String, widest: Double, center: Point) -> [Drawing.Shape]? {
    let lowest = 5.0
    guard grid.pixels(height).map({ $0 >= lowest }) ?? true, let row = row(text),
      row.width <= widest + 1e-9
    else { return nil }
    return shapes(row, center: center)
  }

  /// Draws digits with points, or a unit, centered; narrows them to at most `widest`, or to what can
  /// be read.
  ///
  /// If it `losesFlags`, a one is a stem before others are narrow.
  func figures(
    _ text: String, widest: Double, center: Point, losesFlags: Bool = false
  ) -> [Drawing.Shape] {
    let digits = LetterLines.parts(of: text) ?? []
    let factors = LetterWidth.allCases.reversed().filter { $0 <= letters }.map { $0.factor }
    let plain = LetterLines.parts(of: text, plain: true) ?? []
    var choices = (factors + [0.5, 0.3, 0]).flatMap { factor in
      (losesFlags ? [digits, plain] : [digits]).map { ($0, factor) }
    }
    if grid.pixels(height).map({ $0 < Self.fewestPixelsForFlags }) ?? false {
      choices += [(plain, 0.5), (plain, 0)]
    }
    let fitting = choices.firstValue { digits, factor in
      let row = row(digits, factor: factor, stroke: stroke)
      return row.width <= widest + 1e-9 ? row : nil
    }
    let thin = grid.width(stroke * 0.6)
    return shapes(fitting ?? row(digits, factor: 0, stroke: thin), center: center)
  }

  /// Below this height in pixels, narrowed digits have no room for the flag of a one.
  private static let fewestPixelsForFlags = 9.0

  /// Letters with the left sides of their boxes.
  private struct Row {
    var letters: [(shape: LetterShape, left: Double)] = []
    var stroke: Double
    var width = 0.0
  }

  private func row(_ text: String) -> Row? {
    LetterLines.parts(of: text).map { row($0, factor: letters.factor, stroke: stroke) }
  }

  private func row(_ parts: [LetterLines.Part], factor: Double, stroke: Double) -> Row {
    let scale = Vector(dx: 0.85 * height * factor, dy: height - stroke)
    let fit = LetterFit(scale: scale, stroke: stroke, grid: grid)
    let usual = height * (0.08 + 0.12 * factor)
    let least = max(grid.width(0), height * (0.05 + 0.04 * factor))
    var row = Row(stroke: stroke)
    var last: LetterSides?
    var space = 0.0
    for part in parts {
      guard case .letter(let lines, let marks) = part else {
        space += height * (0.15 + 0.15 * factor)
        continue
      }
      var shape = LetterShape(fit.fitted(lines), stroke: stroke)
      for mark in marks { shape.add(mark, fit: fit) }
      let sides = LetterSides(shape, stroke: stroke, height: scale.dy)
      let gap = last?.gap(to: sides, usual: usual, least: least, on: grid) ?? 0
      let left = row.width + gap + grid.edge(space) - shape.ink.minX
      row.letters.append((shape, left))
      row.width = left + shape.ink.maxX
      (last, space) = (sides, 0)
    }
    return row
  }

  private func shapes(_ row: Row, center: Point) -> [Drawing.Shape] {
    let left = grid.edge(center.x - row.width / 2)
    let top = grid.edge(center.y - height / 2) + row.stroke / 2
    var (lines, areas) = (Path(), Path())
    for (shape, x) in row.letters {
      let move = Transform.translation(Vector(dx: left + x, dy: top))
      lines.append(shape.lines.transformed(by: move))
      areas.append(shape.areas.transformed(by: move))
    }
    let stroke = try? Stroke(width: row.stroke, cap: .square)
    return [
      Drawing.Shape(path: lines, stroke: stroke), Drawing.Shape(path: areas, fill: .black),
    ].filter { !$0.path.isEmpty }
  }
}
