/// A path on a line of a list of files, such as Xcode's `.xcfilelist`.
package enum FileListLine {
  /// Why a path cannot be on a line.
  package enum Fault: Error, Hashable, CustomStringConvertible {
    /// The path has a line break.
    case lineBreak(path: String)

    /// One line: the path, the finding and the remedy.
    package var description: String {
      switch self {
      case .lineBreak(let path):
        "\(Printable.text(path)): the name has a line break, which a list of files cannot contain; "
          + "rename it"
      }
    }
  }

  /// The path with the end of its line; one that starts like a comment gets `./` before it.
  ///
  /// - Throws: `Fault.lineBreak` for a path with a line feed or carriage return.
  package static func line(_ path: String) throws(Fault) -> String {
    guard !path.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
      throw .lineBreak(path: path)
    }
    return (path.utf8.first == UInt8(ascii: "#") ? "./" : "") + path + "\n"
  }
}
