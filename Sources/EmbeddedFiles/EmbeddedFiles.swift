internal import CEmbeddedFiles

/// The files that are compiled into the program: drawings, themes, words, schemas, pages.
///
/// The script `CEmbeddedFiles/list` writes the list. A path starts at `Sources`
/// (`Guidance/Languages/de.json`) or, for the drawings, at the top (`Icons/maneuvers/turn-right.svg`).
package enum EmbeddedFiles {
  /// The bytes of a file that is in the list.
  package static func read(_ path: String) -> [UInt8] {
    guard let bytes = find(path) else { preconditionFailure("\(path) is in no list") }
    return bytes
  }

  /// The bytes of a file, nil where the list has none of this path.
  package static func find(_ path: String) -> [UInt8]? {
    guard let file = unsafe embedded_file_named(path)?.pointee else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: file.bytes, count: Int(file.count)))
  }

  /// The names of the files that lie in a folder, in the order of the list.
  package static func names(in folder: String) -> [String] {
    paths.filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.utf8.count + 1)) }
      .filter { !$0.contains("/") }
  }

  /// The paths of all files, in the order of the list.
  package static var paths: [String] {
    var paths: [String] = []
    while let file = unsafe embedded_file_at(UInt(paths.count))?.pointee {
      // Without the steps up from the list's folder.
      paths.append(String(unsafe String(cString: file.path).drop { $0 == "." || $0 == "/" }))
    }
    return paths
  }
}
