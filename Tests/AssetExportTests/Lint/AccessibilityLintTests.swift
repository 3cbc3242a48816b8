import Foundation
import Glyphs
import Testing

@testable import Lint

@Suite struct AccessibilityLintTests {
  @Test(arguments: Theme.builtInFiles.map(\.key))
  func `the built-in themes have enough contrast for all eyes but for their exceptions`(
    name: String
  ) throws {
    let theme = try #require(try Theme.builtIn(named: name))
    let found = AccessibilityLint.check(theme, path: "t.json", icons: .builtIn)
    #expect(found.allSatisfy { $0.severity == .accepted }, "\(found)")
    let places = found.map { $0.finding.split(separator: " has ")[0] }
    #expect(places == (name == "outline" ? [] : ["variants.dark: closed_road"]))
    #expect(found.allSatisfy { $0.finding.hasSuffix(", as protan eyes see it") })
    #expect(found.map(\.remedy) == theme.exceptions.map(\.reason))
  }

  @Test func `an exception is shown with its reason, and reported when nothing needs it`() throws {
    let text = """
      {"schema": "fingerpost/theme/1", "variants": {"light": {"background": "#FFFFFF",
      "lit": "#780000", "unlit": "#00A000"}}, "interface": {"dark": {"routeCasing": "#2C62B8"}},
      "exceptions": [{"place": "variants.light: lit : unlit", "reason": "It is our brand."},
      {"place": "variants.dark: closed_road", "reason": "There is no dark variant."}]}
      """
    let theme = try Theme(Data(text.utf8))
    let found = AccessibilityLint.check(theme, path: "t.json", icons: .builtIn)
    let accepted =
      "t.json: accepted: variants.light: lit : unlit has a contrast of 2.81, as deutan eyes see it "
      + "(WCAG 2.2, 1.4.11); It is our brand."
    let role =
      "t.json: error: interface.dark: routeCasing : mapBackground has a contrast of 2.93, as deutan "
      + "eyes see it (WCAG 2.2, 1.4.11); use colors with 3 or more, or say in the theme's "
      + "'exceptions' why not"
    let old =
      "t.json: warning: exceptions[1]: nothing is found at 'variants.dark: closed_road' "
      + "(fingerpost); remove it"
    #expect(found.map(\.description) == [accepted, role, old])
    let kept = AccessibilityLint.check(
      theme, path: "t.json", icons: .builtIn, findsOldExceptions: false)
    #expect(kept.map(\.description) == [accepted, role])
  }

  @Test func `a pair that usual eyes miss is accepted by its place, and counts as found`() throws {
    let text = """
      {"schema": "fingerpost/theme/1", "variants": {"light": {"background": "#FFFFFF",
      "lit": "#000000", "unlit": "#666666", "outline": "#000000"}},
      "interface": {"light": {"footerText": "#BBBBBB"}},
      "exceptions": [{"place": "interface.light: footerText : footerBackground", "reason": "Brand."}]}
      """
    let accepted =
      "t.json: accepted: interface.light: footerText : footerBackground has a contrast of 1.91 "
      + "(WCAG 2.2, 1.4.3); Brand."
    let plain = IconLint.check(theme: Data(text.utf8), path: "t.json")
    #expect(plain.map(\.description) == [accepted])
    let more = AccessibilityLint.check(
      try Theme(Data(text.utf8)), path: "t.json", icons: .builtIn)
    #expect(!more.contains { $0.description.contains("nothing is found") }, "\(more)")
  }
}
