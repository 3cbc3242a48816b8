import TextSafety
import Faults

/// A value in a rule file with its place for error messages.
struct RuleValue {
  /// A path such as `files[0].tolerance`; empty for the whole file.
  var place = ""
  var json: JSON

  func fault(_ finding: String, remedy: String) -> Fault {
    Fault(at: place.isEmpty ? "the rules" : place, finding, remedy: remedy)
  }

  /// Returns the value itself if it is an object with only known members.
  func object(_ known: [String]) throws(Fault) -> RuleValue {
    guard case .object(let members) = json else {
      throw fault("not an object", remedy: "write it in braces")
    }
    if let name = members.map(\.name).sorted().first(where: { !known.contains($0) }) {
      throw fault("unknown key '\(name)'", remedy: "use \(known.joined(separator: ", "))")
    }
    return self
  }

  /// The member, or `nil` if it is absent or null.
  subscript(name: String) -> RuleValue? {
    guard let value = json[name], value != .null else { return nil }
    return RuleValue(place: place.isEmpty ? name : "\(place).\(name)", json: value)
  }

  func member(_ name: String) throws(Fault) -> RuleValue {
    guard let value = self[name] else { throw fault("no '\(name)'", remedy: "add it") }
    return value
  }

  func elements() throws(Fault) -> [RuleValue] {
    guard case .array(let elements) = json else {
      throw fault("not a list", remedy: "write it in brackets")
    }
    return elements.enumerated().map { RuleValue(place: "\(place)[\($0)]", json: $1) }
  }

  func text() throws(Fault) -> String {
    guard let text = json.text else { throw fault("not a text", remedy: "write it in quotes") }
    return text
  }

  func word<Word: RawRepresentable<String> & CaseIterable>() throws(Fault) -> Word {
    let text = try text()
    guard let word = Word(rawValue: text) else {
      let words = Word.allCases.map(\.rawValue).joined(separator: " or ")
      throw fault("is '\(text)'", remedy: "expected \(words)")
    }
    return word
  }

  /// Returns a number from 0 to 1.
  func share() throws(Fault) -> Double {
    let number: Double
    switch json {
    case .integer(let whole): number = Double(whole)
    case .number(let fraction): number = fraction
    default: throw fault("not a number", remedy: "write one from 0 to 1")
    }
    guard (0...1).contains(number) else { throw fault("is \(number)", remedy: "expected 0 to 1") }
    return number
  }

  func number(in range: ClosedRange<Int>) throws(Fault) -> Int {
    let limit = range.upperBound == .max ? "or more" : "to \(range.upperBound)"
    guard case .integer(let number) = json else {
      throw fault("not a whole number", remedy: "write \(range.lowerBound) \(limit)")
    }
    guard range.contains(number) else {
      throw fault("is \(number)", remedy: "expected \(range.lowerBound) \(limit)")
    }
    return number
  }
}
