// A case without payload is stored as one byte that counts the cases. As a key for tables it takes a
// fraction of the time of the raw value, which is a text to hash.

extension ManeuverKind {
  /// The place among all kinds, from 0.
  package var ordinal: Int { Int(unsafe unsafeBitCast(self, to: UInt8.self)) }
}

extension DrivingSideSource {
  /// The place among all sources, from 0.
  package var ordinal: Int { Int(unsafe unsafeBitCast(self, to: UInt8.self)) }
}
