import EmbeddedFiles
import Files
package import Foundation
import Faults

extension IconLibrary {
  /// The folder of plates and their table in a folder of icons.
  package static let shieldFolder = "shields"
  private static let table = "networks.json"

  /// Reads the plates and the table of a folder, both optional; returns whether there are any.
  ///
  /// A plate replaces the built-in one of its name.
  ///
  /// - Throws: `Fault` with file, place and remedy.
  mutating func readShields(_ folder: URL) throws(Fault) -> Bool {
    let folder = folder.appending(path: Self.shieldFolder)
    let table = folder.appending(path: Self.table)
    var files: [String: (bytes: [UInt8], file: String)] = [:]
    for url in Self.plates(in: folder) {
      guard let bytes = try Self.bytes(of: url) else { continue }
      files[String(url.lastPathComponent.dropLast(4))] = (bytes, url.typedPath)
    }
    if let bytes = try Self.bytes(of: table) {
      shields = try ShieldTable(bytes, file: table.typedPath, adding: .builtIn) { name in
        files[name] ?? EmbeddedIcons.shields[name].map { ($0, "\(name).svg") }
      }
    } else if files.isEmpty {
      return false
    }
    for (name, file) in files.sorted(by: { $0.key < $1.key })
    where !shields.replace(name, svg: file.bytes, file: file.file) {
      doubts.append("\(file.file): no plate has this name; add it to \(table.typedPath)")
    }
    try shields.check()
    return true
  }

  /// The SVG files of plates in a folder of icons, sorted.
  package static func plates(inIcons folder: URL) -> [URL] {
    plates(in: folder.appending(path: shieldFolder))
  }

  private static func plates(in folder: URL) -> [URL] { (try? svgFiles(in: folder)) ?? [] }

  /// The paths of the table and the plates in a folder of icons, relative to it.
  static func shieldFiles(in folder: String) -> [String] {
    (plates(inIcons: URL(filePath: folder)).map(\.lastPathComponent) + [table])
      .map { "\(shieldFolder)/\($0)" }
  }

  static var builtInShieldFiles: [(path: String, bytes: [UInt8])] {
    EmbeddedIcons.shields.files.map { ("\(shieldFolder)/\($0.name).svg", $0.bytes) }
      + [("\(shieldFolder)/\(table)", EmbeddedFiles.read("Icons/shields/networks.json"))]
  }
}
