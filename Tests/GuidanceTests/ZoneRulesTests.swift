import Files
import Foundation
import TestSupport
import Testing

@testable import Guidance

/// Compares with `date`, which reads the same files with code of its own.
@Suite(.enabled(if: SystemZones.names.count > 100, "no time zones on this system"))
struct ZoneRulesTests {
  /// Moments from 1850 to 2450, of which those since 1970 are closer together.
  private static let moments =
    (0..<90).map { -3_786_825_600 + $0 * 63_000_017 } + (0..<160).map { 3 + $0 * 12_345_677 }
    + (0..<40).map { 1_972_222_222 + $0 * 333_333_331 }

  /// The offsets that `date` tells for a value of `TZ`, in whole minutes as seconds.
  private static func offsets(_ zone: String) throws -> [Int] {
    let words = [
      "sh", "-c",
      "printf '@%s\\n' \(moments.map(String.init).joined(separator: " ")) | date -f - +%:z",
    ]
    var environment = ProcessInfo.processInfo.environment
    environment["TZ"] = zone
    let (end, bytes) = try ChildProgram(words, environment: environment).run(.output)
    #expect(end == .exit(0))
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
      let parts = line.dropFirst().split(separator: ":").compactMap { Int($0) }
      return (line.hasPrefix("-") ? -60 : 60) * (parts[0] * 60 + parts[1])
    }
  }

  private static func minutes(_ seconds: Int) -> Int { seconds / 60 * 60 }

  @Test func `each zone has the offsets that the C library reads from the same file`() throws {
    #expect(SystemZones.names.count > 300)
    for name in SystemZones.names {
      let rules = try SystemZones.rules(of: name)
      let own = Self.moments.map { Self.minutes(rules.offset(at: Int64($0))) }
      let other = try Self.offsets(name)
      let first = zip(Self.moments, zip(own, other)).first { $1.0 != $1.1 }
      #expect(
        own == other, "\(name) at \(first?.0 ?? 0): \(first?.1.0 ?? 0), not \(first?.1.1 ?? 0)")
    }
  }

  @Test(arguments: [
    "CET-1CEST,M3.5.0,M10.5.0/3", "IST-1GMT0,M10.5.0,M3.5.0/1", "<-02>2<-01>,M3.5.0/-1,M10.5.0/0",
    "NZST-12NZDT,M9.5.0,M4.1.0/3", "EST5EDT,M3.2.0,M11.1.0", "<+0545>-5:45", "AAA3BBB,J60/0,J300",
    "AAA-3BBB,59/0,299/2:30", "AAA3BBB4:15:30,M12.5.6/1,M1.1.1",
  ])
  func `each form of a rule for all years means what it means to the C library`(rule: String) throws
  {
    let parsed = try #require(SeasonRule(rule.utf8))
    let other = try Self.offsets(rule)
    for (moment, offset) in zip(Self.moments, other) where moment >= 0 {
      #expect(Self.minutes(parsed.offset(at: Int64(moment))) == offset, "\(rule) at \(moment)")
    }
  }

  @Test(arguments: [
    "", "C", "CET", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-25", "CET-1CEST,M13.5.0,M10.5.0",
    "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.5.0,M10.5.0/168", "CET-1CEST,M3.5.0,M10.5.0x",
    "<CET-1",
    "CET-1CEST,J0,J300", "CET-1CEST,366,3",
  ])
  func `what is no rule is refused`(rule: String) { #expect(SeasonRule(rule.utf8) == nil) }

  @Test func `a file that is cut short or changed never stops the program`() throws {
    let path =
      (ProcessInfo.processInfo.environment["TZDIR"] ?? "/usr/share/zoneinfo") + "/Europe/Berlin"
    let bytes = try RegularFile.read(path)
    #expect(ZoneRules(bytes) != nil)
    for count in stride(from: 0, to: bytes.count - 30, by: 7) {
      #expect(ZoneRules(Array(bytes[..<count])) == nil, "\(count) bytes")
    }
    var random = SeededRandom(seed: 51)
    for _ in 0..<300 {
      var changed = bytes
      for _ in 0..<4 { changed[random.int(4...119)] = .random(in: 0...255, using: &random) }
      for moment: Int64 in [-4_000_000_000, 0, 4_000_000_000] {
        _ = ZoneRules(changed)?.offset(at: moment)
      }
    }
  }
}
