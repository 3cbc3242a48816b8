import Faults
import Essentials
import Glyphs
import IconFolders

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

/// The folder of `--icons`.
enum IconFolder {
  static let help =
    "A folder of SVG icons that replace built-in icons of the same name or add new ones."

  static func check(_ icons: String?) throws {
    guard let icons else { return }
    switch PathKind(icons) {
    case .folder: break
    case .absent: throw Fault(.noInput, at: icons, "no such folder", remedy: "check the name")
    case .file:
      throw Fault(
        .noInput, at: icons, "a file, not a folder",
        remedy: "name the folder that holds the SVG files")
    }
  }

  /// Reads a folder, or the built-in icons; `warns` prints warnings about its files.
  ///
  /// Names all files that cannot be used: prints the errors but the last one, which it throws.
  static func library(_ icons: String?, warns: Bool = false) throws -> IconLibrary {
    guard let icons else { return .builtIn }
    try check(icons)
    let library = try IconLibrary(readable: URL(typed: icons))
    if let fault = last(of: library.faults) { throw fault }
    guard warns else { return library }
    Console.warnings(library.warnings, rest: "parts of icons are ignored")
    Console.warnings(library.doubts, rest: "warnings about icons")
    return library
  }

  /// What to throw for an icon that cannot be drawn or seen: the error of the last such icon, after
  /// those of the others are printed.
  static func fault(_ fault: Fault, of artist: GlyphArtist) -> Fault {
    var faults: [Fault] = []
    for other in artist.iconFaults() where !faults.contains(where: { $0.place == other.place }) {
      faults.append(other)
    }
    guard faults.contains(where: { $0.place == fault.place }) else { return fault }
    return last(of: faults) ?? fault
  }

  /// Returns the last fault after printing the others.
  private static func last(of faults: [Fault]) -> Fault? {
    for fault in faults.dropLast() { Console.error(fault.description) }
    return faults.last
  }
}
