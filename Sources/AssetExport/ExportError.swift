public import Files
public import Glyphs
public import Raster
public import SVGCoding

/// Why assets cannot be written.
public enum ExportError: Error, Hashable {
  /// A folder or file cannot be created.
  case cannotCreate(path: String, WriteFault)
  /// A file cannot be written in full, or not be removed.
  case cannotWrite(path: String, WriteFault)
  /// A glyph cannot be drawn.
  case glyph(GlyphError)
  /// The picture of a glyph, or the sheet of a path, cannot be drawn.
  case raster(name: String, RasterError)
  /// A manifest cannot be followed.
  case manifest(String)
  /// A glyph cannot be written in a vector format.
  case drawing(name: String, DrawingWriterError)
  /// Two files would have the same path.
  case collision(path: String, other: String)
  /// A target cannot hold what the options ask for.
  case badOption(String)
}

extension ExportError: CustomStringConvertible {
  /// One line: the place, the finding and the remedy.
  public var description: String {
    switch self {
    case .cannotCreate(let path, let fault):
      "\(path): cannot be created: \(fault.finding); \(fault.remedy)"
    case .cannotWrite(let path, let fault):
      "\(path): cannot be written: \(fault.finding); \(fault.remedy)"
    case .glyph(let error): error.description
    case .raster(let name, let error): "\(Self.noun(name)) '\(name)': \(error)"
    case .manifest(let finding): finding
    case .drawing(let name, let error): "glyph '\(name)': \(error)"
    case .collision(let path, let other):
      "\(path): the same file as \(other) where case is ignored; rename the variants or the prefix"
    case .badOption(let finding): finding
    }
  }

  /// Names of glyphs have no slash, paths of sheets have one.
  private static func noun(_ name: String) -> String { name.contains("/") ? "sheet" : "glyph" }
}
