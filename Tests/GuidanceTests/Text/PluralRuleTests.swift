import Testing

@testable import Guidance

@Suite struct PluralRuleTests {
  /// The samples of the Unicode CLDR.
  private static let samples: [(PluralRule, PluralCategory, [Int])] = [
    (.none, .other, [0, 1, 2, 100]), (.one, .one, [1]), (.one, .other, [0, 2, 11, 21]),
    (.zeroOne, .one, [0, 1]), (.zeroOne, .other, [2, 10]), (.oneTwo, .one, [1]),
    (.oneTwo, .two, [2]), (.oneTwo, .other, [0, 3, 12]), (.arabic, .one, [1]), (.arabic, .two, [2]),
    (.arabic, .few, [3, 10, 103, 1010]), (.arabic, .many, [11, 26, 111]),
    (.arabic, .other, [100, 102, 200]), (.eastSlavic, .one, [1, 21, 101]),
    (.eastSlavic, .few, [2, 4, 22, 102]), (.eastSlavic, .many, [0, 5, 11, 14, 19, 111]),
    (.polish, .one, [1]), (.polish, .few, [2, 4, 22, 102]),
    (.polish, .many, [0, 5, 11, 12, 14, 21, 112]), (.czech, .one, [1]), (.czech, .few, [2, 3, 4]),
    (.czech, .other, [0, 5, 22]), (.englishOrdinal, .one, [1, 21, 101]),
    (.englishOrdinal, .two, [2, 22]), (.englishOrdinal, .few, [3, 23]),
    (.englishOrdinal, .other, [4, 11, 12, 13, 111]),
  ]

  @Test(arguments: samples)
  func `numbers are in the categories of the CLDR`(
    rule: PluralRule, category: PluralCategory, numbers: [Int]
  ) {
    for number in numbers { #expect(rule.category(of: number) == category, "\(number)") }
    #expect(rule.categories.contains(category) && rule.categories.last == .other)
  }

  @Test func `the form for a number takes precedence over its category`() {
    let ordinals = Plural(forms: ["1": "1re", "one": "{n}er"], other: "{n}e")
    #expect(ordinals.value(1, .one) == "1re" && ordinals.value(2, .one) == "{n}e")
  }
}
