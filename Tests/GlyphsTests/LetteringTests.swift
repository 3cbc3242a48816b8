import Testing

@testable import Glyphs

@Suite struct LetteringTests {
  @Test func `each digit, and each letter of the signs, has a center line`() {
    let names = "0123456789SPEDLIMTAXUkmh/".map(String.init) + ["1-plain"]
    #expect(Set(Lettering.centerLines.keys) == Set(names))
    #expect(Lettering.centerLines.values.allSatisfy { !$0.isEmpty })
  }
}
