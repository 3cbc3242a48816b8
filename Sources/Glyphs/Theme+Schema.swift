import Paths

extension Theme.Measures {
  /// A measure as a theme's file has it.
  struct Known {
    var name: String
    var path: WritableKeyPath<Theme.Measures, Double>
    var range: ClosedRange<Double>
    var meaning: String
  }

  /// All measures that are one number; `laneStrokes` is a list.
  static var known: [Known] {
    let side = ", as a share of the glyph's side"
    let line = ", as a multiple of its line's width"
    return [
      Known(
        name: "stroke", path: \.stroke, range: 0.02...0.3,
        meaning: "The width of an arrow's line" + side),
      Known(
        name: "headLength", path: \.headLength, range: 0.05...0.6,
        meaning: "From the tip of a head to the line between its barbs" + side),
      Known(
        name: "headWidth", path: \.headWidth, range: 0.05...0.8,
        meaning: "From barb to barb" + side),
      Known(
        name: "headNotch", path: \.headNotch, range: 0...0.3,
        meaning: "How far the neck lies in front of the line between the barbs" + side),
      Known(
        name: "cornerRadius", path: \.cornerRadius, range: 0...0.1,
        meaning: "The radius of a head's corners" + side),
      Known(
        name: "margin", path: \.margin, range: 0...0.3,
        meaning: "The space kept free on each side" + side),
      Known(
        name: "ringRadius", path: \.ringRadius, range: 0.08...0.35,
        meaning: "From the center of a roundabout to the middle of its ring" + side),
      Known(
        name: "ringStroke", path: \.ringStroke, range: 0.02...0.3,
        meaning: "The width of a roundabout's ring" + side),
      Known(
        name: "outlineWidth", path: \.outlineWidth, range: 0.005...0.2,
        meaning: "The width of the outline, in variants that have one" + side),
      Known(
        name: "laneHeadWidth", path: \.laneHeadWidth, range: 1.2...8,
        meaning: "The width of a lane arrow's head" + line),
      Known(
        name: "laneHeadLength", path: \.laneHeadLength, range: 0.5...8,
        meaning: "The length of a lane arrow's head" + line),
    ]
  }

  /// The widths that `laneStrokes` may hold.
  static let laneStrokeRange = 0.02...0.4
}

extension Theme {
  /// The JSON Schema (draft 2020-12) of theme files.
  public static var jsonSchema: String {
    let usual = Measures()
    let numbers = Measures.known.map { measure in
      """
              "\(measure.name)": {
                "description": "\(measure.meaning).",
                "type": "number",
                "minimum": \(measure.range.lowerBound),
                "maximum": \(measure.range.upperBound),
                "default": \(usual[keyPath: measure.path])
              }
      """
    }
    return """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Theme of fingerpost: the colors of each variant and the measures of the drawing",
        "type": "object",
        "required": ["schema", "variants"],
        "additionalProperties": false,
        "properties": {
          "schema": { "const": "\(schema)" },
          "variants": {
            "description": "By name; a light variant is for a light background, with dark ink.",
            "type": "object",
            "minProperties": 1,
            "propertyNames": { "pattern": "^[a-z][a-z0-9]*$" },
            "additionalProperties": {
              "type": "object",
              "required": ["lit", "unlit", "background"],
              "additionalProperties": false,
              "properties": {
                "lit": { "description": "What the driver follows.", "$ref": "#/$defs/color" },
                "unlit": { "description": "The road around it.", "$ref": "#/$defs/color" },
                "outline": {
                  "description": "What surrounds both; none if absent.", "$ref": "#/$defs/color"
                },
                "background": {
                  "description": "What the contrast is checked against; glyphs are transparent.",
                  "$ref": "#/$defs/color"
                }
              }
            }
          },
          "measures": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "laneStrokes": {
                "description": "The width of a lane arrow's line by number of arrows on the lane, \
      as a share of the strip's height; the last holds for more.",
                "type": "array",
                "minItems": 1,
                "items": {
                  "type": "number",
                  "minimum": \(Measures.laneStrokeRange.lowerBound),
                  "maximum": \(Measures.laneStrokeRange.upperBound)
                },
                "default": \(usual.laneStrokes)
              },
      \(numbers.joined(separator: ",\n"))
            }
          }
        },
        "$defs": {
          "color": { "type": "string", "pattern": "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$" }
        }
      }

      """
  }
}
