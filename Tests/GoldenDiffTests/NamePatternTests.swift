import Testing

@testable import GoldenDiff

@Suite struct NamePatternTests {
  @Test(arguments: [
    ("glyphs/turn_left.png", "glyphs/turn_left.png", true),
    ("turn_*", "glyphs/turn_left.png", true),
    ("turn_*", "turn_left.png", true),
    ("glyphs/*", "glyphs/a/turn_left.png", false),
    ("glyphs/**", "glyphs/a/turn_left.png", true),
    ("**", "a/b/c.png", true),
    ("*", "a/b/c.png", true),
    ("**/c.png", "a/b/c.png", true),
    ("?.png", "ä.png", true),
    ("?.png", "ab.png", false),
    ("a\\*b.png", "a*b.png", true),
    ("a\\*b.png", "axb.png", false),
    ("[x].png", "[x].png", true),
    ("a*b*c.png", "aXXbYYc.png", true),
    ("a*b*c.png", "aXXcYYb.png", false),
    ("", "a.png", false),
    ("*~dark*.png", "glyphs/turn~dark@2x.png", true),
  ]) func `a pattern matches as in a shell`(pattern: String, name: String, isMatch: Bool) {
    #expect(NamePattern(pattern).matches(name) == isMatch)
  }

  @Test(arguments: ["a*.png", "a\\b?.png", "-a.png", "-\u{301}a.png", "--all", "x/*\u{301}.png"])
  func `the pattern for a picture's name matches no other picture`(name: String) {
    let text = NamePattern.text(naming: name)
    #expect(NamePattern(text).matches(name) && text.utf8.first != UInt8(ascii: "-"))
    #expect(!NamePattern(text).matches(name.replacing("*", with: "b")) || !name.contains("*"))
    #expect(NamePattern.text(naming: "glyphs/turn~dark@2x.png") == "glyphs/turn~dark@2x.png")
  }

  @Test func `no pattern is slow`() {
    let pattern = NamePattern(String(repeating: "*a", count: 50) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 5_000)))
  }
}
