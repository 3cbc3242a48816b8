/// Why a document cannot be parsed; lines count from 1.
public enum XMLError: Error, Hashable {
  /// The document is not well-formed, or not in a supported encoding.
  case malformed(line: Int, finding: String)
  /// The document type declares something other than plain-text entities.
  case declaration(line: Int, finding: String)
  case tooLarge(line: Int, finding: String)
}
