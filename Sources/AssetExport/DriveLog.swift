public import Guidance

/// Writes the events of a drive as JSON Lines.
public struct DriveLog: Sendable {
  private let guides: [Guide]
  /// The time of the last event and its text, since many events share one.
  private var clock: (milliseconds: Int, text: String)?
  private var json = JSONText(isPretty: false)

  /// Makes a log of a drive.
  public init(_ drive: Drive, routes: Int) {
    guides = (0..<routes).map { drive.guide(ofRoute: $0) }
  }

  /// An event as one line of JSON with its line end, the keys sorted.
  ///
  /// - Returns: The bytes of the line; room for the next event is kept behind them.
  /// - Throws: `EncodingError` for a number that is not finite.
  public mutating func line(_ event: DriveEvent) throws -> ArraySlice<UInt8> {
    json.restart(depth: 0, isFresh: true)
    try json.value(DriveRecord(event: event, time: text(event), guides: guides))
    json.put(0x0A)
    return json.bytes
  }

  /// The time of day, with thousandths where it has any.
  private mutating func text(_ event: DriveEvent) -> String? {
    guard let time = event.time else { return nil }
    if let clock, clock.milliseconds == time.milliseconds { return clock.text }
    var text = time.text
    let thousandths = (time.milliseconds % 1000 + 1000) % 1000
    if thousandths > 0 {
      // Before the offset, which is `Z` or six characters.
      let place = text.index(text.endIndex, offsetBy: text.hasSuffix("Z") ? -1 : -6)
      let digits = "\(1000 + thousandths)".dropFirst()
      text.insert(contentsOf: "." + digits, at: place)
    }
    clock = (time.milliseconds, text)
    return text
  }
}
