import Glyphs
import Paths

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
  init(further spec: GlyphSpec, in set: AssetPlan.PictureSet, prefix: String) {
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
