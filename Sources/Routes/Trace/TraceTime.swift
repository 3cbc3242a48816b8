/// The times of recordings.
enum TraceTime {
  /// Milliseconds since 1970 for a time as RFC 3339 writes it; nothing for other texts.
  static func milliseconds(_ text: String) -> Int? {
    guard let seconds = Timestamp.seconds(text) else { return nil }
    // `Timestamp` reads whole seconds; the fraction stands after them.
    let tail = text.dropFirst(19)
    guard tail.first == "." || tail.first == "," else { return Int(seconds) * 1000 }
    let digits = tail.dropFirst().prefix { $0.isASCII && $0.isNumber }.prefix(3)
    guard let fraction = Int(digits) else { return nil }
    let scale = [1: 100, 2: 10, 3: 1][digits.count] ?? 1
    return Int(seconds) * 1000 + fraction * scale
  }

  /// Milliseconds for a number: of seconds from a start, or since 1970 in seconds from 2001 on, or
  /// in milliseconds.
  static func milliseconds(_ number: Double) -> (milliseconds: Int, isAbsolute: Bool)? {
    guard number >= 0, number < 1e15 else { return nil }
    if number >= 1e11 { return (Int(number.rounded()), true) }
    return (Int((number * 1000).rounded()), number >= 1e9)
  }
}
