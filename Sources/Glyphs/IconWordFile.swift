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
      try root.expectKeys(["schema", "words"])
      guard root["schema"]?.string == IconLibrary.schema else {
        throw Fault(at: "schema", "not '\(IconLibrary.schema)'", remedy: "use that")
      }
      return try root.member("words").expectList().map { node throws(Fault) in try word(node) }
    }
  }

  private func word(_ node: JSONNode) throws(Fault) -> IconWord {
    try node.expectKeys(["engine", "icon", "modifier", "type"])
    let modifier = try node["modifier"]?.expectText()
    let type = try node.member("type").expectText()
    let icon = try node.member("icon").expectText()
    if type.isEmpty { throw node.fault("no 'type'", remedy: "add it") }
    let engine = try node["engine"]?.expectText()
    if let engine, !engines.contains(engine) {
      throw Fault(
        at: node.place + ".engine", "unknown engine '\(engine)'",
        remedy: "use \(engines.joined(separator: ", "))")
    }
    let name = icon.replacing("-", with: "_")
    guard icons.spec(named: name) != nil else {
      let hint = icons.nearest(to: icon).map { "did you mean '\($0)'?" }
      let canBeAdded = GlyphSpec(iconFile: icon + ".svg") != nil
      throw Fault(
        at: node.place + ".icon", "no glyph '\(icon)'",
        remedy: hint ?? (canBeAdded ? "add \(icon).svg to the icons" : GlyphSpec.iconFileRule))
    }
    return IconWord(engine: engine, type: type, modifier: modifier, glyph: name)
  }
}

extension IconLibrary {
  /// The `schema` value of `icons.json`.
  static let schema = "fingerpost/icons/1"

  /// The JSON Schema (draft 2020-12) of `icons.json`.
  public static func jsonSchema(engines: [String]) -> [UInt8] {
    JSONSchemaText.filled(
      EmbeddedFiles.read("Glyphs/Resources/icons.schema.json"), ["engines": engines])
  }
}
