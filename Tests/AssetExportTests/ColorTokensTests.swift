@testable import Lint
import Foundation
import Glyphs
import Paths
import TestSupport
import Testing
import XMLReading
import Faults

@testable import AssetExport

@Suite struct ColorTokensTests {
  private func plan(_ targets: [AssetTarget], _ theme: Theme) throws -> AssetPlan {
    let options = PictureOptions(
      variants: theme.variants, scales: [1], maneuverSizes: [Size(width: 12, height: 12)],
      laneSize: Size(width: 20, height: 9))
    return try AssetPlan(
      of: [], options: options, targets: TargetOptions(targets: targets), colorsOf: theme)
  }

  /// The texts of the planned colors, by path.
  private func texts(
    _ targets: AssetTarget..., variant: String? = nil, interface: String = "{}"
  ) throws -> [String: String] {
    var theme = try Theme(
      Data(
        """
        {"schema": "fingerpost/theme/1", "variants": {
        "light": {"lit": "#000000", "unlit": "#8A8A8A", "background": "#FFFFFF"},
        "dark": {"lit": "#FFFFFF", "unlit": "#707070", "background": "#000000"}},
        "interface": \(interface)}
        """.utf8))
    if let variant { theme.variants.removeAll { $0.name != variant } }
    let files = try plan(targets, theme).shared.filter { file in
      ["Colors.xcassets", "/values", "colors.css", "tokens/"].contains { file.path.contains($0) }
    }
    return Dictionary(
      uniqueKeysWithValues: files.compactMap { file in
        guard case .text(let text) = file.content else { return nil }
        return (file.path, text)
      })
  }

  private let own = """
    {"light": {"headerPrimary": "#0A0B0C"}, "dark": {"headerPrimary": "#FFFFFF80"}}
    """

