import Foundation
import Paths
import SVGCoding
import Testing
import Faults

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads a VectorDrawable as SVG with the same attributes, sharing no code with its writer.
final class VectorDrawableAsSVG: NSObject, XMLParserDelegate {
  private(set) var svg = ""
  private(set) var paths: [String] = []

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  private static let names = [
    "pathData": "d", "fillColor": "fill", "fillType": "fill-rule",
    "strokeColor": "stroke", "strokeWidth": "stroke-width",
    "strokeLineCap": "stroke-linecap", "strokeLineJoin": "stroke-linejoin",
    "strokeMiterLimit": "stroke-miterlimit",
  ]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let values = attributes.reduce(into: [String: String]()) {
      $0[String($1.key.split(separator: ":").last ?? "")] = $1.value
    }
    switch name {
    case "vector":
      let (width, height) = (values["viewportWidth"] ?? "", values["viewportHeight"] ?? "")
      #expect(values["width"] == width + "dp")
      #expect(values["height"] == height + "dp")
      svg += "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 \(width) \(height)'>"
    case "path":
      svg += "<path"
      if values["fillColor"] == nil { svg += " fill='none'" }
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        guard let attribute = Self.names[key] else {
          Issue.record("'\(key)' is not expected")
          continue
        }
        // Android has opacity first, CSS last.
        let isAlpha = value.hasPrefix("#") && value.count == 9
        let color = "#" + value.dropFirst(3) + value.dropFirst().prefix(2)
        svg += " \(attribute)='\(isAlpha ? color : key == "fillType" ? value.lowercased() : value)'"
        if key == "pathData" { paths.append(value) }
      }
      svg += "/>"
    default: Issue.record("<\(name)> is not expected")
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if name == "vector" { svg += "</svg>" }
  }
}

@Suite struct VectorDrawableWriterTests {
  private func back(_ drawing: Drawing) throws -> (drawing: Drawing, paths: [String]) {
    let reader = try VectorDrawableAsSVG(VectorDrawableWriter().write(drawing))
    return (try SVGReader.read(Array(reader.svg.utf8)), reader.paths)
  }

  @Test(arguments: SVGWriterTests.iconNames)
  func `an icon draws the same except for rounding, in short paths`(name: String) throws {
    let drawing = try SVGWriterTests.icon(name)
    let (read, paths) = try back(drawing)
    // Half of 0.01 units, 2 pixels a unit, along two edges of a pixel: 2 × 2.55 levels.
    #expect(try SVGWriterTests.difference(drawing, read, side: 96) <= 5)
    for path in paths {
      #expect(path.count <= VectorDrawableWriter.pathLimit)
      #expect(path.firstMatch(of: /[eE]|(^|[^0-9])\.|--/) == nil)
    }
  }

  @Test(arguments: [
    "<path d='M4 6h40' stroke='#000' stroke-width='4' stroke-dasharray='5 3' fill='none'/>",
    """
    <path d='M6 44V20L30 40V20' stroke='#800' stroke-width='2' stroke-dasharray='5 3 1 2'
      stroke-dashoffset='-9' stroke-linecap='round' fill='none'/>
    """,
    "<circle cx='24' cy='24' r='8' stroke='#080' stroke-dasharray='4 2' fill='none'/>",
    "<path transform='scale(2 1)' d='M18 12V40' stroke='#00f8' stroke-width='2' fill='none'/>",
    "<g opacity='0.5'><path d='M42 2h4v4h-4z'/></g>",
    "<path d='M1 1h9v9h-9zM3 3h5v5h-5z' fill='#0ff' fill-rule='evenodd'/>",
  ])
  func `what VectorDrawable lacks becomes an outline, and fill rules stay`(element: String) throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'>\(element)</svg>"
    let drawing = try SVGReader.read(Array(svg.utf8))
    let text = try VectorDrawableWriter().write(drawing)
    #expect(text.contains("fillType") == element.contains("fill-rule"))
    let worst = try SVGWriterTests.difference(drawing, try back(drawing).drawing, side: 96)
    #expect(worst <= 5, "\(text)")
  }

  @Test func `an opacity that overlapping shapes share is refused`() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g opacity="0.5">
      <path d="M0 0h5v5h-5z"/><path d="M2 2h5v5h-5z"/></g></svg>
      """
    let drawing = try SVGReader.read(Array(svg.utf8))
    #expect(throws: Fault.sharedOpacity) { try VectorDrawableWriter().write(drawing) }
  }

  @Test func `a long path of one piece has fewer corners`() throws {
    let corners = (0..<400).map { index in
      let angle = Double(index) / 400 * 2 * Double.pi
      return Point(x: 24 + 20 * cos(angle), y: 24 + 20 * sin(angle))
    }
    let outline = Path(polygon: corners)
    let drawing = Drawing(
      size: Size(width: 48, height: 48), items: [.shape(Drawing.Shape(path: outline, fill: .black))]
    )
    let (read, paths) = try back(drawing)
    #expect(corners.count * 8 > VectorDrawableWriter.pathLimit)
    #expect(paths.allSatisfy { $0.count <= VectorDrawableWriter.pathLimit })
    #expect(try SVGWriterTests.difference(drawing, read, side: 96) <= 20)
  }

  @Test func `long paths are split where their subpaths are apart`() throws {
    var path = Path()
    for index in 0..<300 {
      path.append(
        Path(
          Rect(
            x: Double(index % 20) * 2.417, y: Double(index / 20) * 3.213, width: 1.1, height: 1.3)))
    }
    let drawing = Drawing(
      size: Size(width: 48, height: 48), items: [.shape(Drawing.Shape(path: path, fill: .black))])
    let (read, paths) = try back(drawing)
    #expect(paths.count > 3)
    #expect(paths.allSatisfy { $0.count <= VectorDrawableWriter.pathLimit })
    #expect(try SVGWriterTests.difference(drawing, read, side: 96) <= 5)
  }
}
