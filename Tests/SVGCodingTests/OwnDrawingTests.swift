import Foundation
import PNGCoding
import Raster
import SVGCoding
import TestSupport
import Testing

@Suite struct OwnDrawingTests {
  private static let folder = "Tests/Inputs/drawings"

  @Test(
    arguments: try FileManager.default.contentsOfDirectory(
      atPath: Corpus.package.appending(path: folder).path
    ).sorted())
  func `a drawing that browsers show is drawn`(file: String) throws {
    let path = Self.folder + "/" + file
    try Law.drawing.check(path) {
      let bytes = [UInt8](try Data(contentsOf: Corpus.package.appending(path: path)))
      var renderer = Renderer()
      let pixmap = try renderer.draw(try SVGReader.read(bytes), width: 48, height: 48)
      #expect(pixmap.pixels.contains { $0.alpha > 127 })
    }
  }
}
