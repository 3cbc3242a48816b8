import JSON
import EmbeddedFiles
import Maneuvers
import Faults

/// The file `icons.json` of a folder of icons: which words of engines have glyphs of their own.
struct IconWordFile {
  /// The file's path, for errors.
  let file: String
  let icons: IconLibrary
  /// The names that words may have.
  let engines: [String]

  /// Reads the words; throws `Fault` with the place and the remedy.
  func words(in bytes: [UInt8]) throws(Fault) -> [IconWord] {
    try Fault.within(file) { () throws(Fault) in
      let root = try JSONNode(text: bytes)
      try JSONSchema(IconLibrary.jsonSchema(engines: engines), named: "icons").check(root)
      return try (root["words"]?.elements ?? []).map { node throws(Fault) in try word(node) }
    }
  }

  private func word(_ node: JSONNode) throws(Fault) -> IconWord {
    let icon = node["icon"]?.string ?? ""
    let name = icon.replacing("-", with: "_")
    guard icons.spec(named: name) != nil else {
      let hint = icons.nearest(to: icon).map { "did you mean '\($0)'?" }
      let canBeAdded = GlyphSpec(iconFile: icon + ".svg") != nil
      throw Fault(
        at: node.place + ".icon", "no glyph '\(icon)'",
        remedy: hint ?? (canBeAdded ? "add \(icon).svg to the icons" : GlyphSpec.iconFileRule))
    }
    return IconWord(
      engine: node["engine"]?.string, type: node["type"]?.string ?? "",
      modifier: node["modifier"]?.string, glyph: name)
  }
}

extension IconLibrary {
  /// The JSON Schema (draft 2020-12) of `icons.json`.
  public static func jsonSchema(engines: [String]) -> [UInt8] {
    JSONSchemaText.filled(
      EmbeddedFiles.read("Glyphs/Resources/icons.schema.json"), ["engines": engines])
  }
}
