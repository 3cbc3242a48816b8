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
    // A number of up to fifteen digits is the only one of them for its double, and so the shortest.
    let thousandths = (number.magnitude * 1000).rounded()
    guard thousandths >= 1, thousandths < 1e15, thousandths / 1000 == number.magnitude else {
      let digits = String(try JSONWriter.digits(of: number))
      return put(Array(digits.utf8)[...])
    }
    if number < 0 { put(UInt8(ascii: "-")) }
    let (whole, part) = UInt64(thousandths).quotientAndRemainder(dividingBy: 1000)
    putDigits(whole)
    put(UInt8(ascii: "."))
    put(0x30 + UInt8(part / 100))
    if part % 100 > 0 { put(0x30 + UInt8(part / 10 % 10)) }
    if part % 10 > 0 { put(0x30 + UInt8(part % 10)) }
  }
}
