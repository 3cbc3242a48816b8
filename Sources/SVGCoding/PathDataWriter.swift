import Paths

/// Writes paths as path data: the `d` attribute of SVG and VectorDrawable's `pathData`.
///
/// Every number has a digit in front of its point and no exponent, which Android's parsers of old
/// need. With rounded coordinates each step takes the shorter of its absolute and relative form,
/// measured from the rounded point before, so that errors do not add up.
struct PathDataWriter {
  private var text = ""
  private var lastCommand: Character?

  /// The path data of a path.
  static func write(_ path: Path, precision: Precision) -> String {
    var writer = PathDataWriter()
    if case .decimals(let count) = precision, writer.writeRounded(path, min(max(count, 0), 9)) {
      return writer.text
    }
    writer = PathDataWriter()
    writer.writeExact(path)
    return writer.text
  }

  private mutating func writeExact(_ path: Path) {
    func number(_ value: Double) -> String { Precision.exact.text(value) }
    func numbers(_ points: [Point]) -> [String] { points.flatMap { [number($0.x), number($0.y)] } }
    var current = Point.zero
    var start = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        put("M", numbers([point]))
        (start, current) = (point, point)
      case .line(let point):
        if point.y == current.y {
          put("H", [number(point.x)])
        } else if point.x == current.x {
          put("V", [number(point.y)])
        } else {
          put("L", numbers([point]))
        }
        current = point
      case .quad(let control, let point):
        put("Q", numbers([control, point]))
        current = point
      case .cubic(let control1, let control2, let point):
        put("C", numbers([control1, control2, point]))
        current = point
      case .close:
        put("Z", [])
        current = start
      }
    }
  }

  /// A point in last written digits.
  private struct Spot: Equatable {
    var x: Int
    var y: Int
  }

  /// - Returns: Whether all coordinates are small enough.
  private mutating func writeRounded(_ path: Path, _ decimals: Int) -> Bool {
    let scale = Precision.powersOfTen[decimals]
    var isInRange = true
    func spot(_ point: Point) -> Spot {
      guard let x = Precision.units(point.x, scale: scale),
        let y = Precision.units(point.y, scale: scale)
      else {
        isInRange = false
        return Spot(x: 0, y: 0)
      }
      return Spot(x: x, y: y)
    }
    func text(_ units: Int) -> String { Precision.text(units: units, decimals: decimals) }
    var current = Spot(x: 0, y: 0)
    var start = current
    /// The second control point of the cubic written last.
    var control: Spot?
    for element in path.elements {
      var nextControl: Spot?
      func shorter(_ command: Character, _ spots: [Spot]) {
        putShorter(
          command, spots.flatMap { [text($0.x), text($0.y)] },
          spots.flatMap { [text($0.x - current.x), text($0.y - current.y)] })
      }
      switch element {
      case .move(let point):
        let target = spot(point)
        shorter("M", [target])
        (start, current) = (target, target)
      case .line(let point):
        let target = spot(point)
        if target.y == current.y {
          putShorter("H", [text(target.x)], [text(target.x - current.x)])
        } else if target.x == current.x {
          putShorter("V", [text(target.y)], [text(target.y - current.y)])
        } else {
          shorter("L", [target])
        }
        current = target
      case .quad(let control, let point):
        let target = spot(point)
        shorter("Q", [spot(control), target])
        current = target
      case .cubic(let first, let second, let point):
        let (first, second, target) = (spot(first), spot(second), spot(point))
        let mirrored = control.map { Spot(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) }
        if first == mirrored ?? current, control != nil {
          shorter("S", [second, target])
        } else {
          shorter("C", [first, second, target])
        }
        nextControl = second
        current = target
      case .close:
        put("Z", [])
        current = start
      }
      control = nextControl
      if !isInRange { return false }
    }
    return true
  }

  private mutating func putShorter(
    _ command: Character, _ absolute: [String], _ relative: [String]
  ) {
    var other = self
    other.put(Character(command.lowercased()), relative)
    put(command, absolute)
    // The first command is written absolute, as some readers want.
    if other.text.utf8.count < text.utf8.count, other.text.hasPrefix("M") { self = other }
  }

  private mutating func put(_ command: Character, _ numbers: [String]) {
    // Further pairs of numbers behind a move would be lines.
    var needsLetter = command != lastCommand || command == "M" || command == "m" || command == "Z"
    for number in numbers {
      if needsLetter {
        text.append(command)
      } else if !number.hasPrefix("-") {
        text.append(" ")
      }
      needsLetter = false
      text += number
    }
    if numbers.isEmpty { text.append(command) }
    lastCommand = command
  }
}
