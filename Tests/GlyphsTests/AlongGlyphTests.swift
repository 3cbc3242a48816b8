import Documents
import Routes
import Testing

@testable import Glyphs

@Suite struct AlongGlyphTests {
  @Test(arguments: RouteObject.Kind.allCases)
  func `each sign has a glyph that can be drawn`(kind: RouteObject.Kind) {
    for sign in kind.signs where !sign.glyph.isEmpty {
      #expect(GlyphSpec(name: sign.glyph)?.name == sign.glyph, "\(sign)")
    }
    let isDrawn = GlyphSpec(RouteObject(kind, from: 0).sign) != nil
    #expect(isDrawn == (kind != .speedLimit))
  }

  @Test(arguments: [
    (nil, "speed_vienna_48"), ("US", "speed_us_30"), ("GB", "speed_vienna_30"),
    ("CA", "speed_canada_48"),
  ])
  func `a limit has the sign of its country`(country: String?, name: String) throws {
    var object = RouteObject(.speedLimit, from: 0, facts: [.value: .number(48)])
    let sign = try #require(SpeedLimitSign(object, country: country))
    #expect(GlyphSpec(sign)?.name == name)
    object.facts = [.isUnlimited: .flag(true)]
    let unlimited = try #require(SpeedLimitSign(object, country: country))
    #expect(GlyphSpec(unlimited)?.name == "no_limit")
  }
}
