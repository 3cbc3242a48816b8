package import Faults

// For files that people write: what is not as it must be is a fault with its place and a remedy.

extension JSONNode {
  /// A fault of this value.
  package func fault(_ finding: String, remedy: String) -> Fault {
    Fault(at: place, finding, remedy: remedy)
  }

  /// Throws unless this is an object with no other keys than these.
  package func expectKeys(_ known: [String]) throws(Fault) {
    guard isObject else { throw fault("not an object", remedy: "write it in braces") }
    guard let name = members.map({ $0.name }).first(where: { !known.contains($0) }) else { return }
    let remedy = name.suggestion(among: known) ?? "use " + known.joined(separator: ", ")
    throw fault("unknown key '\(name)'", remedy: remedy)
  }

  /// The value of a key; throws where it is absent or null.
  package func member(_ name: String) throws(Fault) -> JSONNode {
    guard let value = self[name] else {
      throw isObject
        ? fault("no '\(name)'", remedy: "add it")
        : fault("not an object", remedy: "write it in braces")
    }
    return value
  }

  /// The keys and values of an object, by name; throws for other values.
  package func expectMembers() throws(Fault) -> [(name: String, value: JSONNode)] {
    guard isObject else { throw fault("not an object", remedy: "write it in braces") }
    return Dictionary(members.map { ($0.name, $0.value) }) { $1 }.sorted { $0.key < $1.key }
      .map { (name: $0.key, value: $0.value) }
  }

  package func expectList() throws(Fault) -> [JSONNode] {
    guard isArray else { throw fault("not a list", remedy: "write it in brackets") }
    return elements
  }

  package func expectText() throws(Fault) -> String {
    guard let string else { throw fault("not a text", remedy: "write it in quotes") }
    return string
  }

  package func expectWord<Word: RawRepresentable<String> & CaseIterable>() throws(Fault) -> Word {
    guard let word = string.flatMap({ Word(rawValue: $0) }) else {
      let words = Word.allCases.map { $0.rawValue }
      let remedy =
        string.flatMap { $0.suggestion(among: words) }
        ?? "expected " + words.joined(separator: " or ")
      throw fault(string.map { "is '\($0)'" } ?? "not a text", remedy: remedy)
    }
    return word
  }

  package func expectNumber(in range: ClosedRange<Double>) throws(Fault) -> Double {
    guard isNumber, let number else {
      throw fault(
        "not a number",
        remedy: "write one from \(JSON.digits(range.lowerBound)) to "
          + JSON.digits(range.upperBound))
    }
    guard range.contains(number) else {
      throw fault(
        "is \(JSON.digits(number))",
        remedy: "expected \(JSON.digits(range.lowerBound)) to \(JSON.digits(range.upperBound))")
    }
    return number
  }

  package func expectWhole(in range: ClosedRange<Int>) throws(Fault) -> Int {
    let limit = range.upperBound == .max ? "or more" : "to \(range.upperBound)"
    guard isNumber, let whole = number.flatMap({ Int(exactly: $0) }) else {
      throw fault("not a whole number", remedy: "write \(range.lowerBound) \(limit)")
    }
    guard range.contains(whole) else {
      throw fault("is \(whole)", remedy: "expected \(range.lowerBound) \(limit)")
    }
    return whole
  }

  package func expectFlag() throws(Fault) -> Bool {
    guard !isString, let flag else { throw fault("not true or false", remedy: "write one of them") }
    return flag
  }
}
