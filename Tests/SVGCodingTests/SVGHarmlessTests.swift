import Faults
import Paths
import Raster
import SVGCoding
import Testing

/// What icons hold that changes no pixel, or that is drawn by plain shapes.
@Suite struct SVGHarmlessTests {
  private func drawing(_ body: String, size: Size? = nil) throws -> Drawing {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>\n\(body)\n</svg>"
    return try SVGReader.read(Array(text.utf8), size: size) { Issue.record("ignored: \($0)") }
  }

  private func pixels(_ body: String) throws -> [Color] {
    var renderer = Renderer()
    return try renderer.draw(drawing(body), width: 20, height: 20).pixels
  }

  private static let line = "<path d='M1 2H7' stroke='red' stroke-width='2'/>"
  private static let box = "<rect x='2' y='2' width='5' height='4' fill='#102030'/>"
  private static let inked = "<rect x='2' y='2' width='5' height='4' fill='url(#g)'/>"
  private static let both = "x='3' y='3' width='4' height='4' fill='lime' stroke='red'"
  private static let marker = "<marker id='m'><rect width='2' height='2'/></marker>"

  static let equals: [(first: String, second: String)] = [
    ("<path d='M1 2H7z' fill='#102030' paint-order='markers stroke fill'/>", ""),
    (
      "<rect \(both) stroke-width='2' style='paint-order:stroke'/>",
      "<rect x='2' y='2' width='6' height='6' fill='red'/><rect x='3' y='3' width='4' height='4' "
        + "fill='lime'/>"
    ),
    (
      "<g paint-order='stroke'><rect \(both) paint-order='normal'/></g>",
      "<rect \(both) paint-order='fill markers'/>"
    ),
    (
      "\(marker)<path d='M4 4H6' stroke='red' stroke-width='2' marker-start='url(#m)' "
        + "paint-order='markers'/>",
      "<rect x='4' y='4' width='4' height='4'/><rect x='4' y='3' width='2' height='2' fill='red'/>"
    ),
    (
      "<g vector-effect='non-scaling-stroke' transform='scale(2)'>\(box)\(line)</g>",
      "<g transform='scale(2)'>\(box)\(line)</g>"
    ),
    (
      "<path d='M1 2H7' stroke='red' transform='rotate(90 5 5)' vector-effect='non-scaling-stroke'/>",
      "<path d='M1 2H7' stroke='red' transform='rotate(90 5 5)'/>"
    ),
    (
      "<path d='M1 2h3v1z' transform='scale(2)' vector-effect='non-scaling-stroke'/>",
      "<path d='M1 2h3v1z' transform='scale(2)'/>"
    ),
    ("<text/><text x='1'>\n <tspan> <tspan/></tspan><title>note</title></text>\(box)", box),
    ("<text display='none'>a</text><text opacity='0'>a</text>\(box)", box),
    ("<flowRoot><flowRegion><rect width='9' height='9'/></flowRegion><flowPara/></flowRoot>", ""),
    ("<image width='0' height='4' href='a.png'/><image style='height:0' href='a.png'/>", ""),
    ("<view id='v' viewBox='0 0 5 5'/>\(box)", box),
    (
      "<clipPath id='c'><text/><rect width='9' height='9'/></clipPath><g clip-path='url(#c)'>\(box)</g>",
      box
    ),
    ("<linearGradient id='g'><stop stop-color='#102030'/></linearGradient>\(inked)", box),
    (
      "<radialGradient id='g' href='#h'/><linearGradient id='h'><stop stop-color='#102030'/>"
        + "<stop offset='1' style='stop-color:rgb(16,32,48)'/></linearGradient>\(inked)", box
    ),
    (
      "<g color='#102030'><linearGradient id='g'><stop stop-color='currentColor'/></linearGradient>"
        + "</g>\(inked)", box
    ),
    (
      "<linearGradient id='g'><stop stop-color='red' stop-opacity='.5'/></linearGradient>"
        + "<rect width='4' height='4' stroke='url(#g)'/>",
      "<rect width='4' height='4' stroke='red' stroke-opacity='.5'/>"
    ),
    ("<linearGradient id='g'/>\(inked)", ""),
    ("<linearGradient id='g' href='#h'/><linearGradient id='h' href='#g'/>\(inked)", ""),
    ("<linearGradient id='g'><stop/></linearGradient><path d='M1 2H7' stroke='url(#g)'/>", ""),
    (
      "<linearGradient id='g' gradientUnits='userSpaceOnUse'><stop stop-color='red'/>"
        + "</linearGradient><path d='M1 2H7' stroke='url(#g)' stroke-width='2'/>", line
    ),
    ("<g fill='url(#no)' stroke='url(#no)' stroke-width='0'>\(box)</g>", box),
    (
      "<linearGradient id='g'><stop stop-color='#fff'/></linearGradient><mask id='m'>"
        + "<rect width='10' height='10' fill='url(#g)'/><text/></mask><g mask='url(#m)'>\(box)</g>",
      box
    ),
    (
      "<rect x='.25em' width='.25rem' height='50%' stroke-width='1em'/>",
      "<rect x='4' width='4' height='5'/>"
    ),
    (
      "<rect width='4' height='4' style='fill:red;fill:color(display-p3 0.5 0.5 0.5 / 50%)'/>",
      "<rect width='4' height='4' fill='rgba(128,128,128,.5)'/>"
    ),
    (
      "<rect width='4' height='4' fill='color(display-p3 0 1 0)'/>",
      "<rect width='4' height='4' fill='lime'/>"
    ),
    (
      "<rect width='4' height='4' fill='color( display-p3 0.2 0.4 0.8 )'/>",
      "<rect width='4' height='4' fill='rgb(27, 104, 211)'/>"
    ),
    (
      "<rect width='4' height='4' fill='color(srgb 1 50% 0.25)'/>",
      "<rect width='4' height='4' fill='rgb(100%,50%,25%)'/>"
    ),
  ]

