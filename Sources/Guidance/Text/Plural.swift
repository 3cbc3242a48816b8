/// A value for each plural category, or for single numbers.
struct ByNumber<Value: Sendable>: Sendable {
  /// By a number in digits, or by the name of a category.
  var forms: [String: Value] = [:]
  var other: Value

  func value(_ number: Int, _ rule: PluralRule) -> Value {
    if forms.isEmpty { return other }
    return forms[String(number)] ?? forms[rule.category(of: number).rawValue] ?? other
  }

  /// The value for a number in hundredths, 0 or more, whose key is as `1.5`.
  func value(hundredths: Int, _ rule: PluralRule) -> Value {
    let (whole, part) = hundredths.quotientAndRemainder(dividingBy: 100)
    guard part > 0 else { return value(whole, rule) }
    let key = "\(whole)." + (part % 10 == 0 ? "\(part / 10)" : part < 10 ? "0\(part)" : "\(part)")
    return forms[key] ?? forms[rule.category(ofHundredths: hundredths).rawValue] ?? other
  }
}

/// A text with the number as `{n}`.
typealias Plural = ByNumber<String>

enum PluralCategory: String, Sendable, CaseIterable {
  case one, two, few, many, other
}

/// A plural rule for whole numbers, from the Unicode CLDR.
enum PluralRule: String, Sendable, CaseIterable {
  /// No distinction, as in Japanese and Chinese.
  case none
  /// 1 and others, as in English.
  case one
  /// 0 and 1, and others, as in French.
  case zeroOne = "zero-one"
  /// 1, 2 and others, as in Hebrew.
  case oneTwo = "one-two"
  case arabic
  /// As in Russian and Ukrainian.
  case eastSlavic = "east-slavic"
  case polish
  /// As in Czech and Slovak.
  case czech
  /// 1st, 2nd, 3rd, 4th.
  case englishOrdinal = "english-ordinal"

  /// The categories of a text with several forms, `other` last.
  var categories: [PluralCategory] {
    switch self {
    case .none: [.other]
    case .one, .zeroOne: [.one, .other]
    case .oneTwo: [.one, .two, .other]
    case .arabic: [.one, .two, .few, .many, .other]
    case .eastSlavic, .polish: [.one, .few, .many, .other]
    case .czech: [.one, .few, .other]
    case .englishOrdinal: [.one, .two, .few, .other]
    }
  }

  /// The category of a number in hundredths, with visible decimals.
  func category(ofHundredths number: Int) -> PluralCategory {
    switch self {
    case _ where number % 100 == 0: category(of: number / 100)
    case .zeroOne: number < 200 ? .one : .other
    case .czech: .many
    default: .other
    }
  }

  func category(of number: Int) -> PluralCategory {
    let (tens, last) = (number % 100, number % 10)
    let isFew = (2...4).contains(last) && !(12...14).contains(tens)
    switch self {
    case .none: return .other
    case .one: return number == 1 ? .one : .other
    case .zeroOne: return number < 2 ? .one : .other
    case .oneTwo: return number == 1 ? .one : number == 2 ? .two : .other
    case .arabic:
      if number == 1 || number == 2 { return number == 1 ? .one : .two }
      return (3...10).contains(tens) ? .few : tens > 10 ? .many : .other
    case .eastSlavic: return last == 1 && tens != 11 ? .one : isFew ? .few : .many
    case .polish: return number == 1 ? .one : isFew ? .few : .many
    case .czech: return number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case .englishOrdinal:
      if (11...13).contains(tens) { return .other }
      return last == 1 ? .one : last == 2 ? .two : last == 3 ? .few : .other
    }
  }
}
