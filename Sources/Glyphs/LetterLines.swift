import EmbeddedFiles
import Paths
import SVGCoding

/// The widths of letters, after the series of highway alphabets: B to C, D and E.
enum LetterWidth: String, CaseIterable, Comparable {
  case narrow, medium, wide

  /// The factor of the widths between center lines; lines keep their own width.
  var factor: Double {
    switch self {
    case .narrow: 0.7
    case .medium: 1
    case .wide: 1.22
    }
  }

  static func < (one: LetterWidth, other: LetterWidth) -> Bool { one.factor < other.factor }
}

/// The center lines of letters, from `Resources/letters.svg`.
///
/// The middle of the line along the top of capitals is at 0, that along their foot at 1. Each path
/// has one or more names: characters that look alike, or, for a mark, its code as `U+0301`.
enum LetterLines {
  /// A letter with its marks, or a space.
  enum Part {
    case letter(Path, marks: [Path])
    case space
  }

  /// The parts of a text from left to right; `nil` if a character has no center lines.
  ///
  /// A plain one is its stem alone.
  static func parts(of text: String, plain: Bool = false) -> [Part]? {
    var names: [[String]] = []
    for scalar in text.unicodeScalars.flatMap(MarkedLetters.decomposed) {
      let name = String(scalar)
      guard scalar.properties.generalCategory == .nonspacingMark, !names.isEmpty else {
        names.append(name == "i" ? dotted : [plain && name == "1" ? "1-plain" : name])
        continue
      }
      // Another mark takes the place of the dot.
      if names.last == dotted, scalar.properties.canonicalCombiningClass == .above {
        names[names.count - 1].removeLast()
      }
      names[names.count - 1].append("U+0" + String(scalar.value, radix: 16, uppercase: true))
    }
    var parts: [Part] = []
    for name in inReadingOrder(names) {
      if name == [" "] {
        parts.append(.space)
        continue
      }
      let lines = name.compactMap { all[$0] }
      guard lines.count == name.count, let letter = lines.first else { return nil }
      parts.append(.letter(letter, marks: Array(lines.dropFirst())))
    }
    return parts
  }

  /// An i.
  private static let dotted = ["ı", "U+0307"]

  /// Hebrew runs from right to left, with words and numbers of other letters from left to right.
  private static func inReadingOrder(_ names: [[String]]) -> [[String]] {
    func isHebrew(_ name: [String]) -> Bool { ("א"..."ת").contains(name[0]) }
    guard names.contains(where: isHebrew) else { return names }
    var result: [[String]] = []
    var run: [[String]] = []
    for name in names {
      let isOther = name[0].first.map { $0.isLetter || $0.isNumber } ?? false
      if isOther, !isHebrew(name) {
        run.append(name)
      } else {
        result = [name] + run + result
        run = []
      }
    }
    return run + result
  }

  /// All center lines by name.
  static let all: [String: Path] = {
    var lines: [String: Path] = [:]
    for item in (try? SVGReader.read(EmbeddedFiles.read("Glyphs/Resources/letters.svg")))?.items
      ?? []
    {
      guard case .shape(let shape) = item, let names = shape.label else { continue }
      for name in names.split(separator: "|") {
        lines[String(name), default: Path()].append(shape.path)
      }
    }
    return lines
  }()
}

/// Letters with marks as letter and marks.
private enum MarkedLetters {
  /// The canonical decomposition of a scalar, as far as there are center lines for its parts.
  static func decomposed(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    guard let parts = parts[scalar] else { return [scalar] }
    return decomposed(parts[0]) + parts.dropFirst()
  }

  /// The letter and the mark of each letter with a mark, from `Resources/marks.txt`.
  ///
  /// A line has a mark, then pairs of a letter without and with it; behind `=` pairs of equal letters.
  /// Source: the Unicode Character Database.
  private static let parts: [Unicode.Scalar: [Unicode.Scalar]] = {
    var parts: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    let text = String(decoding: EmbeddedFiles.read("Glyphs/Resources/marks.txt"), as: UTF8.self)
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      let mark = UInt32(words[0].dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      for pair in words.dropFirst().map({ Array($0.unicodeScalars) }) {
        parts[pair[1]] = [pair[0]] + (mark.map { [$0] } ?? [])
      }
    }
    return parts
  }()
}

/// Fits the center lines of a letter to its size and to whole pixels.
///
/// Upright and level lines, and the sides of rounds, move to pixel boundaries, and counters stay
/// open. What lies between them moves in proportion.
struct LetterFit {
  /// The size of a unit of the center lines.
  let scale: Vector
  let stroke: Double
  let grid: PixelGrid

