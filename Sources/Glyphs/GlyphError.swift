import Routes

/// Why a glyph cannot be drawn.
public enum GlyphError: Error, Hashable {
  case badTheme(place: String, finding: String, remedy: String)
  case badIcon(file: String, finding: String)
  case missingIcon(name: String)
  /// A folder has no `maneuvers` folder with icons, or is itself that folder (`isBelow`).
  case noIcons(folder: String, isBelow: Bool)
  case unknownName(String, nearest: String?)
  case unknownNetwork(String, nearest: String?)
  case badParameter(name: String, value: String, expected: String)
  case badWords(place: String, finding: String, expected: String)
}

extension GlyphError: CustomStringConvertible {
  /// One line with the place, the problem and the fix.
  public var description: String {
    switch self {
    case .badTheme(let place, let finding, let remedy): "\(place): \(finding); \(remedy)"
    case .badIcon(let file, let finding): "\(file): \(finding)"
    case .missingIcon(let name): "no icon '\(name).svg'; add it to the icons"
    case .noIcons(let folder, let isBelow):
      isBelow
        ? "\(folder): has the icons itself; name the folder above it"
        : "\(folder): no SVG files are there; put the icons there, named after canonical kinds"
    case .unknownName(let name, let nearest):
      "no glyph '\(name)'; \(nearest.map { "did you mean '\($0)'?" } ?? "see 'fingerpost list'")"
    case .unknownNetwork(let name, let nearest):
      "no network '\(name)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "see 'fingerpost list --shields'")
    case .badParameter(let name, let value, let expected):
      "\(name) is \(value); expected \(expected)"
    case .badWords(let place, let finding, let expected):
      "\(place): \(finding); expected \(expected)"
    }
  }
}

extension GlyphError {
  /// Throws `GlyphError.badParameter` for a value out of range.
  static func check(
    _ name: String, _ value: Int, in range: ClosedRange<Int>, unit: String = ""
  ) throws(GlyphError) {
    guard range.contains(value) else {
      throw .badParameter(
        name: name, value: "\(value)",
        expected: "\(range.lowerBound) to \(range.upperBound)\(unit)")
    }
  }

  /// Describes why a decoder rejects a theme file.
  init(theme error: any Error, in bytes: some Sequence<UInt8>) {
    func place(_ path: [any CodingKey]) -> String {
      path.isEmpty ? "the theme" : path.map(\.stringValue).joined(separator: ".")
    }
    let (at, finding, remedy) =
      switch error {
      case DecodingError.keyNotFound(let key, let context):
        (place(context.codingPath), "no '\(key.stringValue)'", "add it")
      case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
        (place(context.codingPath), "another type than expected", "see 'fingerpost schema theme'")
      default:
        (place([]), "not JSON\(JSONCheck.fault(in: bytes).map { ": \($0)" } ?? "")", "correct it")
      }
    self = .badTheme(place: at, finding: finding, remedy: remedy)
  }
}
