public import Files
public import Glyphs
public import Raster
public import SVGCoding

/// An error that prevents the export of assets.
public enum ExportError: Error, Hashable {
  case cannotCreate(path: String, WriteFault)
  /// A file cannot be written completely or removed.
  case cannotWrite(path: String, WriteFault)
  case glyph(GlyphError)
  /// A glyph or sheet cannot be drawn; `name` is the glyph's name or the sheet's path.
  case raster(name: String, RasterError)
  /// A manifest is invalid or does not fit the theme.
  case manifest(String)
  case drawing(name: String, DrawingWriterError)
  case collision(path: String, other: String)
  case badOption(String)
  /// A consumer of the target rejects the name of a glyph.
  case badName(name: String, consumer: String, finding: String, remedy: String)
}

extension ExportError: CustomStringConvertible {
  /// One line with the place, the problem and the remedy.
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
    case .badName(let name, let consumer, let finding, let remedy):
      "glyph '\(name)': \(finding), which \(consumer) rejects; \(remedy)"
    }
  }

  /// Glyph names have no slash, sheet paths have one.
  private static func noun(_ name: String) -> String { name.contains("/") ? "sheet" : "glyph" }
}
