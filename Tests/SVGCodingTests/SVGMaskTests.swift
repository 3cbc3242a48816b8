import Faults
import Paths
import Raster
import SVGCoding
import Testing

/// Masks as Figma and Sketch export them: those that show all or nothing of each point are clips.
@Suite struct SVGMaskTests {
  private func drawing(_ body: String) throws(Fault) -> Drawing {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>\n\(body)\n</svg>"
    return try SVGReader.read(Array(text.utf8)) { Issue.record("ignored: \($0)") }
  }

  private func pixels(_ body: String) throws -> [Color] {
    var renderer = Renderer()
    return try renderer.draw(drawing(body), width: 10, height: 10).pixels
  }

  private static let whole = "maskUnits='userSpaceOnUse' x='0' y='0' width='10' height='10'"

  /// Attributes and content of a mask, what is masked, and what paints the same.
  static let clips: [(mask: String, content: String, masked: String, same: String)] = [
    (
      "style='mask-type:luminance' \(whole)", "<path d='M0 0h2v9H0z' fill='white'/>",
      "<g mask='url(#m)'><rect width='5' height='5'/></g>", "<rect width='2' height='5'/>"
    ),
    (
      "mask-type='alpha' \(whole)", "<rect width='2' height='9' fill='#D9D9D9'/>",
      "<rect width='5' height='5' mask='url(#m)'/>", "<rect width='2' height='5'/>"
    ),
    (
      whole, "<rect width='3' height='9' fill='#fff' transform='translate(1)'/>",
      "<g mask='url(#m)' transform='translate(2 1)'><rect width='5' height='5'/></g>",
      "<rect x='3' y='1' width='3' height='5'/>"
    ),
    (
      "maskUnits='userSpaceOnUse' x='1' y='0' width='2' height='50%'",
      "<rect width='10' height='10' fill='white'/>", "<rect width='9' height='9' mask='url(#m)'/>",
      "<rect x='1' width='2' height='5'/>"
    ),
    (
      "", "<rect width='10' height='10' fill='white'/>",
      "<path d='M2 5h5v2h-5z' mask='url(#m)'/>", "<path d='M2 5h5v2h-5z'/>"
    ),
    (
      "maskUnits='objectBoundingBox' x='0' y='0' width='20' height='20' fill='white'",
      "<use href='#r'/>",
      "<defs><rect id='r' x='2' y='2' width='6' height='6'/></defs>"
        + "<use href='#r' fill='none' stroke='red' stroke-width='2' mask='url(#m)'/>",
      "<path d='M2 2h6v6h-6zM3 3v4h4v-4z' fill='red'/>"
    ),
    (
      "maskContentUnits='objectBoundingBox'", "<rect width='.5' height='1' fill='white'/>",
      "<rect x='2' width='6' height='4' mask='url(#m)'/>", "<rect x='2' width='3' height='4'/>"
    ),
    (
      "fill='black' \(whole)",
      "<rect width='9' height='9' fill='white'/><rect x='1' y='1' width='2' height='2'/>",
      "<rect width='5' height='5' mask='url(#m)'/>",
      "<path fill-rule='evenodd' d='M0 0h5v5h-5zM1 1h2v2h-2z'/>"
    ),
    (
      whole, "<path d='M0 1h4' stroke='white' stroke-width='2'/>",
      "<rect width='9' height='9' mask='url(#m)'/>", "<rect width='4' height='2'/>"
    ),
    (whole, "", "<rect width='9' height='9' mask='url(#m)'/>", ""),
    (
      whole + " clip-path='url(#c)'", "<rect width='9' height='9' fill='white'/>",
      "<clipPath id='c'><rect width='2' height='9'/></clipPath>"
        + "<rect width='9' height='3' mask='url(#m)'/>", "<rect width='2' height='3'/>"
    ),
  ]

  @Test(arguments: clips)
  func `a mask of white shapes is a clip path`(
    mask: String, content: String, masked: String, same: String
  ) throws {
    #expect(try pixels("<mask id='m' \(mask)>\(content)</mask>\(masked)") == pixels(same))
  }

  @Test func `a mask has the color of the elements around it`() throws {
    let body =
      "<g fill='#fff'><mask id='m' \(Self.whole)><rect width='2' height='9'/></mask></g>"
      + "<rect width='5' height='5' mask='url(#m)'/>"
    #expect(try pixels(body) == pixels("<rect width='2' height='5'/>"))
  }

  @Test func `a mask around all that it masks changes no shape`() throws {
    let line = "<path d='M2 8V2h5' fill='none' stroke='red' class='unlit'/>"
    let masked =
      "<mask id='m' style='mask-type:luminance' \(Self.whole)>"
      + "<path d='M10 0H0V10H10V0Z' fill='white'/></mask><g mask='url(#m)'>\(line)</g>"
    #expect(try drawing(masked).items == drawing(line).items)
  }

  @Test(arguments: [
    "<rect width='9' height='9' fill='#ddd'/>", "<rect width='9' height='9'  fill='#fff8'/>",
    "<g opacity='.5'><rect width='9' height='9' fill='white'/></g>", "<text>a</text>",
    "<linearGradient id='g'><stop stop-color='red'/><stop offset='1'/></linearGradient><rect width='9' height='9' fill='url(#g)'/>",
    "<rect width='9' height='9' fill='white' filter='url(#f)'/>",
  ])
  func `a mask that fades, or of more than shapes, is refused`(content: String) {
    let fault = Fault.unsupported(line: 2, element: "path", feature: "'mask'")
    #expect(throws: fault) {
      try drawing("<mask id='m'>\(content)</mask><path d='M0 0h9v9z' mask='url(#m)'/>")
    }
  }

  @Test func `a mask that refers to itself is refused`() {
    let body =
      "<mask id='m' fill='white'><rect width='9' height='9' mask='url(#m)'/></mask>"
      + "<path d='M0 0h9v9z' mask='url(#m)'/>"
    #expect(throws: Fault.self) { try drawing(body) }
  }
}
