package import Paths
import Faults

/// Writes SVG path data: the `d` attribute and VectorDrawable's `pathData`.
///
/// Old Android parsers need a digit before the point and no exponent. Each command takes the
/// shorter of its absolute and relative form; offsets start at the rounded previous point, so
/// rounding errors do not add up.
package struct PathDataWriter {
  private let decimals: Int
  private var text = ""
  private var lastCommand: Character?
  private var current = Spot(x: 0, y: 0)

  /// A point in units of the last decimal.
  private struct Spot: Equatable {
    var x: Int
    var y: Int
  }

  /// Returns ASCII path data with 0 to 9 `decimals`.
  static func write(_ path: Path, decimals: Int) throws(Fault) -> String {
    var writer = PathDataWriter(decimals: decimals)
    try writer.write(path)
    return writer.text
  }

  /// Returns path data of absolute `M`, `L`, `Q`, `C` and `Z` alone: the same commands for paths of
  /// the same elements.
  package static func plain(_ path: Path, decimals: Int) -> String {
    var text = ""
    for element in path.elements {
      switch element {
      case .move: text += "M"
      case .line: text += "L"
      case .quad: text += "Q"
      case .cubic: text += "C"
      case .close: text += "Z"
      }
      text += element.points.flatMap { [$0.x, $0.y] }
        .map { DecimalText.rounded($0, decimals: decimals) }.joined(separator: " ")
    }
    return text
  }

  private init(decimals: Int) { self.decimals = decimals }

  private mutating func write(_ path: Path) throws(Fault) {
    var start = current
    /// The second control point of the previous cubic.
    var control: Spot?
    for element in path.elements {
      var nextControl: Spot?
      switch element {
      case .move(let point):
        put("M", [try spot(point)])
        start = current
      case .line(let point):
        let target = try spot(point)
        if target.y == current.y {
          put("H", [target.x], [target.x - current.x])
        } else if target.x == current.x {
          put("V", [target.y], [target.y - current.y])
        } else {
          put("L", [target])
        }
        current = target
      case .quad(let control, let point): put("Q", [try spot(control), try spot(point)])
      case .cubic(let first, let second, let point):
        let (first, second, target) = (try spot(first), try spot(second), try spot(point))
        let mirrored = control.map { Spot(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) }
        if first == mirrored {
          put("S", [second, target])
        } else {
          put("C", [first, second, target])
        }
        nextControl = second
      case .close:
        put("Z", [], [])
        current = start
      }
      control = nextControl
    }
  }

  private func spot(_ point: Point) throws(Fault) -> Spot {
    func units(_ value: Double) throws(Fault) -> Int {
      guard let units = DecimalText.units(value, decimals: decimals) else {
        throw .coordinate(value)
      }
      return units
    }
    return Spot(x: try units(point.x), y: try units(point.y))
  }

  private mutating func put(_ command: Character, _ spots: [Spot]) {
    put(
      command, spots.flatMap { [$0.x, $0.y] },
      spots.flatMap { [$0.x - current.x, $0.y - current.y] })
    current = spots.last ?? current
  }

  private mutating func put(_ command: Character, _ absolute: [Int], _ relative: [Int]) {
    let long = piece(command, absolute)
    let short = piece(Character(command.lowercased()), relative)
    // Some readers require an absolute first command.
    let isRelative = !text.isEmpty && short.utf8.count < long.utf8.count
    text += isRelative ? short : long
    lastCommand = isRelative ? Character(command.lowercased()) : command
  }

  private func piece(_ command: Character, _ numbers: [Int]) -> String {
    // A move repeats its command, because further coordinates would be lines.
    var text = command == lastCommand && !"MmZ".contains(command) ? "" : String(command)
    for (index, number) in numbers.enumerated() {
      let digits = DecimalText.text(units: number, decimals: decimals)
      if index > 0 || text.isEmpty, !digits.hasPrefix("-") { text += " " }
      text += digits
    }
    return text
  }
}
