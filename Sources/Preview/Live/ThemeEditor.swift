import Foundation
import Glyphs
import TextSafety

/// A theme while the live page edits it.
struct ThemeEditor {
  private let theme: Theme

  init(_ theme: Theme) { self.theme = theme }

  /// Returns the theme with changed values, named by their places, such as `light.lit` or `stroke`.
  ///
  /// Colors are hexadecimal; the numbers of a list are separated by commas. Throws
  /// `GlyphError.badTheme` for a value that a theme cannot have.
  func changed(_ values: [(place: String, value: String)]) throws(GlyphError) -> Theme {
    var variants = variants
    var measures = measures
    for (place, value) in values {
      if let dot = place.firstIndex(of: ".") {
        variants[String(place[..<dot]), default: [:]][String(place[place.index(after: dot)...])] =
          value
      } else {
        measures[place] = value.split(separator: ",").map { Double($0) ?? .nan }
      }
    }
    return try Theme(Data(Self.file(variants, measures)))
  }

  /// The theme as a file.
  var file: Data { Data(Self.file(variants, measures)) }

  /// The measures with their ranges, for the page's sliders.
  var json: [JSON] {
    let ranges = Dictionary(
      uniqueKeysWithValues: Theme.Measures.known.map { ($0.name, $0.range) })
    return measures.sorted { $0.key < $1.key }.map { name, values in
      let range = ranges[name] ?? Theme.Measures.laneStrokeRange
      return [
        "most": range.upperBound, "least": range.lowerBound, "name": name, "values": values,
      ]
    }
  }

  private var variants: [String: [String: String]] {
    Dictionary(
      uniqueKeysWithValues: theme.variants.map { variant in
        let colors = [
          "background": variant.background, "lit": variant.lit, "outline": variant.outline,
          "unlit": variant.unlit,
        ]
        return (
          variant.name, colors.compactMapValues { $0?.hexadecimal.uppercased() }
        )
      })
  }

  private var measures: [String: [Double]] {
    var values = ["laneStrokes": theme.measures.laneStrokes]
    for measure in Theme.Measures.known {
      values[measure.name] = [theme.measures[keyPath: measure.path]]
    }
    return values
  }

  private static func file(
    _ variants: [String: [String: String]], _ measures: [String: [Double]]
  ) -> [UInt8] {
    let numbers = Dictionary(
      uniqueKeysWithValues: measures.map { ($0, $0 == "laneStrokes" ? $1.json : $1[0].json) })
    let theme: JSON = ["measures": numbers, "schema": Theme.schema, "variants": variants]
    return theme.file
  }
}
