extension Theme {
  /// The JSON Schema (draft 2020-12) of theme files.
  public static var jsonSchema: [UInt8] { PackageResources.theme_schema_json }
}

extension Theme.Measures {
  package typealias Known = (
    name: String, path: WritableKeyPath<Self, Double>, range: ClosedRange<Double>
  )

  /// All measures with a single value; `laneStrokes` is a list.
  package static var known: [Known] {
    [
      ("stroke", \.stroke, 0.02...0.3), ("headLength", \.headLength, 0.05...0.6),
      ("headWidth", \.headWidth, 0.05...0.8), ("headNotch", \.headNotch, 0...0.3),
      ("cornerRadius", \.cornerRadius, 0...0.1), ("margin", \.margin, 0...0.3),
      ("ringRadius", \.ringRadius, 0.08...0.35), ("ringStroke", \.ringStroke, 0.02...0.3),
      ("gap", \.gap, 0...0.15), ("outlineWidth", \.outlineWidth, 0.005...0.2),
      ("laneHeadWidth", \.laneHeadWidth, 1.2...8),
      ("laneHeadLength", \.laneHeadLength, 0.5...8),
    ]
  }

  /// The valid widths in `laneStrokes`.
  package static let laneStrokeRange = 0.02...0.4

  enum Value: Decodable {
    case one(Double)
    case several([Double])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .one(number)
      } else {
        self = .several(try container.decode([Double].self))
      }
    }
  }

  /// Overrides the default measures with those of a file.
  init(_ values: [String: Value]) throws(GlyphError) {
    self.init()
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      let place = "measures.\(name)"
      if name == "laneStrokes" {
        guard case .several(let list) = value, !list.isEmpty,
          list.allSatisfy(Self.laneStrokeRange.contains)
        else {
          throw .badTheme(
            place: place, finding: "not a list of widths",
            remedy: "use numbers from 0.02 to 0.4, one for each number of arrows")
        }
        laneStrokes = list
        continue
      }
      guard let measure = Self.known.first(where: { $0.name == name }) else {
        let names = Self.known.map(\.name) + ["laneStrokes"]
        throw .badTheme(
          place: place, finding: "no such measure",
          remedy: "use one of \(names.joined(separator: ", "))")
      }
      guard case .one(let number) = value, measure.range.contains(number) else {
        throw .badTheme(
          place: place, finding: "out of range",
          remedy: "use a number from \(measure.range.lowerBound) to \(measure.range.upperBound)")
      }
      self[keyPath: measure.path] = number
    }
  }
}
