import Driving
package import Guidance
import Escaping

/// The formats of a script.
package enum ScriptFormat: String, CaseIterable, Sendable {
  case text, jsonl, srt, vtt
}

/// What is said on a drive along a route, with its times.
package struct AnnouncementScript {
  private let log: DriveLog
  private let events: [DriveEvent]
  private let lines: [(start: Int, announcement: CardAnnouncement)]

  package init(_ route: GuidedRoute) {
    log = DriveLog(route.guide)
    events = route.script()
    lines = events.compactMap { event in
      guard case .announcement(let announcement, _, _) = event.content else { return nil }
      return (event.milliseconds, announcement)
    }
  }

  package var isEmpty: Bool { lines.isEmpty }

  package func bytes(_ format: ScriptFormat) -> [UInt8] {
    switch format {
    case .text: Array(text.utf8)
    case .jsonl: events.reduce(into: []) { $0 += log.line($1) }
    case .srt: Array(cues { $0 + 1 }.utf8)
    case .vtt: Array(("WEBVTT\n\n" + cues { _ in nil }).utf8)
    }
  }

  private var text: String {
    let times = lines.map { Self.clock($0.start).prefix { $0 != "." } }
    let width = times.map { $0.count }.max() ?? 0
    return zip(times, lines).map { time, line in
      String(repeating: " ", count: width - time.count) + time + "  "
        + Printable.prose(line.announcement.text) + "\n"
    }.joined()
  }

  /// Cues last as long as the speech, at most until the next; `number` is only for SubRip.
  private func cues(number: (Int) -> Int?) -> String {
    lines.enumerated().map { place, line in
      let next = place + 1 < lines.count ? lines[place + 1].start : .max
      let end = min(line.start + Int(line.announcement.duration * 1000), max(next, line.start + 1))
      let own = number(place)
      let times = [line.start, end].map { time in
        let clock = Self.clock(time, isWhole: true)
        return own == nil ? clock : clock.replacing(".", with: ",")
      }
      // SubRip players parse tags but no character references, so `<` and `>` are dropped.
      let text = Printable.prose(line.announcement.text)
      return (own.map { "\($0)\n" } ?? "") + times.joined(separator: " --> ") + "\n"
        + (own == nil ? XMLText.escaped(text) : text.filter { !"<>".contains($0) }) + "\n\n"
    }.joined()
  }

  /// As `1:05.250` or `1:01:05.250`; whole as `00:01:05.250`.
  private static func clock(_ milliseconds: Int, isWhole: Bool = false) -> String {
    func padded(_ number: Int, _ count: Int) -> String {
      String(repeating: "0", count: max(0, count - "\(number)".count)) + "\(number)"
    }
    let seconds = milliseconds / 1000
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let tail = padded(seconds % 60, 2) + "." + padded(milliseconds % 1000, 3)
    if isWhole || hours > 0 {
      return padded(hours, isWhole ? 2 : 1) + ":" + padded(minutes, 2) + ":" + tail
    }
    return "\(minutes):" + tail
  }
}
