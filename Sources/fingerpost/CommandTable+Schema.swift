import TextSafety

extension CommandTable {
  /// The JSON Schema of a `fingerpost.json`.
  var schema: [UInt8] {
    let text: JSON = ["type": "string"]
    let files: JSON = ["type": "array", "items": text]
    let own = Dictionary(
      uniqueKeysWithValues: commands.map { name, _ in
        (name, Self.object(self.own(name).mapValues(\.schema)))
      })
    let others: [String: JSON] = [
      "$schema": ["description": "The schema of this file, for editors.", "type": "string"],
      "commands": Self.object(own).adding([
        "description": "Options of one command; they win over those for all."
      ]),
      "inputs": files.adding(["description": "Further files whose change makes the plugin run."]),
      "outputs": files.adding(["description": "The files that the plugin makes resources."]),
    ]
    let root: JSON = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "description": "Each key is the long name of an option, and sets it for all commands that "
        + "have it. Paths are relative to the folder of the file; the command line wins.",
      "title": "Options of fingerpost, fingerpost.json",
    ]
    return root.adding(Self.object(shared.mapValues(\.schema).merging(others) { $1 })).file
  }

  private static func object(_ properties: [String: JSON]) -> JSON {
    ["additionalProperties": false, "properties": properties, "type": "object"]
  }
}

extension CommandTable.Argument {
  fileprivate var schema: JSON {
    let about: JSON = ["description": abstract]
    if kind == .flag { return about.adding(["type": "boolean"]) }
    let words: JSON = ["enum": allValues]
    let free: JSON = ["type": ["string", "number"]]
    let value = allValues?.isEmpty ?? true ? free : words
    guard isRepeating else { return about.adding(value) }
    let list: JSON = ["items": value, "type": "array"]
    return about.adding(["anyOf": [value, list]])
  }
}
