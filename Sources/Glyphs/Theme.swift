public import Foundation
public import Paths

/// The colors of each variant and the measures of glyphs drawn from parameters.
public struct Theme: Hashable, Sendable {
  /// The colors of a glyph on one kind of background.
  public struct Variant: Hashable, Sendable {
    /// The name, such as `light` for dark ink on a light background, or `dark`.
    public var name: String
    /// The color of the route.
    public var lit: Color
    /// The color of the surrounding roads.
    public var unlit: Color
    /// The outline around lit and unlit parts, or `nil`.
    public var outline: Color?
    /// The background for contrast checks; glyphs stay transparent there.
    public var background: Color
  }

  /// Lengths; `Resources/theme.schema.json` documents each one.
  public struct Measures: Hashable, Sendable {
    package var stroke = 0.125
    package var headLength = 0.302
    package var headWidth = 0.479
    package var headNotch = 0.052
    package var cornerRadius = 0.023
    package var margin = 0.083
    package var ringRadius = 0.18
    package var ringStroke = 0.094
    package var outlineWidth = 0.04
    package var gap = 0.04
    package var laneStrokes = [0.133, 0.115, 0.1, 0.09]
    package var laneHeadWidth = 3.0
    package var laneHeadLength = 2.3
  }

  /// The variants, at least one, sorted by name.
  public var variants: [Variant]
  /// The measures.
  public var measures: Measures

  /// Returns the variant with a name, or `nil`.
  public func variant(named name: String) -> Variant? { variants.first { $0.name == name } }
}

extension Theme {
  /// Parses a theme from JSON like `Icons/theme.json`; missing measures keep their defaults.
  ///
  /// - Throws: `GlyphError.badTheme` with the place and the problem.
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
    for (name, colors) in file.variants.sorted(by: { $0.key < $1.key }) {
      variants.append(try Variant(name: name, colors))
    }
    guard !variants.isEmpty else {
      throw .badTheme(place: "variants", finding: "none is given", remedy: "add 'light' and 'dark'")
    }
    measures = try Measures(file.measures ?? [:])
  }

  /// The theme compiled into the program; throws `GlyphError.badTheme` only if that is invalid.
  public static func builtIn() throws(GlyphError) -> Theme {
    try Theme(Data(EmbeddedIcons.theme))
  }

  /// The `schema` value of theme files.
  public static let schema = "fingerpost/theme/1"

  private struct File: Decodable {
    var schema: String
    var variants: [String: [String: String]]
    var measures: [String: Measures.Value]?
  }
}

extension Theme.Variant {
  fileprivate init(name: String, _ colors: [String: String]) throws(GlyphError) {
    guard name.wholeMatch(of: /[a-z][a-z0-9]*/) != nil else {
      throw .badTheme(
        place: "variants.\(name)", finding: "the name does not suit file names",
        remedy: "use lower-case letters and digits, a letter first")
    }
    func color(_ role: String) throws(GlyphError) -> Color {
      let place = "variants.\(name).\(role)"
      guard let text = colors[role] else {
        throw .badTheme(place: place, finding: "no color", remedy: "add one such as #8A8A8A")
      }
      guard let color = Color(hexadecimal: text) else {
        throw .badTheme(
          place: place, finding: "'\(text)' is not a color", remedy: "use #RRGGBB or #RRGGBBAA")
      }
      return color
    }
    self.name = name
    lit = try color("lit")
    unlit = try color("unlit")
    outline = colors["outline"] == nil ? nil : try color("outline")
    background = try color("background")
  }
}