  @Test(arguments: equals)
  func `what changes no pixel is no fault`(first: String, second: String) throws {
    #expect(try pixels(first) == pixels(second))
  }

  @Test(arguments: [
    (
      "path", "'vector-effect'",
      "<path d='M1 2H7' stroke='red' transform='scale(2)' vector-effect='non-scaling-stroke'/>"
    ),
    ("text", "this element", "<text><tspan>a</tspan></text>"),
    ("flowRoot", "this element", "<flowRoot><flowPara>a</flowPara></flowRoot>"),
    ("image", "this element", "<image width='1' height='1' href='a.png'/>"),
    (
      "rect", "fill by a gradient or pattern",
      "<linearGradient id='g'><stop/><stop offset='1' stop-color='red'/></linearGradient>\(inked)"
    ),
    (
      "rect", "fill by a gradient or pattern",
      "<pattern id='g'/><rect width='1' height='1' fill='url(#g) red'/>"
    ),
  ])
  func `what changes pixels is refused`(element: String, feature: String, body: String) {
    let fault = Fault.unsupported(line: 2, element: element, feature: feature)
    #expect(throws: fault) { try drawing(body) }
  }

  @Test func `a stroke that keeps its width counts at the size of the file`() throws {
    let body = "<path d='M1 2H7' stroke='red' vector-effect='non-scaling-stroke'/>"
    let size = Size(width: 30, height: 30)
    #expect(
      try drawing(body, size: size)
        == drawing("<path d='M1 2H7' stroke='red'/>", size: size))
  }

  @Test(arguments: [
    ("width='1em' height='1em' viewBox='0 0 24 12'", 24.0, 12.0),
    ("width='1.5rem' height='1REM' viewBox='0 0 24 12'", 24, 12),
    ("width='48' height='1em' viewBox='0 0 24 12'", 48, 24),
    ("width='2em' height='1em'", 32, 16),
  ])
  func `a size by that of the text around is the viewBox's`(
    attributes: String, width: Double, height: Double
  ) throws {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>"
    let drawing = try SVGReader.read(Array(text.utf8)) { Issue.record("ignored: \($0)") }
    #expect(drawing.size == Size(width: width, height: height))
  }

  @Test(arguments: ["stroke stroke", "fill foo", "", "normal stroke"])
  func `an invalid order of paints is ignored`(order: String) throws {
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M1 1h3v3z' "
      + "stroke='red' paint-order='\(order)'/></svg>"
    var ignored: [Fault] = []
    let drawing = try SVGReader.read(Array(text.utf8)) { ignored.append($0) }
    #expect(ignored.count == 1 && drawing.items.count == 1)
  }

  @Test(arguments: [
    "<linearGradient id='g'>" + String(repeating: "<stop/>", count: 20_000) + "</linearGradient>",
    (0..<9000).map { "<linearGradient id='g\($0 == 0 ? "" : "\($0)")' href='#g\($0 + 1)'/>" }
      .joined(),
  ])
  func `many shapes of a long gradient are refused, or read in time`(gradient: String) throws {
    let shape = "<path d='M1 1h3v3z' fill='url(#g)'/>"
    #expect(throws: Fault.self) {
      try drawing(gradient + String(repeating: shape, count: 5000))
    }
  }
}
