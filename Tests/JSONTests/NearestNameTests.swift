import Faults
import Testing

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("sise", 2, "size"), ("Line_Width", 2, "line-width"), ("sizes", 1, "size"), ("sise", 1, nil),
    ("", 2, nil), ("line", 2, nil),
  ])
  func `a name is found by a few letters`(text: String, limit: Int, name: String?) {
    #expect(text.nearest(among: ["size", "line-width", "color"], within: limit) == name)
  }

  @Test func `a long text is not compared with short names`() {
    let text = String(repeating: "a", count: 200_000)
    let names = (1...500).map { String(repeating: "a", count: $0 % 40 + 1) }
    var found: String?
    let time = ContinuousClock().measure {
      found = text.nearest(among: names, within: text.count / 2)
    }
    #expect(found == nil)
    #expect(time < .seconds(5))
  }
}
