import Foundation

/// What the files of a run are called in cards and manifests.
enum SourceNames {
  /// The shortest end of each path that differs from the others, as `a/route.json` and
  /// `b/route.json`; for one file its name alone.
  ///
  /// The names do not depend on the folder where the run is started, nor on how the paths lead to
  /// the files.
  ///
  /// - Parameters:
  ///   - paths: The files as the user names them; `-` is standard input.
  ///   - folder: The absolute path of the working folder.
  /// - Returns: A name for each path, in their order; a file that is named twice has one name.
  static func names(
    of paths: [String], in folder: String = FileManager.default.currentDirectoryPath
  ) -> [String] {
    let parts = paths.map { $0 == "-" ? [] : components(of: $0, in: folder) }
    var open = Set(parts.filter { !$0.isEmpty })
    var names: [[String]: String] = [:]
    var length = 1
    while !open.isEmpty {
      for files in Dictionary(grouping: open, by: { $0.suffix(length) }).values {
        for file in files where files.count == 1 || file.count <= length {
          names[file] = file.suffix(length).joined(separator: "/")
          open.remove(file)
        }
      }
      length += 1
    }
    return zip(paths, parts).map { names[$1] ?? Input.name(of: $0) }
  }

  /// The parts of an absolute path without `.` and `..`.
  private static func components(of path: String, in folder: String) -> [String] {
    let whole = path.utf8.first == UInt8(ascii: "/") ? path : folder + "/" + path
    var parts: [String] = []
    for part in whole.utf8.split(separator: UInt8(ascii: "/")).map({ String(Substring($0)) }) {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return parts
  }
}
