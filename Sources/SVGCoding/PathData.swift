package import Paths
package import Faults

/// Parses SVG path data: the `d` attribute and VectorDrawable's `pathData`.
package struct PathData {
  private var scanner: SVGScanner
  private var path = Path()
  /// The control points that a following `S` or `T` mirrors.
  private var lastCubicControl: Point?
  private var lastQuadControl: Point?
  /// Whether the next number starts a segment, with its separator already consumed.
  private var isFirstNumber = true
  /// The offset in bytes at which reading failed.
  private var failure = 0

  /// Parses path data; empty text and `none` give an empty path.
  package static func read(_ text: String) throws(Fault) -> Path {
    let (path, fault, _) = readable(text)
    if let fault { throw fault }
    return path
  }

  /// The path up to the first fault, which says what is expected there, and its offset in bytes.
  static func readable(_ text: String) -> (path: Path, fault: Fault?, offset: Int) {
    var reader = PathData(scanner: SVGScanner(text))
    do throws(Fault) {
      try reader.run()
      return (reader.path, nil, 0)
    } catch {
      return (reader.path, error, reader.failure)
    }
  }

  private init(scanner: SVGScanner) {
    self.scanner = scanner
    // Estimate the elements: most commands with their numbers take about 6 bytes.
    path.reserveCapacity(min(scanner.bytes.count / 6 + 2, 64))
  }

  private mutating func run() throws(Fault) {
    scanner.skipSpace()
    if scanner.isAtEnd || scanner.bytes.elementsEqual("none".utf8) { return }
    guard scanner.next == "M" || scanner.next == "m" else {
      throw fault(at: scanner.position, expected: "a path that starts with M")
    }
    while !scanner.isAtEnd {
      let byte = scanner.bytes[scanner.position]
      let command = UnicodeScalar(byte | 0x20)
      switch command {
      case "m", "z", "l", "h", "v", "c", "s", "q", "t", "a": scanner.advance()
      default:
        throw fault(at: scanner.position, expected: "one of the commands MZLHVCSQTA")
      }
      scanner.skipSpace()
      try run(command, isRelative: byte & 0x20 != 0)
      scanner.skipSpace()
    }
  }

  private mutating func run(_ command: UnicodeScalar, isRelative: Bool) throws(Fault) {
    guard command != "z" else {
      path.close()
      (lastCubicControl, lastQuadControl) = (nil, nil)
      return
    }
    var step = command
    repeat {
      isFirstNumber = true
      try draw(step, base: isRelative ? path.currentPoint : .zero)
      // Further points after a move are lines.
      if step == "m" { step = "l" }
    } while continues()
  }

  /// Whether the same command continues with more numbers.
  private mutating func continues() -> Bool {
    if scanner.skipCommaSpace() { return true }
    switch scanner.next {
    case "0"..."9", "-", "+", ".": return true
    default: return false
    }
  }

  private mutating func draw(_ command: UnicodeScalar, base: Point) throws(Fault) {
    var cubicControl: Point?
    var quadControl: Point?
    let current = path.currentPoint
    switch command {
    case "m": path.move(to: try point(base))
    case "l": path.line(to: try point(base))
    case "h": path.line(to: Point(x: base.x + (try number()), y: current.y))
    case "v": path.line(to: Point(x: current.x, y: base.y + (try number())))
    case "c", "s":
      let isShort = command == "s"
      let control1 =
        isShort ? current + (current - (lastCubicControl ?? current)) : try point(base)
      let control2 = try point(base)
      path.cubic(control1: control1, control2: control2, to: try point(base))
      cubicControl = control2
    case "q", "t":
      let isShort = command == "t"
      let control = isShort ? current + (current - (lastQuadControl ?? current)) : try point(base)
      path.quad(control: control, to: try point(base))
      quadControl = control
    default:
      let (radiusX, radiusY, rotation) = (try number(), try number(), try number())
      let (isLarge, isClockwise) = (try flag(), try flag())
      path.ellipticalArc(
        to: try point(base), radiusX: radiusX, radiusY: radiusY,
        rotation: Angle(degrees: rotation), isLarge: isLarge, isClockwise: isClockwise)
    }
    (lastCubicControl, lastQuadControl) = (cubicControl, quadControl)
  }

  private mutating func point(_ base: Point) throws(Fault) -> Point {
    let (x, y) = (try number(), try number())
    return Point(x: base.x + x, y: base.y + y)
  }

  private mutating func number() throws(Fault) -> Double {
    if !isFirstNumber { scanner.skipCommaSpace() }
    isFirstNumber = false
    let start = scanner.position
    guard let value = scanner.number() else {
      throw fault(at: start, expected: "a number")
    }
    return value
  }

  private mutating func flag() throws(Fault) -> Bool {
    scanner.skipCommaSpace()
    if scanner.skip("0") { return false }
    if scanner.skip("1") { return true }
    throw fault(at: scanner.position, expected: "an arc flag 0 or 1")
  }

  private mutating func fault(at offset: Int, expected: String) -> Fault {
    failure = offset
    return Fault(at: "character \(offset + 1)", "expected " + expected)
  }
}
