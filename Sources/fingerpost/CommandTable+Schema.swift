import JSON

extension CommandTable {
  /// The JSON Schema of a `fingerpost.json`.
  var schema: [UInt8] {
    let own = Dictionary(
      uniqueKeysWithValues: commands.map { name, _ in
        (name, Self.object(self.own(name).mapValues(\.schema)))
      })
    var properties = shared.mapValues(\.schema)
    properties["commands"] = Self.object(own)
      .adding(["description": "Options of one command; they win over those for all."])
    let root: JSON = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "description": "Each key is the long name of an option, and sets it for the commands that "
        + "it suits. Paths are relative to the folder of the file; the command line wins.",
      "title": "Options of fingerpost, fingerpost.json",
    ]
    return root.adding(Self.object(properties)).file
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
