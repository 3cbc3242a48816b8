public import Foundation
public import Paths

/// The colors of each variant and the measures of what is drawn from parameters.
public struct Theme: Hashable, Sendable {
  /// The colors that a glyph has on one kind of background.
  public struct Variant: Hashable, Sendable {
    /// The name, such as `light` for a light background (dark ink) or `dark` for a dark one.
    public var name: String
    /// What the driver follows.
    public var lit: Color
    /// The road around it.
    public var unlit: Color
    /// The outline around lit and unlit parts, or nil for none.
    public var outline: Color?
    /// What the contrast was checked against; glyphs themselves are transparent there.
    public var background: Color
  }

  /// Lengths as shares of the glyph's side, unless said otherwise.
  public struct Measures: Hashable, Sendable {
    /// The width of an arrow's line.
    public var stroke = 0.125
    /// From the tip of an arrow's head to the line between its barbs.
    public var headLength = 0.302
    /// From barb to barb.
    public var headWidth = 0.479
    /// How far the neck of a head lies in front of the line between its barbs.
    public var headNotch = 0.052
    /// The radius of a head's corners.
    public var cornerRadius = 0.023
    /// The space kept free on each side.
    public var margin = 0.083
    /// From the center of a roundabout to the middle of its ring.
    public var ringRadius = 0.18
    /// The width of a roundabout's ring.
    public var ringStroke = 0.094
    /// The width of the outline, in variants that have one.
    public var outlineWidth = 0.04
    /// The width of a lane arrow's line as a share of the strip's height, by number of arrows on
    /// the lane; the last holds for more.
    public var laneStrokes = [0.133, 0.115, 0.1, 0.09]
    /// The width of a lane arrow's head, as a multiple of its line's width.
    public var laneHeadWidth = 3.0
    /// The length of a lane arrow's head, as a multiple of its line's width.
    public var laneHeadLength = 2.3

    /// Makes the measures that the shipped icons are drawn with.
    public init() {}
  }

  /// The variants, sorted by name; one or more.
  public var variants: [Variant]
  /// The measures.
  public var measures: Measures

  /// The variant of a name.
  public func variant(named name: String) -> Variant? { variants.first { $0.name == name } }
}

extension Theme {
  /// Reads a theme.
  ///
  /// - Parameter data: JSON as `Icons/theme.json` has it; measures that are absent keep their
  ///   usual value.
  /// - Throws: `GlyphError.badTheme` with the place and the finding.
  public init(_ data: Data) throws(GlyphError) {
    let file: File
    do {
      file = try JSONDecoder().decode(File.self, from: data)
    } catch {
      throw GlyphError(theme: error, in: data)
    }
    guard file.schema == Self.schema else {
      throw .badTheme(place: "schema", finding: "'\(file.schema)'", remedy: "use '\(Self.schema)'")
    }
    variants = []
    for name in file.variants.keys.sorted() {
      guard let colors = file.variants[name] else { continue }
      try Self.check(name: name)
      variants.append(
        Variant(
          name: name, lit: try colors.color("lit", of: name),
          unlit: try colors.color("unlit", of: name),
          outline: colors.values["outline"] == nil
            ? nil : try colors.color("outline", of: name),
          background: try colors.color("background", of: name)))
    }
    guard !variants.isEmpty else {
      throw .badTheme(place: "variants", finding: "none is given", remedy: "add 'light' and 'dark'")
    }
    measures = try file.checkedMeasures()
  }

  /// The theme compiled into the program.
  ///
  /// - Throws: `GlyphError.badTheme`; never for the theme that is shipped.
  public static func builtIn() throws(GlyphError) -> Theme {
    try Theme(Data(EmbeddedIcons.theme()))
  }

  /// The name of the form of theme files.
  public static let schema = "fingerpost/theme/1"

  private static func check(name: String) throws(GlyphError) {
    let isSafe =
      name.first?.isLetter == true
      && name.utf8.allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      }
    guard isSafe else {
      throw .badTheme(
        place: "variants.\(name)", finding: "the name does not suit file names",
        remedy: "use lower-case letters and digits, a letter first")
    }
  }

  /// A theme as its file declares it.
  private struct File: Decodable {
    var schema: String
    var variants: [String: Colors]
    var measures: [String: Values]?

    /// A number or a list of numbers.
    enum Values: Decodable {
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

    struct Colors: Decodable {
      var values: [String: String]

      init(from decoder: any Decoder) throws {
        values = try decoder.singleValueContainer().decode([String: String].self)
      }

      func color(_ role: String, of variant: String) throws(GlyphError) -> Color {
        let place = "variants.\(variant).\(role)"
        guard let text = values[role] else {
          throw .badTheme(place: place, finding: "no color", remedy: "add one such as #8A8A8A")
        }
        guard let color = Color(hexadecimal: text) else {
          throw .badTheme(
            place: place, finding: "'\(text)' is not a color", remedy: "use #RRGGBB or #RRGGBBAA")
        }
        return color
      }
    }

    func checkedMeasures() throws(GlyphError) -> Measures {
      var measures = Measures()
      let known = Measures.known
      for (name, value) in (self.measures ?? [:]).sorted(by: { $0.key < $1.key }) {
        let place = "measures.\(name)"
        if name == "laneStrokes" {
          guard case .several(let list) = value, !list.isEmpty,
            list.allSatisfy(Measures.laneStrokeRange.contains)
          else {
            throw .badTheme(
              place: place, finding: "not a list of widths",
              remedy: "use numbers from 0.02 to 0.4, one for each number of arrows")
          }
          measures.laneStrokes = list
          continue
        }
        guard let measure = known.first(where: { $0.name == name }) else {
          throw .badTheme(
            place: place, finding: "no such measure",
            remedy: "use one of \((known.map(\.name) + ["laneStrokes"]).joined(separator: ", "))")
        }
        guard case .one(let number) = value, measure.range.contains(number) else {
          throw .badTheme(
            place: place, finding: "out of range",
            remedy: "use a number from \(measure.range.lowerBound) to \(measure.range.upperBound)")
        }
        measures[keyPath: measure.path] = number
      }
      return measures
    }
  }
}
