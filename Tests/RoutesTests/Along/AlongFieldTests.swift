import Testing

@testable import Routes

@Suite struct AlongFieldTests {
  @Test(arguments: [
    ("laneRestriction", "lane-restriction"), ("LANE_RESTRICTION", "lane-restriction"),
    ("lane_restriction", "lane-restriction"), ("ATM", "atm"), ("Cycle path", "cycle-path"),
    ("ccs_combo_type2", "ccs-combo-type2"), ("", ""),
  ])
  func `words are normalized to kebab case`(word: String, expected: String) {
    #expect(word.inKebabCase == expected)
  }

  @Test func `a row matches its word, all others or none`() throws {
    let types = try #require(EngineAlong.rows(of: "tomtom").first?.field)
    #expect(types.unplacedObject("TUNNEL")?.kind == .tunnel)
    #expect(types.unplacedObject("LANES") == nil)
    #expect(types.unplacedObject("NEW_TYPE")?.facts == [.type: .text("new-type")])
    #expect(types.unplacedObject(nil) == nil)
    let tolls = try #require(EngineAlong.rows(of: "graphhopper").first?.field)
    #expect(tolls.unplacedObject("ALL")?.kind == .tollRoad)
    #expect(tolls.unplacedObject("no") == nil)
  }
}
