import Foundation
import Paths
import Raster
import SVGCoding
import Testing
import Faults

/// What editors export: style sheets, clip paths, inner viewports, switches and markers.
@Suite struct SVGDesignTests {
  private func drawing(_ body: String) throws -> Drawing {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>\n\(body)\n</svg>"
    return try SVGReader.read(Array(text.utf8)) { Issue.record("ignored: \($0)") }
  }

  private func pixels(_ body: String, size: Int = 10) throws -> [Color] {
    var renderer = Renderer()
    return try renderer.draw(drawing(body), width: size, height: size).pixels
  }

  static let sheets: [(sheet: String, attributes: String, color: String)] = [
    (".st0{fill:#fff;}", "class='st0' fill='red'", "#fff"),
    ("rect{fill:red}", "", "red"),
    ("*{fill:red}", "", "red"),
    ("rect{fill:red}", "style='fill:lime'", "lime"),
    ("rect{fill:red !important}", "style='fill:lime'", "red"),
    ("rect{fill:red!important}", "style='fill:lime!important'", "lime"),
    (".a{fill:red}rect{fill:lime}*{fill:blue}", "class='a'", "red"),
    (".a{fill:red}.b{fill:lime}", "class='b a'", "lime"),
    ("rect.a{fill:red}.b{fill:lime}", "class='b a'", "red"),
    (".a.b{fill:red}.b{fill:lime}", "class='b a'", "red"),
    (".a.c{fill:red}.b{fill:lime}", "class='b a'", "lime"),
    ("#i{fill:red}.a.b{fill:lime}", "id='i' class='a b'", "red"),
    ("circle,.x , #i{fill:red}", "id='i'", "red"),
    (".a{fill:red;fill:lime;stroke:none}", "class='a'", "lime"),
    ("/* .a{fill:lime} */.a/**/{fill:/* no */red}", "class='a'", "red"),
    (".A{fill:red}.a{fill:lime}", "class='a'", "lime"),
    (".a-b_1{fill:red}", "class='a-b_1'", "red"),
    ("<![CDATA[.a{fill:red}]]>", "class='a'", "red"),
    (".a{color:red;fill:currentColor}", "class='a'", "red"),
    (".a{fill:var(--fill-0, red)}", "class='a'", "red"),
    ("", "fill='var(--fill-0, var(--fill-1, rgb(0, 255, 0)))'", "lime"),
    ("", "fill='none' stroke='none' style='fill:var( --fill-0 ,#ff0000 )'", "red"),
  ]

  @Test(arguments: sheets)
  func `style sheets cascade as in CSS`(sheet: String, attributes: String, color: String) throws {
    let styled = "<style>\(sheet)</style><rect width='4' height='2' \(attributes)/>"
    let plain = "<rect width='4' height='2' fill='\(color)'/>"
    #expect(try pixels(styled) == pixels(plain))
  }

  @Test func `a style sheet leaves the role of a shape alone`() throws {
    let body = """
      <style>.st0{fill:#fff}.unlit{opacity:.5}</style>
      <rect class="st0" id="unlit" width="4" height="2"/>
      <g class="unlit"><rect class="st0" width="4" height="2"/></g>
      <rect class="st0 lit" width="4" height="2"/>
      """
    let shapes = try drawing(body).items.flatMap(\.shapes)
    #expect(shapes.map(\.shape.label) == ["unlit", "unlit", "lit"])
    #expect(shapes.map(\.shape.fill) == [.white, .white, .white])
    #expect(shapes.map(\.opacity) == [1, 0.5, 1])
  }

  @Test func `many style rules for many elements are refused in time`() {
    let sheet = String(repeating: "*{fill:red}", count: 20_000)
    let body = String(repeating: "<rect width='1' height='1'/>", count: 15_000)
    #expect(throws: Fault.self) { try drawing("<style>\(sheet)</style>\(body)") }
  }

