import Foundation

/// Removes from source code of our format what came with a version of iOS.
///
/// The compiler on Linux does not check `@available(iOS …)`. A kit that still compiles without the
/// parts for a version, against modules without its declarations, needs that version nowhere.
enum Availability {
  static func remove(_ version: String, from source: String) -> String {
    var result: [Substring] = []
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      let words = line.trimmingPrefix { $0 == " " }
      let indent = line.prefix { $0 == " " }
      if words.hasPrefix("@available(iOS \(version)") {
        let declaration = lines.popFirst() ?? ""
        if "{(".contains(declaration.last ?? " ") { _ = removeBlock(&lines, indent) }
      } else if words.contains("if #available(iOS \(version)") {
        guard removeBlock(&lines, indent) else { continue }
        // The `else` is what remains, up to the brace that closes it.
        while let other = lines.popFirst(), other != indent + "}" { result.append(other) }
      } else {
        result.append(line)
      }
    }
    return result.joined(separator: "\n")
  }

  /// Removes up to the brace that closes a block, and tells whether an `else` follows.
  private static func removeBlock(_ lines: inout ArraySlice<Substring>, _ indent: Substring) -> Bool
  {
    while let line = lines.popFirst() {
      if line == indent + "}" { return false }
      if line == indent + "} else {" { return true }
    }
    return false
  }
}
