/// Why the reader rejects an SVG document.
public enum SVGError: Error, Hashable {
  /// The document is not well-formed XML.
  case malformed(line: Int, finding: String)
  /// The root element is not `svg`.
  case notSVG(root: String)
  /// The drawing has no size, or a size of 0 or less.
  case noSize(line: Int)
  /// An unsupported feature of SVG.
  case unsupported(line: Int, element: String, feature: String)
  /// An unsupported declaration in the document type.
  case declaration(line: Int, finding: String)
  /// An attribute or style property has an invalid value.
  case badValue(line: Int, element: String, attribute: String, value: String, expected: String)
  /// A reference to an element that does not exist.
  case missingReference(line: Int, element: String, reference: String)
  /// The document is nested too deeply, refers to itself, or exceeds a size limit.
  case tooLarge(line: Int, finding: String)
}

extension SVGError: CustomStringConvertible {
  /// One line with the place, the problem and the fix.
  public var description: String {
    switch self {
    case .malformed(let line, let finding):
      "line \(line): not well-formed XML: \(finding); save the file again as plain SVG"
    case .notSVG(let root):
      "line 1: the root element is '\(root)'; expected 'svg' with xmlns=\"http://www.w3.org/2000/svg\""
    case .noSize(let line):
      "line \(line): <svg> has no size; give it a viewBox, or a width and a height above 0"
    case .unsupported(let line, let element, let feature):
      "line \(line): <\(element)>: \(feature) is not supported; "
        + Self.remedy(for: element + " " + feature)
    case .declaration(let line, let finding):
      "line \(line): <!DOCTYPE> contains \(finding), which is not supported; remove it"
    case .badValue(let line, let element, let attribute, let value, let expected):
      "line \(line): <\(element)>: \(attribute)=\"\(Self.shortened(value))\"; expected \(expected)"
    case .missingReference(let line, let element, let reference):
      "line \(line): <\(element)>: no element has the id '\(Self.shortened(reference))'; "
        + "add it or remove the reference"
    case .tooLarge(let line, let finding):
      "line \(line): \(finding); simplify the drawing"
    }
  }

  /// How to flatten a feature in the editors that designers use.
  private static func remedy(for feature: String) -> String {
    let remedies: KeyValuePairs = [
      "style rule": "use classes, ids and element names",
      "text": "outline it: Figma Flatten, Illustrator Create Outlines, Inkscape Object to Path, "
        + "Sketch Convert to Outlines",
      "gradient": "use one color: Figma Fill > Solid, Illustrator Swatches, Inkscape Flat Color, "
        + "Sketch Fill > Solid Color",
      "mask": "cut the shapes: Figma Intersect and Flatten, Illustrator Pathfinder > Intersect, "
        + "Inkscape Path > Intersection, Sketch Intersect and Flatten",
      "filter": effectRemedy, "blend": effectRemedy,
      "image": "trace it: Illustrator Image Trace, Inkscape Trace Bitmap; redraw it in Figma and "
        + "Sketch",
    ]
    return remedies.first { feature.lowercased().contains($0.key) }?.value
      ?? "convert it to plain paths and colors"
  }

  private static let effectRemedy =
    "remove the effect: Figma Effects, Illustrator Appearance, Inkscape Remove Filters, Sketch Style"

  static func shortened(_ value: String) -> String {
    let line = value.prefix(60).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 40 || value.count > 60 ? line.prefix(39) + "…" : line
  }
}
