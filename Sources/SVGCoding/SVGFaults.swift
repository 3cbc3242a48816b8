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
    remedies.first { feature.lowercased().contains($0.name) }?.value
      ?? "convert it to plain paths and colors"
  }

  private static let remedies = resourceRows("remedies.csv")

  static func shortened(_ value: String) -> String {
    let line = value.prefix(60).split { $0.isWhitespace }.joined(separator: " ")
    return line.count > 40 || value.count > 60 ? line.prefix(39) + "…" : line
  }

  /// A coordinate has more digits than a double.
  static func coordinate(_ value: Double) -> Fault {
    Fault("a coordinate is \(value)", remedy: "use numbers below 10⁹")
  }

  /// Shapes that overlap share one opacity, which VectorDrawable cannot express.
  package static let sharedOpacity = Fault(
    "shapes that overlap share an opacity, which VectorDrawable cannot express",
    remedy: "give each shape an opacity of its own, or join them into one")
}
