import Faults

/// A declaration of a style sheet or a `style` attribute.
struct SVGDeclaration {
  var name: SVGAttribute
  var value: String
  var isImportant = false

  /// Parses declarations; skips unknown properties and adds parts without a colon to `faults`.
  static func list(_ text: String, faults: inout [String]) -> [SVGDeclaration] {
    var result: [SVGDeclaration] = []
    for part in text.withoutComments.split(separator: ";") {
      let words = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard words.count == 2 else {
        if !part.trimmed.isEmpty { faults.append(part.trimmed) }
        continue
      }
      guard let name = SVGAttribute(rawValue: words[0].trimmed.lowercased()) else { continue }
      var value = words[1].trimmed
      let isImportant = value.lowercased().hasSuffix("!important")
      if isImportant { value = value.dropLast(10).trimmed }
      let names = name == .marker ? [.markerStart, .markerMid, .markerEnd] : [name]
      for name in names {
        result.append(SVGDeclaration(name: name, value: value, isImportant: isImportant))
      }
    }
    return result
  }
}

/// The rules of all `style` elements, by CSS 2.1 with compound selectors.
struct SVGSheet {
  /// A selector such as `path.st0#arrow` with its declarations.
  private struct Rule {
    var element: String?
    var classes: [String] = []
    var ids: [String] = []
    var declarations: [SVGDeclaration] = []

    /// Parses a compound selector; `nil` for combinators, attributes and pseudo-classes.
    init?(_ selector: String) {
      var scanner = SVGScanner(selector)
      let first = scanner.name()
      element = first.isEmpty ? nil : first
      if first.isEmpty, !scanner.skip("*"), scanner.isAtEnd { return nil }
      while !scanner.isAtEnd {
        let isClass = scanner.skip(".")
        guard isClass || scanner.skip("#") else { return nil }
        let name = scanner.name()
        guard !name.isEmpty else { return nil }
        if isClass { classes.append(name) } else { ids.append(name) }
      }
    }

    /// The part of the selector that few elements have.
    var key: String {
      ids.first.map { "#" + $0 } ?? classes.first.map { "." + $0 } ?? element ?? "*"
    }

    var specificity: (Int, Int, Int) { (ids.count, classes.count, element == nil ? 0 : 1) }

    func matches(_ node: XMLNode, hasClass: (String) -> Bool) -> Bool {
      element ?? node.name == node.name && ids.allSatisfy { $0 == node[.id] }
        && classes.allSatisfy(hasClass)
    }
  }

  private var rules: [Rule] = []
  /// The indices of the rules by key.
  private var index: [String: [Int]] = [:]

  /// Adds the rules of a `style` element; returns what it skips.
  mutating func add(_ node: XMLNode) -> [Fault] {
    var ignored: [Fault] = []
    func ignore(_ feature: String) {
      ignored.append(node.unsupported("the style rule '\(Fault.shortened(feature))'"))
    }
    var scanner = SVGScanner(node.text.withoutComments)
    while true {
      scanner.skipSpace()
      if scanner.isAtEnd { return ignored }
      let prelude = scanner.text(before: ["{", ";"]).trimmed
      guard scanner.skip("{") else {
        scanner.advance()
        ignore(prelude)
        continue
      }
      let block = scanner.block()
      guard !prelude.hasPrefix("@") else {
        ignore(prelude)
        continue
      }
      var faults: [String] = []
      let declarations = SVGDeclaration.list(block, faults: &faults)
      faults.forEach(ignore)
      for selector in prelude.split(separator: ",", omittingEmptySubsequences: false) {
        guard var rule = Rule(selector.trimmed) else {
          ignore(selector.trimmed)
          continue
        }
        rule.declarations = declarations
        index[rule.key, default: []].append(rules.count)
        rules.append(rule)
      }
    }
  }

  /// The indices of the rules to compare with an element.
  private func candidates(for node: XMLNode, _ classes: Set<String>) -> [Int] {
    let keys = [node[.id].map { "#" + $0 }, node.name, "*"] + classes.map { "." + $0 }
    return Set(keys.compactMap { $0 }).flatMap { index[$0] ?? [] }
  }

  /// The declarations for an element by rising specificity, and the number of comparisons for them.
  ///
  /// Whether a declaration is important does not count here. Rules and their classes are compared.
  func declarations(for node: XMLNode) -> (list: [SVGDeclaration], comparisons: Int) {
    if rules.isEmpty { return ([], 0) }
    let classes = Set(node.classes)
    let candidates = candidates(for: node, classes)
    var comparisons = candidates.count
    func hasClass(_ name: String) -> Bool {
      comparisons += 1
      return classes.contains(name)
    }
    let matches = candidates.filter { rules[$0].matches(node, hasClass: hasClass) }.sorted {
      let (a, b) = (rules[$0].specificity, rules[$1].specificity)
      return a == b ? $0 < $1 : a < b
    }
    return (matches.flatMap { rules[$0].declarations }, comparisons)
  }
}

extension SVGScanner {
  /// Reads a name of CSS without escapes; empty if there is none.
  fileprivate mutating func name() -> String {
    text { byte in
      switch UnicodeScalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", "\u{80}"...: true
      default: false
      }
    }
  }

  fileprivate mutating func text(before marks: [UnicodeScalar]) -> String {
    text { byte in !marks.contains(UnicodeScalar(byte)) }
  }

  /// Reads up to the `}` that closes the block, and skips it.
  fileprivate mutating func block() -> String {
    var depth = 1
    let content = text { byte in
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      return depth > 0
    }
    advance()
    return content
  }
}

extension String {
  /// The text without `/* … */`.
  fileprivate var withoutComments: String {
    var result = ""
    var rest = Substring(self)
    while let open = rest.firstRange(of: "/*") {
      result += rest[..<open.lowerBound]
      guard let close = rest[open.upperBound...].firstRange(of: "*/") else { return result }
      rest = rest[close.upperBound...]
    }
    return result + String(rest)
  }
}
