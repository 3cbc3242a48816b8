import SystemLibraries

/// Names of files in cards and manifests.
enum SourceNames {
  /// The shortest path suffixes that differ, such as `a/route.json`, from any current folder.
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

  /// The components of an absolute path, without `.` and `..`.
  private static func components(of path: String, in folder: String) -> [String] {
    let whole = path.utf8.first == UInt8(ascii: "/") ? path : folder + "/" + path
    return whole.utf8.split(separator: UInt8(ascii: "/")).reduce(into: []) { parts, part in
      switch String(Substring(part)) {
      case ".": break
      case "..": _ = parts.popLast()
      case let name: parts.append(name)
      }
    }
  }
}
