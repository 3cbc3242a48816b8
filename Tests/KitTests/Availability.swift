import Foundation

/// Rewrites source code of our format for an older or a newer iOS.
///
/// The compiler on Linux does not check `@available(iOS …)`. A kit that still compiles without the
/// parts for a version, against modules without its declarations, needs that version nowhere. One that
/// compiles without the parts for older versions, against modules without what a version deprecates,
/// uses nothing deprecated from there on.
enum Availability {
  /// Removes what came with a version.
  static func remove(_ version: String, from source: String) -> String {
    rewrite(source) { line, lines in
      if line.words.hasPrefix("@available(iOS \(version)") {
        skipDeclaration(&lines)
      } else if line.words == "if #unavailable(iOS \(version)) {" {
        return [line.indent + "do {"]
      } else if line.words.contains("if #available(iOS \(version)") {
        guard block(&lines, line.indent).hasElse else { return [] }
        // The `else` is what remains, up to the brace that closes it.
        return Array(block(&lines, line.indent).lines)
      } else {
        return [line]
      }
      return []
    }
  }

  /// Makes a version the oldest one: removes what it deprecates, and takes all its branches.
  static func require(_ version: String, in source: String) -> String {
    rewrite(source) { line, lines in
      if line.words.hasPrefix("@available(iOS, deprecated: \(version)") {
        skipDeclaration(&lines)
      } else if line.words == "if #unavailable(iOS \(version)) {" {
        _ = block(&lines, line.indent)
      } else if line.words.hasPrefix("if #available(iOS \(version), *)") {
        let rest = line.words.dropFirst("if #available(iOS \(version), *)".count)
        let first = rest == " {" ? "do {" : "if" + rest.dropFirst()
        let taken = block(&lines, line.indent)
        if taken.hasElse { _ = block(&lines, line.indent) }
        return [line.indent + first] + taken.lines + [line.indent + "}"]
      } else {
        return [line]
      }
      return []
    }
  }

  /// Replaces lines from top to bottom, those in a replaced block too.
  private static func rewrite(
    _ source: String, _ replace: (Substring, inout ArraySlice<Substring>) -> [Substring]
  ) -> String {
    var result: [Substring] = []
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      let replaced = replace(line, &lines)
      if replaced == [line] { result.append(line) } else { lines = replaced + lines }
    }
    return result.joined(separator: "\n")
  }

  /// Skips a declaration with its other attributes and its body.
  private static func skipDeclaration(_ lines: inout ArraySlice<Substring>) {
    var line = lines.popFirst() ?? ""
    while line.words.hasPrefix("@available") || line.words == "@MainActor",
      let next = lines.popFirst()
    { line = next }
    if "{(".contains(line.last ?? " ") { _ = block(&lines, line.indent) }
  }

  /// Takes the lines up to the brace that closes a block, and tells whether an `else` follows.
  private static func block(
    _ lines: inout ArraySlice<Substring>, _ indent: Substring
  ) -> (lines: ArraySlice<Substring>, hasElse: Bool) {
    let end = lines.firstIndex { $0 == indent + "}" || $0 == indent + "} else {" } ?? lines.endIndex
    defer { lines = lines.dropFirst(end - lines.startIndex + 1) }
    return (lines[..<end], lines[end...].first == indent + "} else {")
  }
}

extension Substring {
  fileprivate var indent: Substring { prefix { $0 == " " } }
  fileprivate var words: Substring { trimmingPrefix { $0 == " " } }
}
