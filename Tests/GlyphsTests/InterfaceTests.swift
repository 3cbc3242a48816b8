import Foundation
import Paths
import Testing
import Faults

@testable import Glyphs

@Suite struct InterfaceTests {
  private func theme(_ interface: String) throws(Fault) -> Theme {
    try Theme(
      Data(
        """
        {"schema": "fingerpost/theme/1", "variants": {"light": {"lit": "#000000",
        "unlit": "#8A8A8A", "background": "#FFFFFF"}}, "interface": \(interface)}
        """.utf8))
  }

  static let names = Theme.builtInFiles.map(\.key)

  @Test func `roles of a file are read, and others have the built-in color`() throws {
    let theme = try theme(##"{"dark": {"headerPrimary": "#01020380"}}"##)
    let usual = try Theme.builtIn()
    let night = theme.interface(.dark)
    #expect(night[.headerPrimary] == Color(red: 1, green: 2, blue: 3, alpha: 128))
    #expect(night[.footerText] == usual.interface(.dark)[.footerText])
    #expect(theme.interface(.light) == usual.interface(.light))
    let variant = try #require(theme.variant(named: "light"))
    #expect(theme.interface(variant.scheme) == theme.interface(.light))
  }

  @Test(arguments: [
    (
      ##"{"day": {}}"##,
      "interface: unknown key 'day'; use light, dark"
    ),
    (
      ##"{"light": {"headerPrimry": "#000000"}}"##,
      "interface.light: unknown key 'headerPrimry'; did you mean 'headerPrimary'?"
    ),
    (
      ##"{"light": {"wallpaper": "#000000"}}"##,
      "interface.light: unknown key 'wallpaper'; see 'fingerpost schema theme'"
    ),
    (
      ##"{"dark": {"speedText": "greenish"}}"##,
      "interface.dark.speedText: 'greenish' is not a color; "
        + "use #RRGGBB, or another color of SVG such as gray or rgb(138, 138, 138)"
    ),
    (
      ##"{"dark": {"speedText": 1}}"##,
      "interface.dark.speedText: not a text; write it in quotes: the speed, such as #8A8A8A"
    ),
  ])
  func `an error names the place and the remedy`(interface: String, message: String) {
    let error = #expect(throws: Fault.self) { try theme(interface) }
    #expect(error?.description == message)
  }

  @Test(arguments: names) func `each built-in theme has enough contrast`(name: String) throws {
    let theme = try #require(try Theme.builtIn(named: name))
    #expect(theme.contrastFlaws.isEmpty)
    guard name == "high-contrast" else { return }
    // WCAG 2.2, success criterion 1.4.6, and for marks as much more.
    let least = [Contrast.leastOfText: 7.0, Contrast.least: 4.5]
    for contrast in theme.interfaceContrasts(seenBy: .usual)
    where contrast.check.other != .laneOther {
      #expect(contrast.ratio >= least[contrast.check.least] ?? 1.3, "\(contrast)")
    }
  }

  @Test func `a translucent color is checked over its background`() throws {
    let theme = try theme(##"{"light": {"instructionText": "#FFFFFF40"}}"##)
    let weak = theme.interfaceContrasts(seenBy: .usual).filter { $0.ratio < $0.check.least }
    #expect(weak.map(\.role) == [.instructionText])
    #expect(weak.allSatisfy { $0.check.criterion == "1.4.3" && $0.scheme == .light })
  }

  @Test func `text and marks have a check against each background`() {
    for role in InterfaceRole.allCases where role.rawValue.hasSuffix("Text") {
      #expect(role.checks.contains { $0.least == 4.5 }, "\(role)")
    }
    for role in InterfaceRole.allCases where role.rawValue.hasPrefix("progress") {
      #expect(role.checks.contains { $0.least == 3 }, "\(role)")
    }
  }

  @Test func `names are joined from their words`() {
    #expect(InterfaceRole.headerPrimary.name(separator: "-") == "header-primary")
    #expect(InterfaceRole.speedMinorBackground.name(separator: "_") == "speed_minor_background")
  }

  @Test func `the schema has all roles with their purpose`() throws {
    struct Schema: Decodable {
      struct Role: Decodable { var description: String }
      struct Interface: Decodable { var properties: [String: Role] }
      struct Definitions: Decodable { var interface: Interface }
      var definitions: Definitions
      private enum CodingKeys: String, CodingKey { case definitions = "$defs" }
    }
    let schema = try JSONDecoder().decode(Schema.self, from: Data(Theme.jsonSchema))
    #expect(
      schema.definitions.interface.properties.mapValues(\.description)
        == Dictionary(
          uniqueKeysWithValues: InterfaceRole.allCases.map { ($0.rawValue, $0.purpose) })
    )
  }

  @Test func `the built-in theme's file has all roles`() throws {
    let schemes = try #require(try Theme.root(Theme.builtInFiles[0].value)["interface"]).members
    #expect(schemes.map(\.name) == ["light", "dark"])
    for (_, roles) in schemes {
      #expect(Set(roles.members.map(\.name)) == Set(InterfaceRole.allCases.map(\.rawValue)))
    }
  }
}
