/// A text for each class of numbers, with the number as `{n}`.
struct Plural: Sendable, ExpressibleByStringLiteral {
  var one: String?
  var two: String?
  var few: String?
  var many: String?
  var other: String

  init(
    one: String? = nil, two: String? = nil, few: String? = nil, many: String? = nil, other: String
  ) {
    self.one = one
    self.two = two
    self.few = few
    self.many = many
    self.other = other
  }

  /// The same text for all numbers.
  init(stringLiteral text: String) {
    other = text
  }
}

/// Which numbers a language counts alike, as the Unicode CLDR has it for whole numbers.
enum PluralRule: Sendable {
  /// One and others.
  case one
  /// None and one, and others.
  case zeroOne
  /// One, two and others.
  case oneTwo
  /// One, two, those that end in 3 to 10, those that end in 11 to 99, and others.
  case arabic

  /// The text of some for a number of 0 or more.
  func text(_ texts: Plural, _ number: Int) -> String {
    let text: String? =
      switch (self, number) {
      case (.zeroOne, 0), (_, 1): texts.one
      case (.oneTwo, 2), (.arabic, 2): texts.two
      case (.arabic, _) where (3...10).contains(number % 100): texts.few
      case (.arabic, _) where number % 100 > 10: texts.many
      default: nil
      }
    return text ?? texts.other
  }
}