  /// Fits center lines; the left ones are at 0, and heights are from the top of capitals.
  func fitted(_ path: Path) -> Path {
    guard let box = path.controlBounds else { return path }
    let anchors = path.anchors
    let x = places([box.minX, box.maxX] + anchors.x, scale: scale.dx, fixed: nil)
    let y = places([box.minY, box.maxY] + anchors.y, scale: scale.dy, fixed: 1)
    return path.mapped { Point(x: Self.place($0.x, in: x), y: Self.place($0.y, in: y)) }
  }

  /// The least distance between the center lines on both sides of a counter.
  var least: Double { stroke + (grid.pixels(1) == nil ? stroke * 0.45 : grid.width(0)) }

  /// Coordinates with their places; `fixed` moves with the scale alone, as 0 does.
  private func places(
    _ anchors: [Double], scale: Double, fixed: Double?
  ) -> [(from: Double, to: Double)] {
    var places: [(from: Double, to: Double)] = []
    for anchor in anchors.sorted() where places.last.map({ anchor - $0.from > 1e-6 }) ?? true {
      let last = places.last
      let step = last.map { anchor - $0.from } ?? 0
      // Add steps, so that equal ones stay equal; heights are the same in all letters.
      let start = fixed == nil ? last?.to ?? 0 : 0
      let place = start + grid.edge((fixed == nil ? step : anchor) * scale)
      let isCounter = step > Self.leastCounter
      places.append((anchor, max(place, last.map { $0.to + (isCounter ? least : 0) } ?? place)))
    }
    guard let end = fixed.flatMap({ end in places.firstIndex { $0.from == end } }) else {
      return places
    }
    places[end].to = grid.edge(scale)
    for index in places[..<end].indices.reversed() {
      let next = places[index + 1]
      let isCounter = next.from - places[index].from > Self.leastCounter
      let place = min(places[index].to, next.to - (isCounter ? least : 0))
      // Too many lines for a low letter touch, but do not leave it.
      places[index].to = max(place, min(places[index].from * scale, 0))
    }
    return places
  }

  /// Lines at a smaller distance have no counter between them.
  private static let leastCounter = 0.28

  private static func place(
    _ coordinate: Double, in places: [(from: Double, to: Double)]
  ) -> Double {
    guard let next = places.firstIndex(where: { $0.from >= coordinate - 1e-9 }) else {
      return places.last?.to ?? coordinate
    }
    let high = places[next]
    guard next > 0, high.from - coordinate > 1e-9 else { return high.to }
    let low = places[next - 1]
    return low.to + (high.to - low.to) * (coordinate - low.from) / (high.from - low.from)
  }
}

extension Path {
  /// The coordinates of upright lines and sides of rounds, of level ones, and of free ends.
  fileprivate var anchors: (x: [Double], y: [Double]) {
    var (x, y): ([Double], [Double]) = ([], [])
    func isSame(_ one: Double, _ other: Double) -> Bool { (one - other).magnitude < 1e-6 }
    var current = Point.zero
    for (index, element) in elements.enumerated() {
      guard let end = element.end else { continue }
      switch element {
      case .line where isSame(current.x, end.x):
        x.append(end.x)
        if isEnd(index - 1) { y.append(current.y) }
        if isEnd(index) { y.append(end.y) }
      case .line where isSame(current.y, end.y):
        y.append(end.y)
        if isEnd(index - 1) { x.append(current.x) }
        if isEnd(index) { x.append(end.x) }
      case .cubic(let control1, let control2, _):
        for (point, control, isFree) in [
          (current, control1, isEnd(index - 1)), (end, control2, isEnd(index)),
        ] {
          let (isUpright, isLevel) = (isSame(point.x, control.x), isSame(point.y, control.y))
          if isUpright || isLevel && isFree { x.append(point.x) }
          if isLevel || isUpright && isFree { y.append(point.y) }
        }
      default: break
      }
      current = end
    }
    return (x, y)
  }

  /// Whether an open subpath starts or ends with an element.
  private func isEnd(_ index: Int) -> Bool {
    func isMove(_ element: Element) -> Bool { if case .move = element { true } else { false } }
    let rest = elements[(index + 1)...]
    return isMove(elements[index])
      ? rest.first { isMove($0) || $0 == .close } != .close : rest.first.map(isMove) ?? true
  }
}
