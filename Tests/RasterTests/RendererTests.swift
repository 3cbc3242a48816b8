import Paths
import Raster
import Testing
import Faults

@Suite struct RendererTests {
  private func square(_ x: Double, _ color: Color) -> Drawing.Item {
    .shape(
      Drawing.Shape(path: Path(Rect(x: x, y: 0, width: 2, height: 1)), fill: color))
  }

  @Test func `a group is drawn together before its opacity is applied`() throws {
    // Two opaque squares overlap in the middle pixel; alone at half opacity they would darken it.
    let group = Drawing.Group(opacity: 0.5, items: [square(0, .black), square(1, .black)])
    let drawing = Drawing(size: Size(width: 3, height: 1), items: [.group(group)])
    var renderer = Renderer()
    let pixmap = try renderer.draw(drawing, width: 3, height: 1)
    let half = Color(red: 0, green: 0, blue: 0, alpha: 128)
    #expect(pixmap.pixels == [half, half, half])
  }

  @Test func `groups too deep for the size of the picture are refused`() {
    var item = square(0, .black)
    for _ in 0..<5 { item = .group(Drawing.Group(opacity: 0.5, items: [item])) }
    let drawing = Drawing(size: Size(width: 1, height: 1), items: [item])
    var renderer = Renderer()
    #expect(throws: Fault.tooManyLayers(limit: Renderer.layerLimit)) {
      try renderer.draw(drawing, width: 8192, height: 8192)
    }
  }

  @Test func `later shapes are above earlier ones`() throws {
    let red = Color(red: 255, green: 0, blue: 0)
    let drawing = Drawing(
      size: Size(width: 3, height: 1), items: [square(0, .black), square(1, red)])
    var renderer = Renderer()
    #expect(try renderer.draw(drawing, width: 3, height: 1).pixels == [.black, red, red])
  }

  @Test func `the stroke is above the fill and scales with the picture`() throws {
    let red = Color(red: 255, green: 0, blue: 0)
    let shape = Drawing.Shape(
      path: Path(Rect(x: 1, y: 1, width: 2, height: 2)), fill: .black, stroke: try Stroke(width: 2),
      strokeColor: red)
    let drawing = Drawing(size: Size(width: 4, height: 4), items: [.shape(shape)])
    var renderer = Renderer()
    let pixmap = try renderer.draw(drawing, width: 8, height: 8)
    // The stroke reaches one unit, two pixels, to each side of the outline; all is covered.
    #expect(pixmap.pixels.allSatisfy { $0 == red })
  }

  @Test func `a drawing gives the same pixels every time`() throws {
    let circle = Drawing.Shape(path: Path(circleAt: Point(x: 5, y: 5), radius: 4), fill: .black)
    let drawing = Drawing(size: Size(width: 10, height: 10), items: [.shape(circle)])
    var reused = Renderer()
    let first = try reused.draw(drawing, width: 50, height: 50)
    _ = try reused.draw(drawing, width: 7, height: 90)
    var fresh = Renderer()
    #expect(try reused.draw(drawing, width: 50, height: 50) == first)
    #expect(try fresh.draw(drawing, width: 50, height: 50) == first)
  }
}
