import Glyphs
import Paths
import JSON

extension ColorTokens {
  /// An asset catalog for Xcode with a color set for each role.
  func catalog(_ target: AssetTarget) -> [PlannedFile] {
    let root = options.catalog + "Colors.xcassets"
    let namespace: JSON = ["provides-namespace": true]
    let group = "\(root)/\(options.catalog)"
    let folders = [
      CatalogTarget.contents(of: root, [:], target: target),
      CatalogTarget.contents(
        of: group, ["properties": options.isNamespaced ? namespace : nil], target: target),
    ]
    return folders
      + InterfaceRole.allCases.map { role in
        let slots: [JSON] = schemes.enumerated().map { index, scheme in
          [
            "appearances": index > 0 ? CatalogTarget.darkAppearance : nil,
            "color": Self.slot(scheme.colors[role]), "idiom": "universal",
          ]
        }
        let name = role.rawValue.prefix(1).uppercased() + role.rawValue.dropFirst()
        return CatalogTarget.contents(
          of: "\(group)/\(name).colorset", ["colors": slots], target: target)
      }
  }

  /// A color as Xcode writes it: three decimals of opacity, hexadecimal channels.
  private static func slot(_ color: Color) -> JSON {
    func hexadecimal(_ channel: UInt8) -> String {
      let digits = String(channel, radix: 16, uppercase: true)
      return "0x" + (channel < 16 ? "0" : "") + digits
    }
    let thousandths = (Int(color.alpha) * 1000 + 127) / 255
    let digits = String(thousandths % 1000)
    let alpha =
      "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
    let components: JSON = [
      "alpha": alpha, "blue": hexadecimal(color.blue), "green": hexadecimal(color.green),
      "red": hexadecimal(color.red),
    ]
    return ["color-space": "srgb", "components": components]
  }
}
