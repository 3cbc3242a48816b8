import Routes

/// Why a glyph cannot be drawn.
public enum GlyphError: Error, Hashable {
  /// The theme is not as it should be.
  case badTheme(place: String, finding: String, remedy: String)
  /// An icon's file cannot be read.
  case badIcon(file: String, finding: String)
  /// An icon is missing.
  case missingIcon(name: String)
  /// A folder has no folder `maneuvers` with icons; or it is that folder, below the one to name.
  case noIcons(folder: String, isBelow: Bool)
  /// No glyph has this name.
  case unknownName(String, nearest: String?)
  /// A parameter is outside its range.
  case badParameter(name: String, value: String, expected: String)
  /// The roads of a junction cannot be read.
  case badRoads(finding: String, expected: String)
  /// The words of a lane cannot be read; the place counts from 1.
  case badLanes(place: Int, finding: String, expected: String)
}

extension GlyphError: CustomStringConvertible {
  /// One line: the place, the finding and the remedy.
  public var description: String {
    switch self {
    case .badTheme(let place, let finding, let remedy): "\(place): \(finding); \(remedy)"
    case .badIcon(let file, let finding): "\(file): \(finding)"
    case .missingIcon(let name): "no icon '\(name).svg'; add it to the icons"
    case .noIcons(let folder, let isBelow):
      isBelow
        ? "\(folder): the icons themselves; name the folder above it"
        : "\(folder): no SVG files are there; put the icons there, named after canonical kinds"
    case .unknownName(let name, let nearest):
      "no glyph '\(name)'; \(nearest.map { "did you mean '\($0)'?" } ?? "see 'fingerpost list'")"
    case .badParameter(let name, let value, let expected):
      "\(name) is \(value); expected \(expected)"
    case .badRoads(let finding, let expected): "the roads: \(finding); expected \(expected)"
    case .badLanes(let place, let finding, let expected):
      "lane \(place): \(finding); expected \(expected)"
    }
  }
}

extension GlyphError {
  /// The error that a decoder's error means to whoever edits the theme.
  ///
  /// - Parameters:
  ///   - error: The decoder's error.
  ///   - bytes: The theme's file.
  init(theme error: any Error, in bytes: some Sequence<UInt8>) {
    func place(_ path: [any CodingKey]) -> String {
      path.isEmpty ? "the theme" : path.map(\.stringValue).joined(separator: ".")
    }
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      self = .badTheme(
        place: place(context.codingPath), finding: "no '\(key.stringValue)'", remedy: "add it")
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      self = .badTheme(
        place: place(context.codingPath), finding: "another type than expected",
        remedy: "see 'fingerpost schema theme'")
    default:
      self = .badTheme(
        place: "the theme",
        finding: "not JSON\(JSONCheck.fault(in: bytes).map { ": \($0)" } ?? "")", remedy: "mend it")
    }
  }
}
