extension JSONText {
  /// Writes a whole number.
  mutating func value(_ number: Int) {
    if number < 0 { put(UInt8(ascii: "-")) }
    putDigits(UInt64(number.magnitude))
  }

  private mutating func putDigits(_ number: UInt64) {
    var length = 1
    var rest = number / 10
    while rest > 0 {
      length += 1
      rest /= 10
    }
    makeRoom(for: length)
    rest = number
    var place = count + length
    count = place
    var target = storage.mutableSpan
    for _ in 0..<length {
      place -= 1
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      target[place] = 0x30 + UInt8(truncatingIfNeeded: digit)
      rest = quotient
    }
  }

  /// Writes a number that is finite.
  mutating func value(_ number: Double) throws {
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53,
      whole != 0 || number.sign == .plus
    {
      return value(whole)
    }
    if put(number, parts: 1000, decimals: 3) || put(number, parts: 10_000_000, decimals: 7) {
      return
    }
    let digits = String(try JSONWriter.digits(of: number))
    put(Array(digits.utf8)[...])
  }

  /// Writes a number that has few decimals.
  ///
  /// A number of up to fifteen digits is the only one of them for its double, and so the shortest.
  ///
  /// - Parameters:
  ///   - number: Any number that is not whole.
  ///   - parts: A power of ten.
  ///   - decimals: Which one.
  /// - Returns: Whether the number is one of as many decimals, from 0.001 on, and is written.
  private mutating func put(_ number: Double, parts: UInt64, decimals: Int) -> Bool {
    let scaled = (number.magnitude * Double(parts)).rounded()
    guard number.magnitude >= 0.001, scaled < 1e15, scaled / Double(parts) == number.magnitude
    else { return false }
    if number < 0 { put(UInt8(ascii: "-")) }
    var (whole, part) = UInt64(scaled).quotientAndRemainder(dividingBy: parts)
    putDigits(whole)
    put(UInt8(ascii: "."))
    var length = decimals
    while part % 10 == 0 {
      part /= 10
      length -= 1
    }
    makeRoom(for: length)
    for place in stride(from: count + length - 1, through: count, by: -1) {
      storage[place] = 0x30 + UInt8(part % 10)
      part /= 10
    }
    count += length
    return true
  }
}
