import Documents
import Foundation
import Documents
import Glyphs
import Guidance
import JSON
import Routes
import TestSupport
import Testing

@testable import Preview

@Test func `no line ends within the number of a road, and its shield is on the page`() throws {
  let bytes = try Data(
    contentsOf: Corpus.package.appending(path: "Examples/routes/motorway.json"))
  let route = try Guide().guide(RouteReader().read(bytes).routes[0])
  let page = RoutePage(
    generator: "test", artist: GlyphArtist(theme: try Theme.builtIn(), icons: IconLibrary.builtIn))
  let data = page.data(
    [GuidedSource(name: "x", format: .osrm, routes: [route])], isLive: false)
  let cards = data["routes"]?.elements.first?["cards"]?.elements ?? []
  let texts = cards.flatMap { $0["texts"]?.elements ?? [] }.compactMap(\.text)
  #expect(texts.contains { $0.contains("onto I\u{A0}75 North") })
  #expect(!texts.contains { $0.contains("I 75") })
  let parts = cards.flatMap { $0["parts"]?.elements ?? [] }.flatMap(\.elements).map(\.elements)
  let shield = try #require(parts.first { $0.first?.text == "I\u{A0}75" }?.last?.text)
  #expect(data["glyphs"]?[shield]?["pictures"]?["shield"] != nil)
  #expect(data["glyphs"]?[shield]?["size"]?.elements.count == 2)
}
