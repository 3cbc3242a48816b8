import Faults
import Testing

@Suite struct TrimmingTests {
  @Test(arguments: [("", ""), (" \t\n", ""), (" a b\n", "a b"), ("a", "a")])
  func `white space goes at both ends`(text: String, trimmed: String) {
    #expect(text.trimmed == trimmed)
  }

  @Test func `chosen characters go at both ends`() {
    #expect("- a-b -".trimming { $0 == "-" } == " a-b ")
  }
}
