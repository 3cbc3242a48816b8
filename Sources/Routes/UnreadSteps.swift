import JSON

/// The steps in a response of which no step was read.
///
/// They are an array of two or more objects of which at least half hold a word and a measure: a text
/// with a letter, and a text or number in a member, or in objects of a member, whose name speaks of a
/// place, a length or a time. Neither it nor an array in it was read: readers count the elements of
/// routes, legs and steps. `sentences.txt` lists such names, and those of arrays of other things, such
/// as waypoints and incidents. Values in 100 others, and the 1,000th name and more, are not looked at.
struct UnreadSteps {
  /// The array with the most objects, the innermost and first one of several; nil if there is none.
  private(set) var found: (array: JSONNode, count: Int)?
  private var meanings: [String: Signs] = [:]

  init(in response: JSONNode) { _ = signs(of: response, named: [], 0) }

  private struct Signs: OptionSet {
    let rawValue: UInt8
    static let (word, measure) = (Signs(rawValue: 1), Signs(rawValue: 2))
    static let (read, other) = (Signs(rawValue: 4), Signs(rawValue: 8))
  }

  private mutating func signs(of node: JSONNode, named name: Signs, _ depth: Int) -> Signs {
    if node.isNumber || node.isString {
      if name.contains(.measure) { return .measure }
      return node.text?.contains { $0.isLetter } == true ? .word : []
    }
    var signs: Signs = node.isCounted ? .read : []
    let (inherited, next) = (name.intersection(.measure), depth + 1)
    for (member, value) in node.members where depth < 100 {
      signs.formUnion(self.signs(of: value, named: meaning(of: member).union(inherited), next))
    }
    var (objects, steps) = (0, 0)
    for element in node.elements where depth < 100 {
      let part = self.signs(of: element, named: element.isObject ? [] : inherited, next)
      signs.formUnion(part)
      objects += element.isObject ? 1 : 0
      steps += element.isObject && part.isSuperset(of: [.word, .measure]) ? 1 : 0
    }
    if node.isArray, name.contains(.other) { return signs.intersection(.read) }
    if objects > max(1, found?.count ?? 0), 2 * steps >= objects, !signs.contains(.read) {
      found = (node, objects)
    }
    return signs
  }

  private mutating func meaning(of name: String) -> Signs {
    if let known = meanings[name] { return known }
    guard meanings.count < 1000, name.utf8.count < 100 else { return [] }
    let word = name.lowercased()
    let isMeasure = WordList["measures"].contains(word)
    let hasMeasure = isMeasure || WordList["measures in part"].contains(where: word.contains)
    let isOther = WordList["other parts"].contains(where: word.withoutEnd("s").hasSuffix)
    let meaning: Signs = [hasMeasure ? .measure : [], isOther ? .other : []]
    meanings[name] = meaning
    return meaning
  }
}
