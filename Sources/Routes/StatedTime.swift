/// A moment that a response states, with what it says of the clocks at the place.
public struct StatedTime: Hashable, Sendable {
  /// Whole seconds in milliseconds since 1970-01-01T00:00:00Z, within the years 1 to 9998.
  public let milliseconds: Int
  /// The offset of the place's clocks from UTC at the moment, in seconds; nil if unknown.
  public let offset: Int?
  /// The name of the place's time zone by IANA, if the response states it.
  public let zone: String?
  /// Whether the response has no seconds.
  public let isWholeMinute: Bool

  /// Takes a number of milliseconds since 1970-01-01T00:00:00Z; nil if no clock shows it.
  init?(milliseconds: Double?, offset: Int? = nil, zone: String? = nil, isWholeMinute: Bool = false)
  {
    guard let milliseconds, milliseconds.magnitude < 1e15 else { return nil }
    // No clock shows less than seconds.
    let seconds = (milliseconds / 1000).rounded(.down)
    let moment = CivilTime(milliseconds: Int(seconds) * 1000, offset: 0)
    guard (1...9998).contains(moment.date.year), (offset ?? 0).magnitude < 86_400 else {
      return nil
    }
    (self.milliseconds, self.offset) = (moment.milliseconds, offset)
    (self.zone, self.isWholeMinute) = (zone, isWholeMinute)
  }

  /// Parses RFC 3339, also with an offset such as `+0200`.
  ///
  /// A local time without an offset takes that of `local`; nil if that is absent or no offset too.
  init?(_ text: String?, local: String? = nil, zone: String? = nil) {
    guard var text else { return nil }
    // An offset without its colon.
    let tail = text.utf8.suffix(5)
    if text.utf8.count > 16, tail.first == UInt8(ascii: "+") || tail.first == UInt8(ascii: "-"),
      tail.dropFirst().allSatisfy({ (48...57).contains($0) })
    {
      text.insert(":", at: text.index(text.endIndex, offsetBy: -2))
    }
    guard let time = CivilTime(rfc3339: text, zone: local.flatMap(CivilTime.offset)) else {
      return nil
    }
    self.init(
      milliseconds: Double(time.milliseconds), offset: time.offset, zone: zone,
      isWholeMinute: !text.utf8.dropFirst(16).starts(with: ":".utf8))
  }

  /// The same moment some seconds later.
  func later(by seconds: Double) -> StatedTime? {
    StatedTime(
      milliseconds: Double(milliseconds) + seconds * 1000, offset: offset, zone: zone,
      isWholeMinute: isWholeMinute)
  }

  /// The same moment, of which only UTC is known.
  var withoutPlace: StatedTime? { StatedTime(milliseconds: Double(milliseconds)) }
}
