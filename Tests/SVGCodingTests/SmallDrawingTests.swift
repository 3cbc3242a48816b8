import Faults
import Paths
import Raster
import SVGCoding
import TestSupport
import Testing

/// A document of 1 KB at most that asks for much work.
struct SmallDrawing: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var body: String
  /// Whether it is drawn at 512 × 512 pixels, or else refused.
  var isDrawn = false

  init(_ name: String, _ body: String, isDrawn: Bool = false) {
    (testDescription, self.body, self.isDrawn) = (name, body, isDrawn)
  }

  var bytes: [UInt8] {
    Array("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 512 512'>\(body)</svg>".utf8)
  }

  /// Content in a group that others draw, `count` times in each of so many levels.
  private static func copies(
    _ content: String, levels: Int, count: Int, _ attributes: String = ""
  ) -> String {
    var result = "<defs><g id='a'\(attributes)>\(content)</g>"
    var name = "a"
    for level in 1...levels {
      let use = "<use href='#\(name)'/>"
      name = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(level)))
      result += "<g id='\(name)'\(attributes)>\(String(repeating: use, count: count))</g>"
    }
    return result + "</defs><use href='#\(name)'/>"
  }

  private static func dashes(_ path: String, _ length: Double) -> String {
    "<path d='\(path)' stroke='#000' stroke-width='512' stroke-dasharray='\(length)'/>"
  }

  /// A line through seemingly random points.
  private static func zigzag(_ count: Int, _ attributes: String = "") -> String {
    let points = (0..<count).map { "\($0 * 197 % 512) \($0 * 311 % 512)" }
    return "<path d='M\(points.joined(separator: " "))' fill-rule='evenodd'\(attributes)/>"
  }

  private static let clip = "<clipPath id='C'><circle cx='256' cy='256' r='250'/></clipPath>"
  private static let disc = "<circle cx='250' cy='256' r='250'/>"

  static let all: [SmallDrawing] = [
    SmallDrawing("5,000 dashes across", dashes("M256 0V512", 0.0512), isDrawn: true),
    SmallDrawing("5,000 dashes down", dashes("M0 256H512", 0.0512), isDrawn: true),
    SmallDrawing("50,000 dashes down", dashes("M0 256H512", 0.0052)),
    SmallDrawing("50,000 dashes from right to left", dashes("M512 256H0", 0.0052)),
    SmallDrawing("5,000 tilted dashes", dashes("M0 256L512 257", 0.0512), isDrawn: true),
    SmallDrawing("10,000 dashes aslant", dashes("M0 0L512 512", 0.04)),
    SmallDrawing("dashes 30 times", copies(dashes("M0 256H512", 0.0256), levels: 1, count: 30)),
    SmallDrawing(
      "dashes all around",
      "<circle cx='256' cy='256' r='9' fill='none' stroke='#000' stroke-width='900' "
        + "stroke-dasharray='.001'/>"),
    SmallDrawing(
      "clipped dashes", clip + "<g clip-path='url(#C)'>\(dashes("M0 9L512 8", 0.03))</g>"),
    SmallDrawing(
      "copied squares",
      copies("<path d='M0 0H512V512H0z' fill-opacity='.5'/>", levels: 4, count: 11)),
    SmallDrawing("copied discs", copies(disc, levels: 4, count: 11)),
    SmallDrawing(
      "copied layers", copies("<path d='M0 9h1v1z'/>", levels: 4, count: 9, " opacity='.9'")),
    SmallDrawing("copied nothing", copies("<g/>", levels: 4, count: 11), isDrawn: true),
    SmallDrawing("copied lines", copies(zigzag(50), levels: 4, count: 7)),
    SmallDrawing("copied clips", clip + copies(disc, levels: 3, count: 9, " clip-path='url(#C)'")),
    SmallDrawing(
      "copied viewports", copies("<svg width='99'><circle r='98'/></svg>", levels: 4, count: 10)),
    SmallDrawing(
      "two copies of two", copies("<path d='M0 0h1v1z'/>", levels: 12, count: 2), isDrawn: true),
    SmallDrawing("crossing lines", zigzag(110), isDrawn: true),
    SmallDrawing(
      "nested layers",
      String(repeating: "<g opacity='.9'>", count: 30) + disc
        + String(repeating: "</g>", count: 30),
      isDrawn: true),
  ]
}

@Suite struct SmallDrawingTests {
  @Test(arguments: Cases.share(of: SmallDrawing.all, every: 3))
  func `a small document is drawn or refused by its work`(test: SmallDrawing) throws {
    #expect(test.bytes.count <= 1024)
    func fault() -> Fault? {
      var renderer = Renderer()
      do throws(Fault) {
        _ = try renderer.draw(SVGReader.read(test.bytes), width: 512, height: 512)
        return nil
      } catch {
        return error
      }
    }
    let found = fault()
    #expect((found == nil) == test.isDrawn, "\(found?.description ?? "drawn")")
    if let found { #expect(found.finding.hasSuffix(" steps of work"), "\(found)") }
  }

  @Test func `a larger picture may take more work`() throws {
    let discs = String(repeating: "<circle cx='256' cy='256' r='250'/>", count: 20)
    let bytes = SmallDrawing("", "<g opacity='.5'>\(discs)</g>").bytes
    var renderer = Renderer()
    for side in [16, 512, 2048] {
      _ = try renderer.draw(SVGReader.read(bytes), width: side, height: side)
    }
    #expect(Renderer.workLimit(pixels: 1 << 24) > 4 * Renderer.workLimit(pixels: 1 << 18))
  }

  @Test func `a renderer that refused a picture draws the next one`() throws {
    let refused = try SVGReader.read(
      SmallDrawing(
        "",
        "<path d='M0 256H512' stroke='red' stroke-width='512' "
          + "stroke-dasharray='.0052'/>"
      ).bytes)
    let drawn = try SVGReader.read(SmallDrawing("", "<circle cx='9' cy='9' r='9'/>").bytes)
    var (used, fresh) = (Renderer(), Renderer())
    let fault = #expect(throws: Fault.self) { try used.draw(refused, width: 512, height: 512) }
    #expect(fault == .tooMuchWork(limit: Renderer.workLimit(pixels: 512 * 512)))
    #expect(
      try used.draw(drawn, width: 50, height: 50) == fresh.draw(drawn, width: 50, height: 50))
  }
}
