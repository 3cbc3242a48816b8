import EmbeddedFiles

/// Source code that names the glyphs of an app, from the files of `Templates`.
enum Accessors {
  /// Returns Swift code for the name of each glyph with the path of its image.
  static func swift(_ names: [(name: String, asset: String)], prefix: String) -> String {
    let cases = names.map { "  case \(identifier($0.name)) = \"\($0.asset)\"" }
    return template("swift").replacing("{{CASES}}", with: cases.joined(separator: "\n"))
      .replacing("{{PREFIX}}", with: prefix)
  }

  static func kotlin(package: String, names: [String], prefix: String) -> String {
    let entries = names.map {
      "    \($0.uppercased())(\"\($0.dropFirst(prefix.count))\", R.drawable.\($0))"
    }
    return template("kt").replacing("{{PACKAGE}}", with: package)
      .replacing("{{ENTRIES}}", with: entries.joined(separator: ",\n"))
  }

  private static func template(_ end: String) -> String {
    String(
      decoding: EmbeddedFiles.read("AssetExport/Templates/FingerpostGlyph.\(end).in"),
      as: UTF8.self)
  }

  /// Converts a name to camel case: `turn_left` becomes `turnLeft`.
  static func identifier(_ name: String) -> String {
    let words = name.split(separator: "_")
    var result = ""
    for (index, word) in words.enumerated() {
      // Keeps the `_` between digits.
      let splits = result.last?.isNumber == true && word.first?.isNumber == true
      result += splits ? "_" : ""
      result += index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    return PlatformWords["swift", "reservedWords"].contains(result) ? "`\(result)`" : result
  }
}
