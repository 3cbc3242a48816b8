import SystemLibraries
import Glyphs
import JSON
import Faults

/// A theme while the live page edits it.
struct ThemeEditor {
  private var theme: Theme

  init(_ theme: Theme) { self.theme = theme }

  /// Returns the theme with changed values, named by their places, such as `light.lit`, `stroke` or
  /// `interface.dark.headerPrimary`.
  ///
  /// Colors are hexadecimal; the numbers of a list are separated by commas. Throws for a value that a
  /// theme cannot have.
  func changed(_ values: [(place: String, value: String)]) throws(Fault) -> Theme {
    var variants = variants
    var measures = ownMeasures
    var interface = interface
    for (place, value) in values {
      let parts = place.split(separator: ".").map(String.init)
      if parts.count == 3, parts[0] == "interface" {
        interface[parts[1], default: [:]][parts[2]] = value
      } else if let dot = place.firstIndex(of: ".") {
        variants[String(place[..<dot]), default: [:]][String(place[place.index(after: dot)...])] =
          value
      } else {
        measures[place] = value.split(separator: ",").map { Double($0) ?? .nan }
      }
    }
    return try Theme(Data(file(variants, measures, interface)))
  }

  /// The theme as a file.
  var file: Data { Data(file(variants, ownMeasures, interface)) }

  /// The measures with their ranges, for the page's sliders.
  var json: [JSON] {
    let schema = try? JSONNode(text: Theme.jsonSchema)
    let rules = schema?["properties"]?["measures"]?["properties"]
    return measures.sorted { $0.key < $1.key }.map { name, values in
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

  private var variants: [String: [String: String]] {
    Dictionary(
      uniqueKeysWithValues: theme.variants.map { variant in
        let colors = [
          "background": variant.background, "lit": variant.lit, "outline": variant.outline,
          "unlit": variant.unlit, "unlitOutline": variant.unlitOutline,
        ]
        return (
          variant.name, colors.compactMapValues { $0?.hexadecimal.uppercased() }
        )
      })
  }

  private var measures: [String: [Double]] {
    var values = ["laneStrokes": theme.measures.laneStrokes]
    for measure in Theme.Measures.known {
      values[measure.name] = [measure.value(theme.measures)]
    }
    return values
  }

  /// The measures without those that follow the stroke, also after it changes.
  private var ownMeasures: [String: [Double]] {
    func usual(_ stroke: Double) -> [String: [Double]] {
      ThemeEditor(measures: Theme.Measures(stroke: stroke), theme).measures
    }
    let stroke = theme.measures.stroke
    let (own, others) = (usual(stroke), usual(stroke * 2))
    return measures.filter { name, values in
      name == "stroke" || own[name] != values || own[name] == others[name]
    }
  }

  private init(measures: Theme.Measures, _ theme: Theme) {
    self.theme = theme
    self.theme.measures = measures
  }

  private static func json(_ sizes: Theme.Sizes) -> JSON {
    [
      "large": ["factors": sizes.largeFactors, "from": sizes.largeFrom] as JSON,
      "small": ["below": sizes.smallBelow, "factors": sizes.smallFactors] as JSON,
    ]
  }

  private func file(
    _ variants: [String: [String: String]], _ measures: [String: [Double]],
    _ interface: [String: [String: String]]
  ) -> [UInt8] {
    let numbers = Dictionary(
      uniqueKeysWithValues: measures.map { ($0, $0 == "laneStrokes" ? $1.json : $1[0].json) })
    var looks = variants.mapValues { colors in colors.mapValues(\.json) }
    for variant in theme.variants where variant.weight != 1 {
      looks[variant.name]?["weight"] = variant.weight.json
    }
    let theme: JSON = [
      "exceptions": theme.exceptions.map { ["place": $0.place, "reason": $0.reason] as JSON }
        .nonEmpty, "interface": interface, "measures": numbers,
      "schema": Theme.schema, "sizes": Self.json(theme.sizes),
      "tails": theme.hasRoundTails ? "round" : "square",
      "variants": looks, "weights": theme.weights,
    ]
    return theme.file
  }
}
