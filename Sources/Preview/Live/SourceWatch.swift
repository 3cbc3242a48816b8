import Foundation

/// Looks at the files that a live page is made of, many times a second.
struct SourceWatch: Sendable {
  /// What identifies a version of a file.
  struct Stamp: Hashable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int
    var number: UInt64
  }

  /// The files that are named one by one.
  private let files: [String]
  /// The folder of SVG files, or nil without one.
  private let folder: String?
  private var folderStamp: Stamp?
  private var icons: [String] = []
  private var looks = 0

  /// The names in the folder are read when it changes, and after as many looks, since a clock may
  /// not tell two changes apart.
  private static let namesPeriod = 25

  init(_ sources: LiveSources) {
    files = (sources.routes + [sources.theme].compactMap(\.self)).map(\.path)
    folder = sources.icons?.appending(path: "maneuvers").path
  }

  /// What the files look like now; what is not there is left out.
  mutating func look() -> [String: Stamp] {
    if let folder {
      let now = Self.stamp(of: folder)
      if now != folderStamp || looks % Self.namesPeriod == 0 {
        folderStamp = now
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        icons = names.filter { $0.hasSuffix(".svg") }.map { "\(folder)/\($0)" }
      }
    }
    looks += 1
    var stamps: [String: Stamp] = [:]
    for path in files + icons { stamps[path] = Self.stamp(of: path) }
    return stamps
  }

  /// Asked many times a second, so without Foundation's dictionaries.
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
