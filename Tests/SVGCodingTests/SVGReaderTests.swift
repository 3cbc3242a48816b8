import Foundation
import Paths
import Raster
import SVGCoding
import Testing
import Faults

@Suite struct SVGReaderTests {
  private func read(_ body: String, attributes: String = "viewBox=\"0 0 10 10\"") throws(Fault)
    -> Drawing
  {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\n\(body)\n</svg>"
    return try SVGReader.read(Array(text.utf8))
  }

  private func pixels(_ body: String, attributes: String = "viewBox=\"0 0 10 10\"") throws
    -> [Color]
  {
    var renderer = Renderer()
    let drawing = try read(body, attributes: attributes)
    return try renderer.draw(
      drawing, width: Int(drawing.size.width), height: Int(drawing.size.height)
    ).pixels
  }

  /// Pairs of bodies that paint the same.
  static let equals: [(String, String)] = [
    ("<rect width='4' height='2'/>", "<path d='M0 0H4V2H0Z'/>"),
    ("<rect x='1' y='2' width='4' height='2'/>", "<path d='m1,2h4v2h-4z'/>"),
    ("<rect width='40%' height='20%'/>", "<rect width='4' height='2'/>"),
    ("<circle cx='5' cy='5' r='3'/>", "<ellipse cx='5' cy='5' rx='3' ry='3'/>"),
    (
      "<mask id='gap'><circle r='2'/></mask><rect width='4' height='2' mask='url(#gap)'/>",
      "<rect width='4' height='2'/>"
    ),
    ("<polygon points='0,0 4 0 4,4'/>", "<path d='M0 0 4 0 4 4z'/>"),
    (
      "<g transform='translate(1 2) scale(2)'><rect width='1' height='1'/></g>",
      "<rect x='1' y='2' width='2' height='2'/>"
    ),
    (
      "<rect width='4' height='2' style='fill:#f00; stroke: none /* c */'/>",
      "<rect width='4' height='2' fill='red'/>"
    ),
    (
      "<g color='lime'><rect width='4' height='2' fill='currentColor'/></g>",
      "<rect width='4' height='2' fill='rgb(0, 100%, 0)'/>"
    ),
    (
      "<defs><rect id='a' width='2' height='2'/></defs><use href='#a' x='3' y='1'/>",
      "<rect x='3' y='1' width='2' height='2'/>"
    ),
    ("<path d='M1 1a2 2 0 1 1 4 0a2 2 0 1 1-4 0'/>", "<path d='M1 1a2 2 0 114 0a2 2 0 11-4 0'/>"),
    ("<path d='M.5.5.9.1l1e0,2E+0z'/>", "<path d='M0.5 0.5L0.9 0.1L1.9 2.1Z'/>"),
    ("<path d='M0 0Q4 0 4 4T8 8'/>", "<path d='M0 0Q4 0 4 4Q4 8 8 8'/>"),
    ("<path d='M0 0C1 0 4 1 4 4S7 8 8 8'/>", "<path d='M0 0C1 0 4 1 4 4C4 7 7 8 8 8'/>"),
    (
      "<rect width='4' height='2' opacity='.5'/>", "<rect width='4' height='2' fill-opacity='50%'/>"
    ),
    (
      "<rect width='4' height='2' fill='hsl(120,100%,25%)'/>",
      "<rect width='4' height='2' fill='#008000'/>"
    ),
    ("<g display='none'><rect width='4' height='2'/></g>", ""),
    (
      "<g visibility='hidden'><rect width='4' height='2' visibility='visible'/></g>",
      "<rect width='4' height='2'/>"
    ),
    (
      "<symbol id='s' viewBox='0 0 2 2'><rect width='2' height='2'/></symbol>"
        + "<use href='#s' width='4' height='4'/>", "<rect width='4' height='4'/>"
    ),
    (
      "<clipPath id='c'><rect width='10' height='10'/></clipPath>"
        + "<g clip-path='url(#c)'><rect width='4' height='2'/></g>",
      "<rect width='4' height='2'/>"
    ),
    (
      "<title>t</title><desc>d</desc><metadata><x:y xmlns:x='urn:x'/></metadata>"
        + "<rect width='4' height='2' data-x='1' id='r'/>", "<rect width='4' height='2'/>"
    ),
  ]

  @Test(arguments: equals)
  func `equivalent markup draws the same`(first: String, second: String) throws {
    #expect(try pixels(first) == pixels(second))
  }