  static let equals: [(String, String)] = [
    (
      "<clipPath id='c'><rect x='1' y='1' width='2' height='9'/></clipPath>"
        + "<rect width='5' height='5' clip-path='url(#c)'/>",
      "<rect x='1' y='1' width='2' height='4'/>"
    ),
    (
      "<clipPath id='c'><rect width='2' height='2'/><rect x='1' y='1' width='2' height='2'/>"
        + "</clipPath><g clip-path='url(&quot;#c&quot;)'><rect width='5' height='5'/></g>",
      "<path d='M0 0h2v1h1v2h-2v-1h-2z'/>"
    ),
    (
      "<clipPath id='c'><path clip-rule='evenodd' d='M0 0h5v5h-5zM1 1h3v3h-3z'/></clipPath>"
        + "<rect width='9' height='9' clip-path='url(#c)'/>",
      "<path fill-rule='evenodd' d='M0 0h5v5h-5zM1 1h3v3h-3z'/>"
    ),
    (
      "<clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='.5' height='1'/></clipPath>"
        + "<rect x='2' width='6' height='4' clip-path='url(#c)'/>",
      "<rect x='2' width='3' height='4'/>"
    ),
    (
      "<clipPath id='c' transform='translate(1 1)'><rect width='2' height='2' "
        + "transform='scale(2)'/></clipPath><rect width='9' height='9' clip-path='url(#c)'/>",
      "<rect x='1' y='1' width='4' height='4'/>"
    ),
    (
      "<clipPath id='d'><rect width='9' height='2'/></clipPath><clipPath id='c' "
        + "clip-path='url(#d)'><rect width='3' height='9'/></clipPath>"
        + "<rect width='9' height='9' clip-path='url(#c)'/>", "<rect width='3' height='2'/>"
    ),
    (
      "<clipPath id='d'><rect width='9' height='2'/></clipPath><clipPath id='c'>"
        + "<rect width='3' height='9' clip-path='url(#d)'/></clipPath>"
        + "<rect width='9' height='9' clip-path='url(#c)'/>", "<rect width='3' height='2'/>"
    ),
    (
      "<defs><rect id='r' width='3' height='9'/></defs><clipPath id='c'><use href='#r' x='1'/>"
        + "</clipPath><rect width='9' height='9' clip-path='url(#c)'/>",
      "<rect x='1' width='3' height='9'/>"
    ),
    (
      "<clipPath id='c'><rect width='9' height='2'/></clipPath>"
        + "<path d='M1 2H9' stroke='red' stroke-width='2' clip-path='url(#c)'/>",
      "<rect x='1' y='1' width='8' height='1' fill='red'/>"
    ),
    ("<clipPath id='c'/><rect width='9' height='9' clip-path='url(#c)'/>", ""),
    (
      "<svg x='1' y='2' width='4' height='4' viewBox='0 0 2 2'><rect width='9' height='1'/></svg>",
      "<rect x='1' y='2' width='4' height='2'/>"
    ),
    (
      "<svg width='8' height='4' viewBox='0 0 2 2' preserveAspectRatio='xMaxYMin'>"
        + "<rect width='50%' height='100%'/></svg>", "<rect x='4' width='2' height='4'/>"
    ),
    (
      "<svg width='8' height='4' viewBox='0 0 2 2' preserveAspectRatio='xMidYMin slice'>"
        + "<rect width='2' height='2'/></svg>", "<rect width='8' height='4'/>"
    ),
    (
      "<svg width='2' height='2' overflow='visible'><rect width='9' height='1'/></svg>",
      "<rect width='9' height='1'/>"
    ),
    (
      "<defs><svg id='s' width='2' height='2' viewBox='0 0 1 1'><rect width='1' height='1'/></svg>"
        + "</defs><use href='#s' width='4' height='4'/>", "<rect width='4' height='4'/>"
    ),
    (
      "<switch><foreignObject requiredExtensions='http://ns.adobe.com/AdobeIllustrator/10.0/'/>"
        + "<g><rect width='4' height='2'/></g><rect width='9' height='9'/></switch>",
      "<rect width='4' height='2'/>"
    ),
    (
      "<switch><rect systemLanguage='de, fr' width='9' height='9'/>"
        + "<rect systemLanguage='de,en-GB' width='4' height='2'/></switch>",
      "<rect width='4' height='2'/>"
    ),
    (
      "<rect width='4' height='2' transform='rotate(90)' transform-origin='4px 2'/>",
      "<rect x='4' y='-2' width='2' height='4'/>"
    ),
    (
      "<rect width='4' height='2' style='transform:scale(2);transform-origin:center'/>",
      "<rect x='-5' y='-5' width='8' height='4'/>"
    ),
    (
      "<rect x='6' y='8' width='4' height='2' transform='scale(.5)' transform-origin='bottom right'/>",
      "<rect x='8' y='9' width='2' height='1'/>"
    ),
    (
      "<marker id='m' markerWidth='2' markerHeight='2' refX='1' refY='1'>"
        + "<rect width='2' height='2'/></marker>"
        + "<path d='M2 2H8' marker-start='url(#m)' style='marker-end:url(#m)' fill='none'/>",
      "<rect x='1' y='1' width='2' height='2'/><rect x='7' y='1' width='2' height='2'/>"
    ),
    (
      "<marker id='m' markerUnits='userSpaceOnUse' markerWidth='4' markerHeight='4' "
        + "viewBox='0 0 2 2' orient='auto'><rect width='2' height='1'/></marker>"
        + "<polyline points='1 9 1 5 5 5' style='marker:url(#m)' fill='none'/>",
      "<g><rect width='4' height='2' transform='translate(1 9) rotate(-90)'/>"
        + "<rect width='4' height='2' transform='translate(1 5) rotate(-45)'/>"
        + "<rect width='4' height='2' transform='translate(5 5)'/></g>"
    ),
    (
      "<marker id='m' markerWidth='4' markerHeight='4' orient='auto-start-reverse'>"
        + "<rect width='2' height='1'/></marker>"
        + "<path d='M5 5V9' marker-start='url(#m)' marker-end='url(#m)' fill='none'/>",
      "<rect width='2' height='1' transform='translate(5 5) rotate(-90)'/>"
        + "<rect width='2' height='1' transform='translate(5 9) rotate(90)'/>"
    ),
    (
      "<marker id='m' markerWidth='1' markerHeight='1'><rect width='2' height='2'/></marker>"
        + "<path d='M1 1H8' stroke='none' stroke-width='2' marker-start='url(#m)'/>",
      "<rect x='1' y='1' width='2' height='2'/>"
    ),
    (
      "<linearGradient id='g'/><filter id='f'/><mask id='m'/><rect width='4' height='2'/>",
      "<rect width='4' height='2'/>"
    ),
  ]

