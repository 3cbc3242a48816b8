import Glyphs
import JSON
import Faults

/// A theme while the live page edits it: its file, in which all stays that the page does not change.
struct ThemeEditor {
  let theme: Theme
  let root: JSON

  init(_ file: some Sequence<UInt8>) throws(Fault) {
    theme = try Theme(file)
    root = JSON(try JSONNode(text: file))
  }

  /// Returns the theme with changed values, named by their places, such as `light.lit`, `stroke` or
  /// `interface.dark.headerPrimary`.
  ///
  /// Colors are hexadecimal; the numbers of a list are separated by commas. Throws for a value that a
  /// theme cannot have.
  func changed(_ values: [(place: String, value: String)]) throws(Fault) -> ThemeEditor {
    var root = root
    for (place, value) in values {
      let path = place.split(separator: ".").map(String.init)
      let numbers = value.split(separator: ",").map { Double($0) ?? .nan }
      let number = place == "laneStrokes" ? numbers.json : (numbers.first ?? .nan).json
      switch path.count {
      case 1: root = root.setting(["measures"] + path, to: number)
      case 2: root = root.setting(["variants"] + path, to: value.json)
      default: root = root.setting(path[...], to: value.json)
      }
    }
    return try ThemeEditor(root.file)
  }

  /// The measures with their ranges, for the page's sliders.
  var measures: [JSON] {
    let schema = try? JSONNode(text: Theme.jsonSchema)
    let rules = schema?["properties"]?["measures"]?["properties"]
    var values = ["laneStrokes": theme.measures.laneStrokes]
    for measure in Theme.Measures.known {
      values[measure.name] = [measure.value(theme.measures)]
    }
    return values.sorted { $0.key < $1.key }.map { name, values in
      let rule = rules?[name]?["items"] ?? rules?[name]
      return [
        "most": rule?["maximum"]?.number, "least": rule?["minimum"]?.number, "name": name,
        "values": values,
      ]
    }
  }

  /// The colors of the navigation UI by `light` and `dark`, then by role.
  var interface: [String: [String: String]] {
    Dictionary(
      uniqueKeysWithValues: Theme.Scheme.allCases.map { ($0.rawValue, theme.interface($0).file) })
  }
}

extension JSON {
  /// The value with another one at a path of members.
  fileprivate func setting(_ path: ArraySlice<String>, to value: JSON) -> JSON {
    guard let name = path.first else { return value }
    var members = members
    members[name] = (members[name] ?? [:]).setting(path.dropFirst(), to: value)
    return members.json
  }
}
