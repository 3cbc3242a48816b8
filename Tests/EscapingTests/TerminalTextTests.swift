import Testing

@testable import Escaping

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("450\u{A0}m", 5), ("左折", 4), ("é", 1), ("\u{2068}אב\u{2069}", 2),
    ("🚗", 2),
    ("ｱ", 1), ("Ａ", 2),
  ])
  func `wide characters take two columns, marks none`(text: String, width: Int) {
    #expect(TerminalText.width(text) == width)
    #expect(TerminalText.width(TerminalText.padded(text, to: 7)) == 7)
  }
}
