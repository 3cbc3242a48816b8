import EmbeddedFiles
import Routes
import Faults

/// The file `icons.json` of a folder of icons: which words of engines have glyphs of their own.
struct IconWordFile {
  /// The file's path, for errors.
  let file: String
  let icons: IconLibrary

  /// Reads the words; throws `Fault` with the place and the remedy.
  func words(in bytes: [UInt8]) throws(Fault) -> [IconWord] {
    let root = try Fault.within(file) { () throws(Fault) in try JSONNode(text: bytes) }
    try check(root, at: "the file", has: ["schema", "words"])
    guard root["schema"]?.string == IconLibrary.schema else {
      throw fault("schema: not '\(IconLibrary.schema)'", remedy: "use that")
    }
    guard let list = root["words"], list.isArray else {
      throw fault("words: not a list", remedy: "add one")
    }
    return try list.elements.map { node throws(Fault) in try word(node) }
  }

  private func word(_ node: JSONNode) throws(Fault) -> IconWord {
    try check(node, at: node.place, has: ["engine", "icon", "modifier", "type"])
    for (name, value) in node.members where value.string == nil {
      throw fault("\(node.place).\(name): not a text", remedy: "write it in quotes")
    }
    guard let type = node["type"]?.string, !type.isEmpty, let icon = node["icon"]?.string else {
      throw fault("\(node.place): no 'type' or no 'icon'", remedy: "give both")
    }
    let engine = node["engine"]?.string
    let format = engine.flatMap(RouteFormat.init)
    guard engine == nil || format != nil else {
      throw fault(
        "\(node.place).engine: unknown engine '\(engine ?? "")'",
        remedy: "use \(RouteFormat.readable)")
    }
    let name = icon.replacing("-", with: "_")
    guard icons.spec(named: name) != nil else {
      let hint = icons.nearest(to: icon).map { "did you mean '\($0)'?" }
      throw fault(
        "\(node.place).icon: no glyph '\(icon)'", remedy: "\(hint ?? "add maneuvers/\(icon).svg")")
    }
    return IconWord(
      engine: format, type: type, modifier: node["modifier"]?.string, glyph: name)
  }

  private func check(
    _ node: JSONNode, at place: String, has names: [String]
  ) throws(Fault) {
    guard node.isObject else {
      throw fault("\(place): not an object", remedy: "write it in braces")
    }
    if let other = node.members.map(\.name).first(where: { !names.contains($0) }) {
      throw fault(
        "\(place): unknown key '\(other)'", remedy: "use \(names.joined(separator: ", "))")
    }
  }

  private func fault(_ finding: String, remedy: String) -> Fault {
    Fault(at: file, finding, remedy: remedy)
  }
}

extension IconLibrary {
  /// The `schema` value of `icons.json`.
  static let schema = "fingerpost/icons/1"

  /// The JSON Schema (draft 2020-12) of `icons.json`.
  public static var jsonSchema: [UInt8] { EmbeddedFiles.read("Glyphs/Resources/icons.schema.json") }
}
