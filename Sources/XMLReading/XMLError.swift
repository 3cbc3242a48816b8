/// Why an XML document cannot be read; lines count from 1.
public enum XMLError: Error, Hashable {
  /// The document is not well-formed, or not in an encoding that is read.
  case malformed(line: Int, finding: String)
  /// The document type declares something other than entities of plain text.
  case declaration(line: Int, finding: String)
  /// The document exceeds a limit.
  case tooLarge(line: Int, finding: String)
}
