import Foundation
import Paths
import Raster
import TestSupport
import Testing
import Faults

@testable import SVGCoding

@Suite struct SVGWriterTests {
  static let icons = Corpus.package.appending(path: "Icons/maneuvers")

  static let iconNames: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: icons.path)) ?? [])
    .filter { $0.hasSuffix(".svg") }.sorted()

  static func icon(_ name: String) throws -> Drawing {
    try SVGReader.read([UInt8](Data(contentsOf: icons.appending(path: name))))
  }

  /// The greatest difference of a channel between two pictures.
  static func difference(_ a: Drawing, _ b: Drawing, side: Int) throws -> Int {
    var renderer = Renderer()
    let pictures = try [a, b].map { try renderer.draw($0, width: side, height: side) }
    // Multiplied by the opacity: what nobody sees does not count.
    func channels(_ color: Color) -> [Int] {
      [color.red, color.green, color.blue].map { Int($0) * Int(color.alpha) / 255 }
        + [Int(color.alpha)]
    }
    return zip(pictures[0].pixels, pictures[1].pixels).map { a, b in
      a == b ? 0 : zip(channels(a), channels(b)).map { abs($0 - $1) }.max() ?? 0
    }.max() ?? 0
  }

  @Test func `there are icons to write`() {
    #expect(Self.iconNames.count > 50)
  }

  @Test(arguments: iconNames)
  func `an icon written and read again draws the same pixels`(name: String) throws {
    let drawing = try Self.icon(name)
    for side in [48, 131] {
      let text = try SVGWriter().write(drawing)
      let back = try SVGReader.read(Array(text.utf8))
      #expect(back.size == drawing.size)
      #expect(try Self.difference(drawing, back, side: side) <= 1, "\(side)")
      #expect(!text.contains("evenodd"))
    }
  }

  @Test func `maps, dashes, opacities and colors survive`() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="40" height="30">
        <g opacity="0.3333" transform="translate(3 2) rotate(12) scale(1.5 0.7)">
          <path d="M2 2Q12 1e-1 20 9C24 13 20-3 9 22Z" fill="#12345678" stroke="#f0a"
            stroke-width="2.5" stroke-dasharray="3 1.25" stroke-dashoffset="-2"/>
          <circle cx="12" cy="9" r="7" stroke="red" stroke-linejoin="round" fill="none"/>
        </g>
        <path d="M5 20h9l-4-9z" stroke="#00f" stroke-miterlimit="9" stroke-linecap="square"/>
        <path d="M0 0h40v30h-40zM10 10h20v10h-20z" fill-rule="evenodd" fill-opacity=".5"
          stroke="#0f0" stroke-dasharray="2 3"/>
      </svg>
      """
    let drawing = try SVGReader.read(Array(svg.utf8))
    let back = try SVGReader.read(Array(SVGWriter().write(drawing).utf8))
    #expect(try Self.difference(drawing, back, side: 120) <= 1)
  }

  @Test func `text is compact and plain`() throws {
    var path = Path()
    path.move(to: Point(x: 0.5, y: 1e-7))
    path.line(to: Point(x: 10.123456, y: 0))
    path.line(to: Point(x: 10.123456, y: -3))
    path.cubic(
      control1: Point(x: 11, y: -4), control2: Point(x: 12, y: -4), to: Point(x: 13, y: -3))
    path.cubic(
      control1: Point(x: 14, y: -2), control2: Point(x: 15, y: -2), to: Point(x: 16, y: -3))
    path.close()
    let drawing = Drawing(
      size: Size(width: 20, height: 10),
      items: [.shape(Drawing.Shape(path: path, fill: .black, label: "lit"))])
    let text = try SVGWriter(decimals: 3).write(drawing, title: "a < b")
    #expect(
      text == """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">
          <title>a &lt; b</title>
          <path d="M0.5 0h9.623V-3C11-4 12-4 13-3s2 1 3 0Z"/>
        </svg>

        """)
    #expect(
      try SVGWriter(decimals: 7).write(drawing)
        .contains("d=\"M0.5 0.0000001L10.123456 0V-3C11-4 12-4 13-3s2 1 3 0Z\""))
    #expect(
      try SVGWriter(colors: .classes).write(drawing)
        .contains("class=\"lit\" color=\"#000\" fill=\"currentColor\""))
    #expect(
      try SVGWriter(colors: .currentColor).write(drawing)
        .contains("class=\"lit\" fill=\"currentColor\""))
  }

  @Test(arguments: UInt64(0)..<20)
  func `numbers are plain and as exact as asked for`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for exponent in -12...15 {
      var value = random.double(-1...1)
      for _ in 0..<abs(exponent) { value *= exponent < 0 ? 0.1 : 10 }
      #expect(Double(DecimalText.shortest(value)) == value)
      for decimals in 0...6 {
        guard let units = DecimalText.units(value, decimals: decimals) else {
          #expect(abs(value) > 1e9)
          continue
        }
        let text = DecimalText.text(units: units, decimals: decimals)
        let number = try #require(Double(text))
        let half = (0..<decimals).reduce(0.5) { half, _ in half / 10 }
        #expect(abs(number - value) <= half * (1 + 1e-9) + value.ulp * 2, "\(value) \(text)")
        let digits = text.firstIndex(of: ".").map { text[$0...].count - 1 } ?? 0
        #expect(digits <= decimals)
        #expect(text != "-0")
        #expect(text.allSatisfy { $0.isNumber || $0 == "." || $0 == "-" })
        #expect(!text.hasPrefix(".") && !text.hasPrefix("-."))
      }
    }
  }

  @Test func `zero has no sign`() throws {
    let shape =
      "<path d='M-0-0L-0.0 4Q-0 -0 4-1e-9C-1e-9 2-0 4 4 4H-0z' fill='#000' stroke='#000'"
      + " stroke-width='-0' transform='matrix(1 -0 -0 1 -0 -0)'/>"
    let svg =
      "<svg viewBox='0 0 8 8'><g opacity='.5' transform='translate(-0 -0) rotate(-0)'>\(shape)</g></svg>"
    let drawing = try SVGReader.read(Array(svg.utf8))
    for text in [try SVGWriter().write(drawing), try VectorDrawableWriter().write(drawing)] {
      #expect(
        text.contains("<path") && text.firstMatch(of: /-0(?![.0-9])|-0\.0*(?![0-9])/) == nil,
        "\(text)")
    }
    #expect(DecimalText.shortest(-0.0) == "0" && DecimalText.text(-0.0, decimals: 3) == "0")
    #expect(DecimalText.rounded(-0.0004, decimals: 3) == "0")
    var path = Path()
    path.move(to: Point(x: -0.0, y: -1e-9))
    #expect(PathDataWriter.plain(path, decimals: 2) == "M0 0")
  }

  @Test(arguments: [Double.infinity, .nan, -1e15])
  func `a coordinate that has no decimal text is an error`(x: Double) {
    let shape = Drawing.Shape(path: Path(circleAt: Point(x: x, y: 0), radius: 1), fill: .black)
    let drawing = Drawing(size: Size(width: 1, height: 1), items: [.shape(shape)])
    #expect(throws: Fault.self) { try SVGWriter().write(drawing) }
    #expect(throws: Fault.self) { try VectorDrawableWriter().write(drawing) }
  }

  @Test func `the even-odd rule is written`() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
      <path d="M0 0h9v9h-9zM2 2h5v5h-5z" fill-rule="evenodd" stroke="red"/></svg>
      """
    let drawing = try SVGReader.read(Array(svg.utf8))
    let back = try SVGReader.read(Array(SVGWriter().write(drawing).utf8))
    #expect(try Self.difference(drawing, back, side: 27) == 0)
  }

  @Test func `rounding errors do not add up`() throws {
    var path = Path()
    var x = 0.0
    path.move(to: .zero)
    for index in 0..<500 {
      x += 0.00049
      path.line(to: Point(x: x, y: Double(index % 7)))
    }
    let text = try PathDataWriter.write(path, decimals: 3)
    let back = try PathData.read(text)
    #expect(abs(back.currentPoint.x - x) <= 0.000_501)
  }
}