  @Test(arguments: equals)
  func `what editors export is drawn like plain shapes`(first: String, second: String) throws {
    #expect(try pixels(first) == pixels(second))
  }

  @Test func `a clip path cuts curves exactly and leaves them curves`() throws {
    let body =
      "<clipPath id='c'><circle cx='6' cy='5' r='4'/></clipPath>"
      + "<circle cx='4' cy='5' r='4' clip-path='url(#c)' class='unlit'/>"
    let shape = try #require(try drawing(body).items.first?.shapes.first?.shape)
    #expect(shape.label == "unlit")
    #expect(shape.path.elements.count <= 10)
    // The lens of two circles at a distance of 2, the sum of two segments.
    let area = 2 * 16 * acos(0.25) - 2 * 15.0.squareRoot()
    let covered = try pixels(body, size: 400).reduce(0) { $0 + Double($1.alpha) / 255 }
    #expect(abs(covered / 1600 - area) < 1e-3)
  }

  @Test func `a long chain of clip paths is refused`() {
    let chain = (1..<20_000).map { "<clipPath id='c\($0)' clip-path='url(#c\($0 - 1))'/>" }.joined()
    let finding = "elements are nested more than 200 deep by references"
    #expect(throws: Fault.tooLarge(line: 2, finding: finding)) {
      try drawing("<clipPath id='c0'/>\(chain)<path d='M0 0h1v1' clip-path='url(#c19999)'/>")
    }
  }

  @Test func `clipping with too many crossings is refused in time`() {
    let star = (0..<6000).map { "\($0 * 37 % 101) \($0 * 53 % 97)" }.joined(separator: "L")
    #expect(throws: Fault.self) {
      try drawing(
        "<clipPath id='c'><path d='M\(star)'/></clipPath><path d='M\(star)' clip-path='url(#c)'/>")
    }
  }
}
