import Paths

/// Where and why path data stops making sense.
struct PathDataError: Error {
  /// The place of the first byte that does not fit, from 0.
  var position: Int
  var expected: String
}

/// Reads the path data of SVG: the `d` attribute and VectorDrawable's `pathData`.
struct PathData {
  private var scanner: SVGScanner
  private var path = Path()
  /// The control point that a following `S` or `T` mirrors.
  private var lastCubicControl: Point?
  private var lastQuadControl: Point?

  /// Reads path data.
  ///
  /// - Returns: An empty path for empty text or `none`.
  static func read(_ text: String) throws(PathDataError) -> Path {
    var reader = PathData(scanner: SVGScanner(text))
    try reader.run()
    return reader.path
  }

  private init(scanner: SVGScanner) {
    self.scanner = scanner
    // Most commands and their numbers take this many bytes.
    path.reserveCapacity(min(scanner.bytes.count / 6 + 2, 64))
  }

  private mutating func run() throws(PathDataError) {
    scanner.skipSpace()
    guard !scanner.isAtEnd else { return }
    if scanner.bytes.elementsEqual("none".utf8) { return }
    guard scanner.next | 0x20 == UInt8(ascii: "m") else {
      throw PathDataError(position: scanner.position, expected: "a path that starts with M")
    }
    while !scanner.isAtEnd {
      let command = scanner.next
      guard Self.isCommand(command | 0x20) else {
        throw PathDataError(
          position: scanner.position, expected: "one of the commands MZLHVCSQTA")
      }
      scanner.advance()
      try runCommand(command | 0x20, isRelative: command & 0x20 != 0)
      scanner.skipSpace()
    }
  }

  private static func isCommand(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "m"), UInt8(ascii: "z"), UInt8(ascii: "l"), UInt8(ascii: "h"),
      UInt8(ascii: "v"), UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "q"),
      UInt8(ascii: "t"), UInt8(ascii: "a"):
      true
    default: false
    }
  }

  private mutating func runCommand(
    _ command: UInt8, isRelative: Bool
  ) throws(PathDataError) {
    scanner.skipSpace()
    if command == UInt8(ascii: "z") {
      path.close()
      (lastCubicControl, lastQuadControl) = (nil, nil)
      return
    }
    var isFirst = true
    repeat {
      let base = isRelative ? path.currentPoint : .zero
      try draw(command, base: base, isFirst: isFirst)
      isFirst = false
    } while continues()
  }

  /// Whether another set of numbers follows for the same command.
  private mutating func continues() -> Bool {
    if scanner.skipCommaSpace() { return true }
    switch scanner.next {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      return true
    default: return false
    }
  }

  private mutating func draw(
    _ command: UInt8, base: Point, isFirst: Bool
  ) throws(PathDataError) {
    var cubicControl: Point?
    var quadControl: Point?
    let current = path.currentPoint
    switch command {
    case UInt8(ascii: "m"):
      let point = try point(base)
      if isFirst { path.move(to: point) } else { path.line(to: point) }
    case UInt8(ascii: "l"): path.line(to: try point(base))
    case UInt8(ascii: "h"): path.line(to: Point(x: base.x + (try number()), y: current.y))
    case UInt8(ascii: "v"): path.line(to: Point(x: current.x, y: base.y + (try number())))
    case UInt8(ascii: "c"), UInt8(ascii: "s"):
      let isShort = command == UInt8(ascii: "s")
      let control1 =
        isShort ? current + (current - (lastCubicControl ?? current)) : try point(base)
      if !isShort { scanner.skipCommaSpace() }
      let control2 = try point(base)
      scanner.skipCommaSpace()
      path.cubic(control1: control1, control2: control2, to: try point(base))
      cubicControl = control2
    case UInt8(ascii: "q"):
      let control = try point(base)
      scanner.skipCommaSpace()
      path.quad(control: control, to: try point(base))
      quadControl = control
    case UInt8(ascii: "t"):
      let control = current + (current - (lastQuadControl ?? current))
      path.quad(control: control, to: try point(base))
      quadControl = control
    default: try drawArc(base)
    }
    (lastCubicControl, lastQuadControl) = (cubicControl, quadControl)
  }

  private mutating func drawArc(_ base: Point) throws(PathDataError) {
    let radiusX = try number()
    scanner.skipCommaSpace()
    let radiusY = try number()
    scanner.skipCommaSpace()
    let rotation = try number()
    scanner.skipCommaSpace()
    let isLarge = try flag()
    scanner.skipCommaSpace()
    let isClockwise = try flag()
    scanner.skipCommaSpace()
    path.ellipticalArc(
      to: try point(base), radiusX: radiusX, radiusY: radiusY,
      rotation: Angle(degrees: rotation), isLarge: isLarge, isClockwise: isClockwise)
  }

  private mutating func point(_ base: Point) throws(PathDataError) -> Point {
    let x = try number()
    scanner.skipCommaSpace()
    let y = try number()
    return Point(x: base.x + x, y: base.y + y)
  }

  private mutating func number() throws(PathDataError) -> Double {
    let start = scanner.position
    guard let value = scanner.number() else {
      throw PathDataError(position: start, expected: "a number")
    }
    return value
  }

  private mutating func flag() throws(PathDataError) -> Bool {
    guard let value = scanner.flag() else {
      throw PathDataError(position: scanner.position, expected: "an arc flag 0 or 1")
    }
    return value
  }
}
