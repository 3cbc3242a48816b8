import Glyphs
import Paths
import SVGCoding

/// How a glyph is drawn for a file.
struct Look: Hashable, Sendable {
  var variant: Theme.Variant
  /// In points.
  var size: Size
  /// Pixels a point; 1 for drawings.
  var scale: Double

  /// The width and height in pixels.
  var pixels: (width: Int, height: Int) {
    (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }
}

/// A file that will be written, before anything is drawn.
struct PlannedFile: Sendable {
  enum Content: Sendable {
    case png(Look)
    case svg(Look, SVGWriter.Colors)
    case vectorDrawable(Look)
    case text(String)
  }

  /// From the output folder on.
  var path: String
  var target: AssetTarget
  var content: Content

  /// The form of the file, as the manifest names it.
  var format: String {
    switch content {
    case .png: "png"
    case .svg: "svg"
    case .vectorDrawable: "vector-drawable"
    case .text: path.split(separator: ".").last.map(String.init) ?? "text"
    }
  }
}

/// A glyph at one size, with the name that targets with flat names give it.
struct NamedGlyph: Sendable {
  var spec: GlyphSpec
  var size: Size
  var name: String
  /// The folder of PNG files and the name in it, which has no prefix.
  var flatPath: String

  /// The glyphs of a spec at all its sizes; those beyond the first carry the size in their name.
  static func all(of spec: GlyphSpec, _ options: PictureOptions, prefix: String) -> [NamedGlyph] {
    options.sizes(of: spec).enumerated().map { index, size in
      let name = spec.name + (index == 0 ? "" : "_\(Self.text(size))pt")
      return NamedGlyph(spec: spec, size: size, name: prefix + name, flatPath: "glyphs/" + name)
    }
  }

  /// A glyph of a further set, whose name carries the size but in a folder of its own.
  init(further spec: GlyphSpec, in set: RouteExport.PictureSet, prefix: String) {
    let size = set.options.size(of: spec)
    self.init(
      spec: spec, size: size, name: prefix + spec.name + "_\(Self.text(size))pt",
      flatPath: set.folder + spec.name)
  }

  private init(spec: GlyphSpec, size: Size, name: String, flatPath: String) {
    self.spec = spec
    self.size = size
    self.name = name
    self.flatPath = flatPath
  }

  private static func text(_ size: Size) -> String {
    func number(_ value: Double) -> String {
      value == value.rounded() ? "\(Int(value))" : "\(value)".replacing(".", with: "p")
    }
    return size.width == size.height
      ? number(size.width) : number(size.width) + "x" + number(size.height)
  }
}

/// The variants in the parts that platforms with a dark mode have for them.
struct VariantRoles: Sendable {
  /// What stands where no mode is asked for: `light` if it is there.
  var usual: Theme.Variant
  /// What stands in dark mode: `dark` if it is there and not the usual one.
  var dark: Theme.Variant?
  /// All others, which become pictures with names of their own.
  var others: [Theme.Variant]

  init?(_ variants: [Theme.Variant]) {
    guard let first = variants.first else { return nil }
    let usual = variants.first { $0.name == "light" } ?? first
    let dark = variants.first { $0.name == "dark" && $0.name != usual.name }
    self.usual = usual
    self.dark = dark
    others = variants.filter { $0.name != usual.name && $0.name != dark?.name }
  }

  /// Each name's end with the variants for the usual and the dark mode.
  var named: [(suffix: String, usual: Theme.Variant, dark: Theme.Variant?)] {
    [("", usual, dark)] + others.map { ("_" + $0.name, $0, nil) }
  }
}
