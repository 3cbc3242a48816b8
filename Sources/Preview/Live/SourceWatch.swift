import Foundation
import Glyphs

/// Polls files, and the icons in a folder.
package struct SourceWatch: Sendable {
  /// Identifies a version of a file: its size, its seconds and nanoseconds, and its inode.
  package typealias Stamp = [Int]

  private let files: [String]
  private let icons: String?

  package init(files: [String], icons: String?) {
    self.files = files
    self.icons = icons
  }

  package func look() -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    for path in files + (icons.map(IconLibrary.files) ?? []) { stamps[path] = Self.stamp(of: path) }
    return stamps
  }

  private static func stamp(of path: String) -> Stamp? {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { return nil }
    #if canImport(Darwin)
      let time = facts.st_mtimespec
    #else
      let time = facts.st_mtim
    #endif
    return [
      Int(facts.st_size), time.tv_sec, time.tv_nsec, Int(truncatingIfNeeded: facts.st_ino),
    ]
  }
}
