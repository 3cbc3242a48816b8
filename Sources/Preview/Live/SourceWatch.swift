import Foundation

/// Polls the files behind a live page.
struct SourceWatch: Sendable {
  /// Identifies a version of a file: its size, its seconds and nanoseconds, and its inode.
  typealias Stamp = [Int]

  private let files: [String]
  private let folder: String?

  init(_ sources: LiveSources) {
    files =
      (sources.routes
      + [sources.theme, sources.icons?.appending(path: "icons.json")]
      .compactMap(\.self)).map(\.path)
    folder = sources.icons?.appending(path: "maneuvers").path
  }

  func look() -> [String: Stamp] {
    let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
    let icons = names.filter { $0.hasSuffix(".svg") }.map { "\(folder ?? "")/\($0)" }
    var stamps: [String: Stamp] = [:]
    for path in files + icons { stamps[path] = Self.stamp(of: path) }
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
