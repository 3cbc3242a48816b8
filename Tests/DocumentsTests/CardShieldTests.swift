import Foundation
import Glyphs
import Guidance
import Routes
import TestSupport
import Testing
import JSON

@testable import Documents

/// Shields on cards.
@Suite struct CardShieldTests {
  /// A route of a depart step and a maneuver with a road and a banner.
  private static func route(
    _ maneuver: String, _ road: String, banner: String = "[]", admins: String = "[]"
  ) throws -> GuidedRoute {
    let json = """
      {"code": "Ok", "routes": [{"distance": 2, "duration": 2, "legs": [{
        "distance": 2, "duration": 2, "admins": \(admins), "steps": [
        {"distance": 1, "duration": 1, "name": "Way", "maneuver":
          {"type": "depart", "location": [-83.0, 40.0]}, "bannerInstructions": \(banner)},
        {"distance": 1, "duration": 1, \(road), "maneuver":
          {\(maneuver), "location": [-83.0, 40.0]}}]}]}]}
      """
    return try Guide(locale: LocaleTag("en")).guide(
      RouteReader().read(Data(json.utf8)).routes[0])
  }

  private static func components(of route: GuidedRoute) throws -> [JSON] {
    let source = GuidedSource(name: "a", format: .mapbox, routes: [route])
    var document = CardsDocument(sources: [source], guide: Guide(), generator: "g")
    document.pictures.glyphs["shield_us_interstate__75"] = [
      ["path": "shields/x.png", "variant": "light"]
    ]
    let json = try JSON(JSONNode(text: document.json))
    #expect(try SchemaChecker(CardsSchema.cards).faults(in: document.json) == [])
    let variants = json["cards"]?.elements[1]["attributedInstructionVariants"]?.elements ?? []
    return variants.flatMap(\.elements)
  }

  @Test func `refs and exits have shields with name, files, size and evidence`() throws {
    let parts = try Self.components(
      of: Self.route(
        "\"type\": \"off ramp\", \"modifier\": \"left\"",
        "\"name\": \"Elm\", \"ref\": \"I 75 North; SR 4\", \"exits\": \"12A\""))
    let interstate = try #require(parts.first { $0["text"]?.text == "I 75" })
    let plate = try #require(Shield(network: "us-interstate", text: "75"))
    let size = try #require(ShieldFinder.builtIn.size(of: plate))
    let expected: JSON = [
      "files": [["path": "shields/x.png", "variant": "light"]],
      "name": "shield_us_interstate__75", "network": "us-interstate",
      "points": ["height": 24, "width": Int(size.width)], "source": "place", "text": "75",
    ]
    #expect(interstate["shield"] == expected)
    let state = try #require(parts.first { $0["text"]?.text == "SR 4" }?["shield"])
    #expect(state["network"]?.text == "us-state" && state["files"] == nil)
    let exit = try #require(parts.first { $0["type"]?.text == "exit-number" }?["shield"])
    #expect(exit["name"]?.text == "shield_exit_us__exit_20_12a__left")
    let others = parts.filter { !["ref", "exit-number"].contains($0["type"]?.text) }
    #expect(others.allSatisfy { $0["shield"] == nil })
  }

  @Test func `the engine's shields take precedence over rules`() throws {
    let banner = """
      [{"distanceAlongGeometry": 1, "primary": {"text": "B 7 / I 75", "components": [
          {"type": "icon", "text": "B 7",
           "mapbox_shield": {"name": "de-motorway", "display_ref": "7"}},
          {"type": "icon", "text": "I 75"}]}}]
      """
    let route = try Self.route(
      "\"type\": \"turn\", \"modifier\": \"left\"", "\"name\": \"\", \"ref\": \"B 7; I 75\"",
      banner: banner, admins: "[{\"iso_3166_1\": \"US\"}]")
    let parts = try Self.components(of: route)
    func shield(_ text: String) -> JSON? { parts.first { $0["text"]?.text == text }?["shield"] }
    #expect(shield("B 7")?["network"]?.text == "de-autobahn")
    #expect(shield("B 7")?["source"]?.text == "engine")
    #expect(shield("I 75")?["source"]?.text == "rule")
  }

  @Test func `a route lists the shields of its cards`() throws {
    let route = try Self.route("\"type\": \"turn\"", "\"name\": \"\", \"ref\": \"I 75; 🚗; US 42\"")
    let shields = route.shields(.builtIn)
    #expect(
      shields
        == Set([
          try #require(Shield(network: "us-interstate", text: "75")),
          try #require(Shield(network: "us-highway", text: "42")),
        ]))
  }
}
