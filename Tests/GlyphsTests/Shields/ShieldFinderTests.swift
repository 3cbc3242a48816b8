import Routes
import Testing

@testable import Glyphs

@Suite struct ShieldFinderTests {
  private let finder = ShieldFinder.builtIn

  private func found(
    _ ref: String, _ sent: [SentShield] = [], _ country: FoundCountry? = nil
  ) -> String? {
    finder.shield(of: ref, sent: sent, country: country).map {
      "\($0.shield.network) \($0.shield.text) \($0.source.rawValue)"
    }
  }

  @Test(arguments: [
    ("A 8", "DE", "de-autobahn 8"), ("A 8", "IT", "it-autostrada A 8"),
    ("A8", "GB", "gb-primary A8"), ("B 1", "DE", "de-federal 1"), ("B1", "AT", "at-state-b B1"),
    ("E4 S", "SE", "e-road E4"), ("51", "FI", "fi-main 51"), ("7", "FI", "fi-national 7"),
    ("N-II", "ES", "es-nacional N-II"), ("US 101 North", "US", "us-highway 101"),
    ("I-80 Business", "US", "us-interstate-business 80"), ("A1(M)", "GB", "gb-motorway A1(M)"),
    ("国道２０号線", "JP", "jp-national 20"), ("M-4", "RU", "ru-federal M-4"),
    ("NH 8", "IN", "in-national NH 8"), ("NH 101", "US", "us-nh 101"),
  ])
  func `a ref belongs to the network of its country`(ref: String, code: String, shield: String) {
    #expect(found(ref, [], FoundCountry(code, source: .engine)) == shield + " rule")
    #expect(found(ref, [], FoundCountry(code, source: .place)) == shield + " place")
  }

  @Test func `without a country, only unambiguous networks are found`() {
    #expect(found("US 101") == "us-highway 101 ref")
    #expect(found("BR-116") == "br-federal BR-116 ref")
    for ref in ["A 8", "I 80", "E 4", "NH 8", "51", "SR 99"] {
      #expect(found(ref) == "default \(ref) none")
    }
    // No networks of the country, and no European road in America.
    #expect(found("A 8", [], FoundCountry("AQ", source: .engine)) == "default A 8 none")
    #expect(found("E 1055", [], FoundCountry("US", source: .place)) == "default E 1055 none")
  }

  @Test func `the engine's name of a network comes first, a mere pattern last`() {
    let germany = FoundCountry("DE", source: .place)
    func sent(_ ref: String, _ name: String, _ text: String? = nil) -> [SentShield] {
      [SentShield(ref: ref, text: text, name: name)]
    }
    #expect(found("A 4", sent("A4", "de-motorway", "4")) == "de-autobahn 4 engine")
    #expect(found("X 4", sent("X 4", "de-motorway", "4a")) == "de-autobahn 4a engine")
    #expect(found("A 4 E", sent("A 4", "DE-MOTORWAY")) == "de-autobahn 4 engine")
    // Of another ref, or unknown.
    #expect(found("A 5", sent("A 4", "de-motorway"), germany) == "de-autobahn 5 place")
    #expect(found("A 5", sent("A 5", "../x"), germany) == "de-autobahn 5 place")
    #expect(found("B 96", sent("B 96", "rectangle-yellow", "96"), germany) == "de-federal 96 place")
    #expect(
      found("Z 9", sent("Z 9", "rectangle-yellow", "9"), germany) == "rectangle-yellow 9 engine")
    #expect(found("Z 9", sent("Z 9", "default", "9"), germany) == "default Z 9 none")
    // Only the number, as on the shield.
    #expect(found("I-80", sent("80", "usa-interstate")) == "us-interstate 80 engine")
    #expect(found("US 80", sent("80", "usa-interstate")) == "us-highway 80 ref")
    // The country that is sent with the shield.
    let dutch = [SentShield(ref: "A4", country: "NL")]
    #expect(found("A4", dutch, germany) == "nl-motorway A4 rule")
  }

  @Test func `a state chooses among equal refs`() {
    func road(_ state: String?) -> String? {
      found("SR 99", [], FoundCountry("US", state: state, source: .engine))
    }
    #expect(road("CA") == "us-ca-sr 99 rule")
    #expect(road("OH") == "us-oh-sr 99 rule")
    #expect(road(nil) == "us-state 99 rule")
    // The state stays if the shield's country is the same.
    let sent = [SentShield(ref: "SR 99", country: "US")]
    let place = FoundCountry("US", state: "CA", source: .engine)
    #expect(found("SR 99", sent, place) == "us-ca-sr 99 rule")
  }

  @Test(arguments: [
    "", " ", "-", "🚗", "A 8 🚗", "כביש 6", "طريق 5", "1234567890123", "\u{0}", "\u{FFFD}-05",
    "I 75; US 42",
    String(repeating: "A", count: 40), String(repeating: "9", count: 100_000),
  ])
  func `a ref that no plate can show has no shield`(ref: String) {
    #expect(found(ref) == nil || ref == "-")
    #expect(found(ref, [], FoundCountry("US", source: .engine)) == nil || ref == "-")
  }

  @Test func `exits have the sign of their country and side`() throws {
    func sign(_ number: String, _ country: FoundCountry?) throws -> FoundShield {
      try #require(finder.exitSign(number, country: country, isOnLeft: false))
    }
    let us = try sign("12A", FoundCountry("US", source: .engine))
    #expect(us.shield.network == "exit-us" && us.source == .rule)
    #expect(us.shield.text == "EXIT 12A" && !us.shield.isMirrored)
    let germany = try sign("7", FoundCountry("DE", source: .place))
    #expect(germany.shield.network == "exit-de" && germany.source == .place)
    #expect(try sign("7", nil).source == .none)
    #expect(try sign("7", FoundCountry("AQ", source: .engine)).shield.network == "exit")
    let left = finder.exitSign("7", country: nil, isOnLeft: true)
    #expect(left?.shield.isMirrored == true)
    #expect(finder.exitSign("יציאה", country: nil, isOnLeft: false) == nil)
  }

  @Test func `each shield found has a size that fits CarPlay`() throws {
    for network in ShieldTable.builtIn.networks {
      let shield = try #require(Shield(network: network.name, text: "1035A"))
      let size = try #require(finder.size(of: shield))
      #expect(try ShieldTable.builtIn.size(of: shield) == size)
    }
  }
}
