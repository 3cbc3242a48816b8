import Foundation

/// Polls the files behind a live page.
struct SourceWatch: Sendable {
  /// Identifies a version of a file.
  struct Stamp: Hashable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int
    var number: UInt64
  }

  /// The individual files.
  private let files: [String]
  /// The folder of SVG files, or `nil`.
  private let folder: String?

  init(_ sources: LiveSources) {
    files = (sources.routes + [sources.theme].compactMap(\.self)).map(\.path)
    folder = sources.icons?.appending(path: "maneuvers").path
  }

  /// Returns a stamp for each existing file.
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
    return Stamp(
      size: Int(facts.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec,
      number: UInt64(facts.st_ino))
  }
}
