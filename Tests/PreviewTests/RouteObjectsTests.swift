import Documents
import Glyphs
import Guidance
import Routes
import Testing

@testable import Preview

@Test func `the page of a route has its objects with place, words and picture`() throws {
  var step = Step(
    maneuver: Maneuver(kind: .depart, engineType: ""), distance: 1000, duration: 100)
  step.line = [Coordinate(latitude: 0, longitude: 0), Coordinate(latitude: 0, longitude: 0.009)]
  let leg = Leg(steps: [step], distance: 1000, duration: 100)
  var route = Route(legs: [leg], distance: 1000, duration: 100)
  let place = Coordinate(latitude: 0, longitude: 0.0045)
  route.objects = [
    RouteObject(.toll, from: 500, location: place), RouteObject(.notice, from: nil),
    RouteObject(.trafficSignal, from: 500, location: place),
  ]
  let source = GuidedSource(name: "x", format: .mapbox, routes: [try Guide().guide(route)])
  let page = RoutePage(
    generator: "test", artist: GlyphArtist(theme: try Theme.builtIn(), icons: IconLibrary.builtIn))
  let data = page.data([source], isLive: false)
  let objects = data["routes"]?.elements.first?["objects"]?.elements ?? []
  #expect(objects.map { $0["words"]?.text } == ["Toll", "Traffic light"])
  #expect(objects.map { $0["share"] } == [.number(0.5), .number(0.5)])
  #expect(objects.first?["distance"]?.text == "500\u{A0}m")
  #expect(data["glyphs"]?["toll_plaza"]?["pictures"]?["sign"] != nil)
}
