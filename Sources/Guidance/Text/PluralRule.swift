/// A plural category of the Unicode CLDR; `other` is for numbers of no other one.
enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// A plural rule: a condition for each category, in the syntax of the Unicode CLDR.
///
/// Source of the syntax and of the operands: Unicode Technical Standard 35, part 3, "Language Plural
/// Rules". No number here is in compact notation, so that `c` and `e` are 0.
struct PluralRule: Sendable {
  /// A number with its visible decimals, without a sign.
  struct Number: Sendable {
    var whole: Int
    /// The visible digits after the point, with zeros at the end.
    var digits = ""

    init(_ whole: Int, digits: String = "") {
      self.whole = whole
      self.digits = digits
    }

    init(hundredths: Int) {
      let part = hundredths % 100
      let digits = part % 10 == 0 ? "\(part / 10)" : part < 10 ? "0\(part)" : "\(part)"
      self.init(hundredths / 100, digits: part == 0 ? "" : digits)
    }

    /// Reads digits, maybe with a point between them.
    init?(_ text: some StringProtocol) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count <= 2, let whole = Int(parts[0]),
        parts.allSatisfy({ !$0.isEmpty && $0.count < 10 && $0.allSatisfy { $0.isNumber } })
      else { return nil }
      self.init(whole, digits: parts.count == 2 ? String(parts[1]) : "")
    }
  }

  /// `n % 10 = 2..4`, or with `!=`.
  struct Relation: Sendable {
    var operand: Character
    var divisor: Int?
    var ranges: [ClosedRange<Int>]
    var isNegated: Bool

    func holds(_ number: Number) -> Bool {
      let zeros = number.digits.reversed().prefix { $0 == "0" }.count
      let trimmed = number.digits.dropLast(zeros)
      // No range has a number with decimals.
      if operand == "n", !trimmed.isEmpty { return isNegated }
      let value =
        switch operand {
        case "n", "i": number.whole
        case "v": number.digits.count
        case "w": trimmed.count
        case "f": Int(number.digits) ?? 0
        case "t": Int(trimmed) ?? 0
        default: 0
        }
      let found = divisor.map { value % $0 } ?? value
      return ranges.contains { $0.contains(found) } != isNegated
    }
  }

  /// A category has one of its alternatives, each with all of its relations.
  typealias Row = (category: PluralCategory, alternatives: [[Relation]])

  private var rows: [Row] = []
  /// The categories that whole numbers have, `other` last.
  private(set) var categories: [PluralCategory] = [.other]
  /// The categories of the decimals that are written: halves and quarters.
  private(set) var decimalCategories: [PluralCategory] = [.other]

  /// The rule without distinctions, as in Japanese.
  init() {}

  /// Creates a rule of conditions; the first that holds decides.
  init(_ rows: [Row]) {
    self.rows = rows
    let whole = Set((1...220).map { category(of: $0) })
    let halves = Set(
      stride(from: 25, to: 1100, by: 25).filter { $0 % 100 != 0 }.map {
        category(of: Number(hundredths: $0))
      })
    categories = PluralCategory.allCases.filter { whole.contains($0) || $0 == .other }
    decimalCategories = PluralCategory.allCases.filter(halves.contains)
  }

  func category(of number: Number) -> PluralCategory {
    rows.first { row in
      row.alternatives.contains { $0.allSatisfy { $0.holds(number) } }
    }?.category ?? .other
  }

  func category(of number: Int) -> PluralCategory { category(of: Number(number)) }
}

/// Reads a condition such as `v = 0 and i % 10 = 2..4 @integer 2~4, 22, …`.
struct PluralCondition {
  private(set) var alternatives: [[PluralRule.Relation]] = []
  /// The numbers after `@integer` and `@decimal`, which must be of the category.
  private(set) var samples: [PluralRule.Number] = []

  /// Parses a condition such as `i = 1 and v = 0`; `nil` for another text.
  init?(_ text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    for part in parts.dropFirst() {
      guard let end = part.firstIndex(of: " "), ["integer", "decimal"].contains(part[..<end]),
        add(samples: part[end...])
      else { return nil }
    }
    let words = parts[0].split(separator: " ")
    guard !words.isEmpty else { return }
    for alternative in words.split(separator: "or", omittingEmptySubsequences: false) {
      let texts = alternative.split(separator: "and", omittingEmptySubsequences: false)
      let relations = texts.compactMap { Self.relation(Array($0)) }
      guard relations.count == texts.count else { return nil }
      alternatives.append(relations)
    }
  }

  /// Reads the words of a relation, such as `n`, `%`, `10`, `=` and `2..4`.
  private static func relation(_ words: [Substring]) -> PluralRule.Relation? {
    let hasDivisor = words.count > 2 && words[1] == "%"
    let divisor = hasDivisor ? Int(words[2]) : nil
    let rest = words.dropFirst(hasDivisor ? 3 : 1)
    guard let operand = words.first, operand.count == 1, "nivwftce".contains(operand),
      hasDivisor == (divisor ?? 0 > 0), let sign = rest.first, ["=", "!="].contains(sign)
    else { return nil }
    let texts = rest.dropFirst().joined().split(separator: ",", omittingEmptySubsequences: false)
    let ranges = texts.compactMap { text -> ClosedRange<Int>? in
      let ends = text.split(separator: "..").compactMap { Int($0) }
      guard let first = ends.first, let last = ends.last, first <= last,
        text == "\(first)" || text == "\(first)..\(last)"
      else { return nil }
      return first...last
    }
    guard ranges.count == texts.count, !ranges.isEmpty else { return nil }
    return PluralRule.Relation(
      operand: Character(String(operand)), divisor: divisor, ranges: ranges,
      isNegated: sign == "!=")
  }

  /// Adds samples such as `2~4, 22, 1.0~1.5, 1c6, …`; numbers in compact notation are left out.
  private mutating func add(samples text: Substring) -> Bool {
    for sample in text.split(separator: ",") {
      let ends = sample.filter { $0 != " " }.split(separator: "~")
      if ends.first == "…" || sample.contains("c") { continue }
      let numbers = ends.compactMap { PluralRule.Number($0) }
      guard numbers.count == ends.count, (1...2).contains(numbers.count) else { return false }
      samples += numbers
    }
    return true
  }
}
