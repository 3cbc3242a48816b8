import Glyphs
import Paths
import JSON

extension ColorTokens {
  /// Files in the format of the Design Tokens Community Group (2025.10), which design tools and
  /// generators of code read; a file for each scheme, since the format has no modes.
  func designTokens(_ target: AssetTarget) -> [PlannedFile] {
    schemes.map { scheme in
      let tokens = InterfaceRole.allCases.map { role in
        let token: JSON = [
          "$description": role.purpose, "$type": "color",
          "$value": Self.value(scheme.colors[role]),
        ]
        return (role.rawValue, token)
      }
      let file: JSON = ["fingerpost": Dictionary(uniqueKeysWithValues: tokens)]
      return PlannedFile(
        path: "tokens/\(scheme.name).tokens.json", target: target,
        content: .text(String(decoding: file.file, as: UTF8.self)))
    }
  }

  /// Four decimals distinguish all 256 levels.
  private static func value(_ color: Color) -> JSON {
    func share(_ channel: UInt8) -> Double {
      Double((Int(channel) * 10_000 + 127) / 255) / 10_000
    }
    return [
      "alpha": color.alpha == 255 ? nil : share(color.alpha), "colorSpace": "srgb",
      "components": [color.red, color.green, color.blue].map(share),
      "hex": color.opaqueHexadecimal,
    ]
  }
}
