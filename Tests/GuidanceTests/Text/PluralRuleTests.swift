import JSON
import Testing

@testable import Guidance

@Suite struct PluralRuleTests {
  /// Reads a rule, and returns its faults, too.
  private func read(_ json: String) throws -> (rule: PluralRule, faults: [String]) {
    let root = try JSONNode(text: #"{"plurals": {"cardinal": \#(json)}}"#.utf8)
    var reader = LanguageReader([root])
    let rule = reader.pluralRule("plurals.cardinal")
    return (rule, reader.faults.map(\.description))
  }

  /// Rules of the Unicode CLDR with numbers of each category.
  @Test(
    arguments: [
      (
        "Latvian",
        """
        {"zero": "n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19 \
        @integer 0, 10~20, 30, 1000, … @decimal 0.0, 10.0, 11.0, …",
        "one": "n % 10 = 1 and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != 2 \
        and f % 10 = 1 @integer 1, 21, 101, … @decimal 0.1, 1.0, 10.1, …",
        "other": "@integer 2~9, 22~29, 102, … @decimal 0.2~0.9, 1.2~1.9, 10.2, …"}
        """, "zero 10 11 20 100, one 1 21 101, other 2 9 22"
      ),
      (
        "Lithuanian",
        """
        {"one": "n % 10 = 1 and n % 100 != 11..19 @integer 1, 21, 31 @decimal 1.0, 21.0",
        "few": "n % 10 = 2..9 and n % 100 != 11..19 @integer 2~9, 22~29 @decimal 2.0",
        "many": "f != 0 @decimal 0.1~0.9, 1.1~1.7, 10.1", "other": "@integer 0, 10~20, 30, 100"}
        """, "one 1 21 101, few 2 9 22, other 10 11 20 111"
      ),
      (
        "Romanian",
        """
        {"one": "i = 1 and v = 0 @integer 1",
        "few": "v != 0 or n = 0 or n != 1 and n % 100 = 1..19 @integer 0, 2~16, 101, 1001 @decimal 0.0~1.5",
        "other": "@integer 20~35, 100, 1000, 1c6, … @decimal 1c6, …"}
        """, "one 1, few 2 19 101 119, other 20 100 120"
      ),
      (
        "Slovenian",
        """
        {"one": "v = 0 and i % 100 = 1", "two": "v = 0 and i % 100 = 2",
        "few": "v = 0 and i % 100 = 3..4 or v != 0 @integer 3, 4, 103 @decimal 0.0~1.5"}
        """, "one 1 101, two 2 102, few 3 104, other 5 11 100"
      ),
    ])
  func `numbers are in the categories of the CLDR`(
    language: String, json: String, expected: String
  ) throws {
    let (rule, faults) = try read(json)
    #expect(faults == [])
    for row in expected.split(separator: ", ") {
      let words = row.split(separator: " ")
      for number in words.dropFirst() {
        #expect(rule.category(of: Int(number) ?? 0).rawValue == words[0], "\(language) \(number)")
      }
    }
    #expect(rule.categories.last == .other)
  }

  @Test func `decimals count, also zeros at their end`() throws {
    let (rule, _) = try read(#"{"one": "i = 1 and v = 0", "two": "t = 5", "few": "v = 2"}"#)
    #expect(rule.category(of: PluralRule.Number(1)) == .one)
    #expect(rule.category(of: PluralRule.Number(1, digits: "0")) == .other)
    #expect(rule.category(of: PluralRule.Number(1, digits: "50")) == .two)
    #expect(rule.category(of: PluralRule.Number(1, digits: "25")) == .few)
    #expect(rule.category(of: PluralRule.Number(hundredths: 150)) == .two)
    #expect(rule.category(of: PluralRule.Number(hundredths: 125)) == .few)
    #expect(rule.categories == [.one, .other] && rule.decimalCategories == [.two, .few])
  }

  @Test(
    arguments: [
      (#"{"one": "i = 1 and"}"#, "expected a condition such as 'i = 1 and v = 0'"),
      (#"{"one": "x = 1"}"#, "expected a condition"),
      (#"{"one": "i = 5..2"}"#, "expected a condition"),
      (#"{"one": "i % 0 = 1"}"#, "expected a condition"), (#"{"one": ""}"#, "expected a condition"),
      (#"{"one": "i = 1 @integer 1, x"}"#, "expected a condition"),
      (#"{"one": "i = 1 or or v = 0"}"#, "expected a condition"),
      (#"{"one": 1}"#, "expected a condition"),
      (#"{"other": "i = 1"}"#, "expected samples such as '@integer 0, 2~16'"),
      (#"{"one": "i = 1 @integer 1, 2"}"#, "expected 2 to be other"),
      (#"{"one": "i = 1", "other": "@decimal 1.5"}"#, "expected 1.5 to be one"),
    ])
  func `a rule that is none, or whose samples are of another category, is reported`(
    json: String, words: String
  ) throws {
    let faults = try read(json).faults
    #expect(faults.count == 1 && faults[0].contains(words), "\(faults)")
  }

  @Test func `the form for a number takes precedence over its category`() throws {
    let (rule, _) = try read(#"{"one": "i = 1"}"#)
    let ordinals = Plural(forms: ["1": "1re", "one": "{n}er"], other: "{n}e")
    #expect(ordinals.value(1, rule) == "1re" && ordinals.value(2, rule) == "{n}e")
  }
}