  /// Documents that are refused, and what is said.
  static let refused: [(String, String)] = [
    (
      "<text>x</text>",
      "line 2: <text>: this element is not supported; outline it: Figma Flatten, Illustrator Create "
        + "Outlines, Inkscape Object to Path, Sketch Convert to Outlines"
    ),
    (
      "<rect width='1' height='2' fill='url(#g)'/>",
      "line 2: <rect>: fill by a gradient or pattern is not supported; use one color: Figma Fill > "
        + "Solid, Illustrator Swatches, Inkscape Flat Color, Sketch Fill > Solid Color"
    ),
    (
      "<g filter='url(#f)'/>",
      "line 2: <g>: 'filter' is not supported; remove the effect: Figma Effects, Illustrator "
        + "Appearance, Inkscape Remove Filters, Sketch Style"
    ),
    (
      "<g mask='url(#m)'/>",
      "line 2: <g>: 'mask' is not supported; cut the shapes: Figma Intersect and Flatten, "
        + "Illustrator Pathfinder > Intersect, Inkscape Path > Intersection, Sketch Intersect and "
        + "Flatten"
    ),
    (
      "<image href='a.png'/>",
      "line 2: <image>: this element is not supported; trace it: Illustrator Image Trace, "
        + "Inkscape Trace Bitmap; redraw it in Figma and Sketch"
    ),
    (
      "<use href='#nobody'/>",
      "line 2: <use>: no element has the id '#nobody'; add it or remove the reference"
    ),
    (
      "<g id='a'><use href='#a'/></g>",
      "line 2: <use> refers to itself through '#a'; simplify the drawing"
    ),
    (
      "<clipPath id='c'><use href='#r'/></clipPath><rect id='r' width='4' height='2' "
        + "clip-path='url(#c)'/>",
      "line 2: <rect> refers to itself through 'url(#c)'; simplify the drawing"
    ),
    (
      "<clipPath id='c' clip-path='url(#c)'><rect width='4' height='2'/></clipPath>"
        + "<rect width='4' height='2' clip-path='url(#c)'/>",
      "line 2: <clipPath> refers to itself through 'url(#c)'; simplify the drawing"
    ),
    (
      "<marker id='m'><path d='M0 0h1' marker-end='url(#m)'/></marker>"
        + "<path d='M0 0h1' marker-end='url(#m)'/>",
      "line 2: <path> refers to itself through 'url(#m)'; simplify the drawing"
    ),
    (
      "<g>",
      "line 3: not well-formed XML: an end tag does not match its start tag; "
        + "save the file again"
    ),
    (
      "</g>",
      "line 2: not well-formed XML: an end tag does not match its start tag; "
        + "save the file again"
    ),
  ]

  @Test(arguments: refused)
  func `what cannot be drawn is refused with line and remedy`(body: String, message: String) {
    do {
      _ = try read(body)
      Issue.record("no error")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test(arguments: [
    ("", "line 1: <svg> has no size; give it a viewBox, or a width and a height above 0"),
    (
      "viewBox='0 0 0 5'",
      "line 1: <svg>: viewBox=\"0 0 0 5\"; expected four numbers, the last two above 0"
    ),
    ("width='-3' height='5'", "line 1: <svg>: width=\"-3\"; expected a length above 0"),
  ])
  func `a document without size is refused`(attributes: String, message: String) {
    do {
      _ = try read("", attributes: attributes)
      Issue.record("no error")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test(arguments: ["", "not xml", "<a/>", "<svg xmlns='urn:other'/>", "{}", "\u{0}"])
  func `a document that is not SVG is refused`(text: String) {
    #expect(throws: Fault.self) { try SVGReader.read(Array(text.utf8)) }
  }

  @Test func `a requested size replaces that of the document`() throws {
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 20'><rect width='10' height='20'/></svg>"
    let drawing = try SVGReader.read(Array(text.utf8), size: Size(width: 40, height: 40))
    var renderer = Renderer()
    let pixmap = try renderer.draw(drawing, width: 40, height: 40)
    // Fitted inside and centered, as preserveAspectRatio says by default.
    #expect((0..<40).map { pixmap[$0, 20].alpha > 0 } == (0..<40).map { (10..<30).contains($0) })
  }

  @Test func `entities that multiply, and endless nesting, are refused`() {
    var bomb = "<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\">"
    for index in 1..<12 {
      let name = UnicodeScalar(UInt8(ascii: "a") + UInt8(index))
      let before = UnicodeScalar(UInt8(ascii: "a") + UInt8(index) - 1)
      bomb += "<!ENTITY \(name) \"" + String(repeating: "&\(before);", count: 10) + "\">"
    }
    bomb += "]><svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><path d='&l;'/></svg>"
    #expect(throws: Fault.self) { try SVGReader.read(Array(bomb.utf8)) }

    let deep = String(repeating: "<g>", count: 100_000)
    #expect(throws: Fault.self) { try read(deep) }
    let chain = (1..<6000).map { "<use id='a\($0)' href='#a\($0 - 1)'/>" }.joined()
    #expect(
      throws: Fault.tooLarge(
        line: 2, finding: "elements are nested more than 200 deep by references")
    ) {
      try read("<defs><path id='a0' d='M0 0h9v9z'/>\(chain)</defs><use href='#a5999'/>")
    }
    let large = "<g id='a'><g id='\(String(repeating: "b", count: 1 << 20))'/></g>"
    let many = String(repeating: "<use href='#a'/>", count: 30)
    let fault = #expect(throws: Fault.self) { try read("<defs>\(large)</defs>\(many)") }
    #expect(fault?.place == "line 2")
    #expect(fault?.finding.hasSuffix(" steps of work") == true, "\(fault?.finding ?? "")")

    var uses = "<g id='u0'><rect width='1' height='1'/></g>"
    for level in 1..<30 {
      uses += "<g id='u\(level)'><use href='#u\(level - 1)'/><use href='#u\(level - 1)'/></g>"
    }
    #expect(throws: Fault.self) { try read(uses) }
  }

  @Test(arguments: [[0xFE], [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF8, 0x88, 0x80, 0x80]])
  func `a byte that is not UTF-8 is an error with its line`(bytes: [UInt8]) {
    let start = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'>\n<path "
    let ways: [[UInt8]] = [
      bytes + Array("s='x' d='M0 0'/></svg>".utf8),
      Array("id='".utf8) + bytes + Array("'/></svg>".utf8),
      bytes,
    ]
    for way in ways {
      #expect(
        throws: Fault.malformed(
          line: 2, finding: "a byte is invalid in the document's encoding")
      ) {
        try SVGReader.read(Array(start.utf8) + way)
      }
    }
  }
}
