package import Faults

extension Fault {
  /// A path that the format of another program's file cannot contain.
  static func unwritable(_ path: String, _ finding: String, in file: String) -> Fault {
    Fault(
      at: Printable.text(path), "\(finding), which \(file) cannot contain",
      remedy: "rename the file")
  }
}

/// A path in a list of files, one per line, such as Xcode's `.xcfilelist`.
package enum FileListLine {
  /// The path with its line end; prefixes `./` to a path that starts like a comment.
  ///
  /// Throws for a path with a line feed or carriage return.
  package static func line(_ path: String) throws(Fault) -> String {
    guard !path.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
      throw .unwritable(path, "the name has a line break", in: "a list of files")
    }
    return (path.utf8.first == UInt8(ascii: "#") ? "./" : "") + path + "\n"
  }
}

/// A path in a dependency file for Make and Ninja.
package enum MakeWord {
  package enum Place: Sendable {
    /// Before the colon, where `%` makes a pattern.
    case target
    /// After the colon.
    case prerequisite
  }

  /// Escapes a path for its position in a rule.
  ///
  /// Make keeps a backslash unless it precedes a character that it quotes.
  ///
  /// Throws for a path with a control or one of `=;|`, for one that ends with a mark that Make
  /// interprets, and for the name of a special target.
  package static func escaped(_ path: String, as place: Place) throws(Fault) -> String {
    if let finding = finding(Array(path.utf8)) {
      throw .unwritable(path, finding, in: "a dependency file")
    }
    var result: [UInt8] = []
    var backslashes = 0
    for byte in path.utf8 {
      if byte == UInt8(ascii: "$") {
        result.append(byte)
      } else if byte == UInt8(ascii: "%") ? place == .target : " #:".utf8.contains(byte) {
        // Doubles the backslashes before, which Make would otherwise remove.
        result += [UInt8](repeating: UInt8(ascii: "\\"), count: backslashes + 1)
      }
      result.append(byte)
      backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func finding(_ path: [UInt8]) -> String? {
    for byte in path {
      switch byte {
      case 0x0A, 0x0D: return "the name has a line break"
      case 0..<0x20, 0x7F: return "the name has a control character"
      case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "|"):
        return "the name has a '\(Unicode.Scalar(byte))'"
      default: break
      }
    }
    guard let last = path.last else { return "the name is empty" }
    if "\\&)".utf8.contains(last) { return "the name ends with a mark of Make" }
    let isSpecial =
      path[0] == UInt8(ascii: ".")
      && path.dropFirst().allSatisfy { (0x41...0x5A).contains($0) || $0 == UInt8(ascii: "_") }
    return isSpecial && path.count > 1 ? "the name is a special target of Make" : nil
  }
}