  @Test func `a color set has the slots of both appearances, as Xcode writes them`() throws {
    let texts = try texts(.xcassets, interface: own)
    let folder = "FingerpostColors.xcassets"
    #expect(
      texts["\(folder)/Fingerpost/HeaderPrimary.colorset/Contents.json"] == """
        {
          "colors" : [
            {
              "color" : {
                "color-space" : "srgb",
                "components" : {
                  "alpha" : "1.000",
                  "blue" : "0x0C",
                  "green" : "0x0B",
                  "red" : "0x0A"
                }
              },
              "idiom" : "universal"
            },
            {
              "appearances" : [
                {
                  "appearance" : "luminosity",
                  "value" : "dark"
                }
              ],
              "color" : {
                "color-space" : "srgb",
                "components" : {
                  "alpha" : "0.502",
                  "blue" : "0xFF",
                  "green" : "0xFF",
                  "red" : "0xFF"
                }
              },
              "idiom" : "universal"
            }
          ],
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }

        """)
    #expect(texts["\(folder)/Fingerpost/Contents.json"]?.contains("provides-namespace") == true)
    #expect(texts.count == InterfaceRole.allCases.count + 2)
  }

  @Test func `Android has a color for each role by day and by night`() throws {
    let texts = try texts(.android, interface: own)
    #expect(
      texts.keys.sorted().map { $0.split(separator: "/")[1] }
        == ["values-night", "values"].map { $0[...] })
    for (path, color) in [("values", "#0A0B0C"), ("values-night", "#80FFFFFF")] {
      let text = try #require(texts["res/\(path)/fingerpost_colors.xml"])
      #expect(text.contains("<color name=\"fingerpost_header_primary\">\(color)</color>"))
      var reader = try XMLReader(Array(text.utf8), limits: XMLLimits(bytes: 1 << 20))
      var names: [String] = []
      while let event = try reader.next() {
        if case .start(let tag) = event, let name = tag[attribute: "name"] { names.append(name) }
      }
      #expect(
        names == InterfaceRole.allCases.map { "fingerpost_" + $0.name(separator: "_") })
    }
  }

  @Test func `the style sheet has custom properties for day, night and a forced theme`() throws {
    let text = try #require(try texts(.web, interface: own)["web/colors.css"])
    #expect(text.count { $0 == "{" } == 4)
    #expect(text.contains(":root, [data-theme=\"light\"] {\n  --fp-header-primary: #0a0b0c;\n"))
    #expect(text.contains("[data-theme=\"dark\"] {\n  --fp-header-primary: #ffffff80;\n"))
    #expect(text.contains("  :root:not([data-theme=\"light\"]) {\n    --fp-header-primary: #fff"))
    for role in InterfaceRole.allCases {
      let property = "--fp-\(role.name(separator: "-")): #"
      #expect(text.components(separatedBy: property).count == 4, "\(role)")
    }
  }

  @Test func `design tokens have the format of 2025, a file for day and one for night`() throws {
    struct Tokens: Decodable {
      struct Token: Decodable {
        struct Value: Decodable {
          var colorSpace, hex: String
          var components: [Double]
          var alpha: Double?
        }
        var type, description: String
        var value: Value
        private enum CodingKeys: String, CodingKey {
          case type = "$type", description = "$description", value = "$value"
        }
      }
      var fingerpost: [String: Token]
    }
    let texts = try texts(.sprite, .svg, .flat, interface: own)
    #expect(texts.keys.sorted() == ["tokens/dark.tokens.json", "tokens/light.tokens.json"])
    for (path, text) in texts {
      let tokens = try JSONDecoder().decode(Tokens.self, from: Data(text.utf8)).fingerpost
      #expect(Set(tokens.keys) == Set(InterfaceRole.allCases.map(\.rawValue)))
      for token in tokens.values {
        #expect(token.type == "color" && token.value.colorSpace == "srgb")
        // What a reader computes from the shares is the color that was meant.
        let bytes = token.value.components.map { UInt8(($0 * 255).rounded()) }
        let color = Color(red: bytes[0], green: bytes[1], blue: bytes[2])
        #expect(color.hexadecimal == token.value.hex, "\(path)")
      }
      let header = try #require(tokens["headerPrimary"])
      #expect(header.value.alpha == (path.contains("dark") ? 0.502 : nil))
      #expect(header.description == InterfaceRole.headerPrimary.purpose)
    }
  }

  @Test func `every level of a channel survives four decimals`() throws {
    for level in 0...255 {
      let color = Color(red: UInt8(level), green: 0, blue: 0)
      let text = try #require(
        try texts(
          .flat, variant: "light",
          interface: "{\"light\": {\"speedText\": \"\(color.hexadecimal)\"}}")[
            "tokens/light.tokens.json"])
      let match = try #require(
        text.firstMatch(of: /"speedText"[^\[]*\[\s*([0-9.]+)/)?.output.1)
      #expect(((Double(match) ?? -1) * 255).rounded() == Double(level))
    }
  }

  @Test func `one variant has one scheme, without a switch to another`() throws {
    for (variant, color) in [("light", "#0A0B0C"), ("dark", "#FFFFFF80")] {
      let css = try #require(try texts(.web, variant: variant, interface: own)["web/colors.css"])
      #expect(css.contains("\n:root {\n  --fp-header-primary: \(color.lowercased());"))
      #expect(!css.contains("@media") && !css.contains("data-theme"))
      let android = try texts(.android, variant: variant, interface: own)
      #expect(android.keys.sorted() == ["res/values/fingerpost_colors.xml"])
      let tokens = try texts(.flat, variant: variant, interface: own)
      #expect(tokens.keys.sorted() == ["tokens/\(variant).tokens.json"])
      let catalog = try texts(.xcassets, variant: variant, interface: own)
      #expect(catalog.values.allSatisfy { !$0.contains("appearances") })
    }
  }

  @Test func `targets of one platform share a file, and routes have none`() throws {
    let theme = try Theme.builtIn()
    let both = try plan([.xcassets, .sfsymbols, .svg, .sprite], theme).shared
    #expect(Set(both.map(\.path)).count == both.count)
    #expect(both.filter { $0.path.hasSuffix(".colorset/Contents.json") }.count == 34)
    let alone = try plan([.sfsymbols], theme).shared.filter { $0.path.contains(".colorset/") }
    #expect(alone.count == 34 && alone.allSatisfy { $0.target == .sfsymbols })
    #expect(try SmallSet().plan().paths.allSatisfy { !$0.contains("tokens/") })
  }

  @Test func `colors are listed, checked and written once`() async throws {
    let folder = try TemporaryFolder()
    let theme = try Theme.builtIn()
    func write() async throws -> RunSummary {
      try await plan(AssetTarget.ofGlyphs.filter { $0 != .sprite }, theme).write(
        to: OutputFolder(folder.url), generator: "test",
        artist: GlyphArtist(theme: theme, icons: .builtIn), jobs: 1)
    }
    _ = try await write()
    #expect(try await write().changed.isEmpty)
    #expect(OutputLint.check(folder.url).isEmpty)
    try folder.write("{}", to: "tokens/light.tokens.json")
    let found = OutputLint.check(folder.url).map(\.finding)
    #expect(found.count == 1 && found[0].hasPrefix("its crc32 is"))
    await #expect(throws: Fault.self) { try await write() }
  }
}
