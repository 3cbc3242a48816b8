import Faults
#if !hasFeature(Embedded)
  import Files
  import SystemLibraries
#endif

/// The time zones that the system knows, by their IANA names.
enum SystemZones {
  #if hasFeature(Embedded)
    private static let folder = "a system"

    private static func file(_ name: String) -> [UInt8]? { nil }
  #else
    /// The folder of the files, which the environment variable `TZDIR` changes.
    private static var folder: String {
      ProcessInfo.processInfo.environment["TZDIR"] ?? "/usr/share/zoneinfo"
    }

    private static func file(_ name: String) -> [UInt8]? {
      try? RegularFile.read("\(folder)/\(name)")
    }
  #endif

  /// The rules of a zone, such as `Europe/Berlin` or `UTC`.
  ///
  /// Throws `Fault.badTimeZone` for other names, and a `Fault` where the system has no zones.
  static func rules(of name: String) throws(Fault) -> ZoneRules {
    if ["GMT", "UTC"].contains(name) { return ZoneRules(offset: 0) }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts.allSatisfy(isWord) else { throw .badTimeZone(name) }
    guard let bytes = file(name), let rules = ZoneRules(bytes) else {
      guard names.isEmpty else { throw .badTimeZone(name) }
      throw Fault(
        "the system has no time zones in \(folder)",
        remedy: "install tzdata, or write an offset such as +02:00")
    }
    return rules
  }

  private static func isWord(_ part: Substring) -> Bool {
    !part.isEmpty
      && part.utf8.allSatisfy {
        (65...90).contains($0 & 0xDF) || (48...57).contains($0) || [0x2B, 0x2D, 0x5F].contains($0)
      }
  }

  /// The names of one zone for each region of the world, sorted; empty where the system has none.
  static var names: [String] {
    let bytes = file("zone.tab") ?? []
    let lines = bytes.split(separator: 0x0A).filter { $0.first != UInt8(ascii: "#") }
    return lines.compactMap { line in
      let fields = line.split(separator: 0x09)
      return fields.count >= 3 ? String(decoding: fields[2], as: UTF8.self) : nil
    }.sorted()
  }
}
