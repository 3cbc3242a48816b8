package import Faults

extension Fault {
  /// The drawing has no size, or a size of 0 or less.
  package static func noSize(line: Int) -> Fault {
    Fault(
      at: "line \(line)", "<svg> has no size",
      remedy: "give it a viewBox, or a width and a height above 0")
  }

  /// A feature of SVG that is not read.
  package static func unsupported(line: Int, element: String, feature: String) -> Fault {
    Fault(
      at: "line \(line): <\(element)>", "\(feature) is not supported",
      remedy: svgRemedy(for: element + " " + feature))
  }

  /// A reference to an element that does not exist.
  package static func missingReference(line: Int, element: String, reference: String) -> Fault {
    Fault(
      at: "line \(line): <\(element)>", "no element has the id '\(shortened(reference))'",
      remedy: "add it or remove the reference")
  }

  /// The drawing is nested too deeply, refers to itself, or exceeds a limit.
  package static func tooLarge(line: Int, finding: String) -> Fault {
    Fault(at: "line \(line)", finding, remedy: "simplify the drawing")
  }

  /// How to flatten a feature in the editors that designers use.
  private static func svgRemedy(for feature: String) -> String {
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
    let line = value.prefix(60).split { $0.isWhitespace }.joined(separator: " ")
    return line.count > 40 || value.count > 60 ? line.prefix(39) + "…" : line
  }
}

extension Fault {
  /// A coordinate has more digits than a double.
  static func coordinate(_ value: Double) -> Fault {
    Fault("a coordinate is \(value)", remedy: "use numbers below 10⁹")
  }

  /// Shapes that overlap share one opacity, which VectorDrawable cannot express.
  package static let sharedOpacity = Fault(
    "shapes that overlap share an opacity, which VectorDrawable cannot express",
    remedy: "give each shape an opacity of its own, or join them into one")
}
