import TextSafety

/// A value in a rule file with its place for error messages.
struct RuleValue {
  /// A path such as `files[0].tolerance`; empty for the whole file.
  var place = ""
  var json: JSON

  func fault(_ finding: String) -> GoldenError {
    .badRules(place: place.isEmpty ? "the rules" : place, finding: finding)
  }

  /// Returns the value itself if it is an object with only known members.
  func object(_ known: [String]) throws(GoldenError) -> RuleValue {
    guard case .object(let members) = json else { throw fault("not an object") }
    if let name = members.map(\.name).sorted().first(where: { !known.contains($0) }) {
      throw fault("unknown key '\(name)'; use \(known.joined(separator: ", "))")
    }
    return self
  }

  /// The member, or `nil` if it is absent or null.
  subscript(name: String) -> RuleValue? {
    guard let value = json[name], value != .null else { return nil }
    return RuleValue(place: place.isEmpty ? name : "\(place).\(name)", json: value)
  }

  func member(_ name: String) throws(GoldenError) -> RuleValue {
    guard let value = self[name] else { throw fault("no '\(name)'; add it") }
    return value
  }

  func elements() throws(GoldenError) -> [RuleValue] {
    guard case .array(let elements) = json else { throw fault("not an array") }
    return elements.enumerated().map { RuleValue(place: "\(place)[\($0)]", json: $1) }
  }

  func text() throws(GoldenError) -> String {
    guard let text = json.text else { throw fault("not a string") }
    return text
  }

  func word<Word: RawRepresentable<String> & CaseIterable>() throws(GoldenError) -> Word {
    let text = try text()
    guard let word = Word(rawValue: text) else {
      let words = Word.allCases.map(\.rawValue).joined(separator: " or ")
      throw fault("is '\(text)'; expected \(words)")
    }
    return word
  }

  /// Returns a number from 0 to 1.
  func share() throws(GoldenError) -> Double {
    let number: Double
    switch json {
    case .integer(let whole): number = Double(whole)
    case .number(let fraction): number = fraction
    default: throw fault("not a number")
    }
    guard (0...1).contains(number) else { throw fault("is \(number); expected 0 to 1") }
    return number
  }

  func number(in range: ClosedRange<Int>) throws(GoldenError) -> Int {
    guard case .integer(let number) = json else { throw fault("not a whole number") }
    guard range.contains(number) else {
      let limit = range.upperBound == .max ? "or more" : "to \(range.upperBound)"
      throw fault("is \(number); expected \(range.lowerBound) \(limit)")
    }
    return number
  }
}
