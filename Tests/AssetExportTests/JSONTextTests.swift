import Testing

@testable import AssetExport

@Suite struct JSONTextTests {
  private func written(keepsPieces: Bool, isPretty: Bool) throws -> [UInt8] {
    var json = JSONText(isPretty: isPretty, keepsPieces: keepsPieces)
    json.begin(UInt8(ascii: "{"))
    json.name("list")
    json.begin(UInt8(ascii: "["))
    // More keys than there are places for, each twice, at two depths.
    for round in 0..<2 {
      for key in 0..<3000 {
        json.next()
        json.piece(.meters, key) { json in
          json.begin(UInt8(ascii: "{"))
          json.member("key \(key)", "a text of its own, \(key % 7 == 0 ? "\"quoted\"" : "plain")")
        }
        if key % 3 == round {
          json.piece(.time) { json in
            json.name("deeper")
            json.begin(UInt8(ascii: "["))
            json.end(UInt8(ascii: "]"))
          }
        }
        json.end(UInt8(ascii: "}"))
      }
    }
    json.end(UInt8(ascii: "]"))
    json.end(UInt8(ascii: "}"))
    return [UInt8](json.bytes)
  }

  @Test(arguments: [true, false])
  func `pieces that are kept are written as they would be anew`(isPretty: Bool) throws {
    #expect(
      try written(keepsPieces: true, isPretty: isPretty)
        == written(keepsPieces: false, isPretty: isPretty))
  }

  @Test func `numbers are written with the fewest digits that tell them apart`() throws {
    var numbers = [
      0, 0.001, 0.0009, 0.1, 0.25, 1.005, 123.456, 999.999, 1e11 + 0.125, 999_999_999_999.999, 1e15,
      1e16, 1e-5, .leastNonzeroMagnitude, 0.1 + 0.2, 2.0 / 3, 1e300, 4_503_599_627_370_497.5,
    ]
    for step in 1...3000 { numbers.append(Double(step) * 1.37 / 8) }
    for step in 1...3000 { numbers.append(Double(step * 7919) / 1000) }
    for step in 1...3000 { numbers.append(Double(step * 7919 * 7907) / 10_000_000) }
    for step in 1...3000 { numbers.append(Double(step * step * 7919) / 100_000_000) }
    numbers += [0.001_000_1, 0.000_999_9, 99_999_999.999_999_9, 100_000_000.000_000_1, 7e-7]
    for number in numbers + numbers.map({ -$0 }) {
      var json = JSONText(isPretty: false)
      try json.value(number)
      let text = String(decoding: json.bytes, as: UTF8.self)
      #expect(try text == JSONWriter.digits(of: number))
      #expect(Double(text) == number)
    }
  }

  @Test func `whole numbers are written in full`() {
    for number in [0, 7, 10, 99, 100, -1, -10, Int.max, Int.min] {
      var json = JSONText(isPretty: false)
      json.value(number)
      #expect(String(decoding: json.bytes, as: UTF8.self) == "\(number)")
    }
  }
}
