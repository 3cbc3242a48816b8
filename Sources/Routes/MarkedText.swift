import Escaping
import JSON

/// An engine's sentence without its markup, and the parts that tags mark.
///
/// Tags show where names end. Notes follow in separate blocks or after a line break.
struct MarkedText {
  struct Part: Hashable {
    /// The name of the tag.
    var label: String
    /// Its range in the sentence, in bytes of UTF-8.
    var range: Range<Int>
  }

  private(set) var sentence = ""
  private(set) var notes: [String] = []
  private(set) var parts: [Part] = []

  private var line: [UInt8] = []
  private var needsSpace = false
  private var open: [(tag: String, start: Int)] = []

  init(_ text: String, breaksLines: Bool = false) {
    guard breaksLines, let end = text.unicodeScalars.firstIndex(where: { $0.isNewline }) else {
      read(text.cleaned)
      return
    }
    read(String(text[..<end]).cleaned)
    for note in text.unicodeScalars[end...].split(whereSeparator: { $0.isNewline }) {
      let note = MarkedText(String(note)).whole
      if !note.isEmpty { notes.append(note) }
    }
  }

  var whole: String { ([sentence] + notes).joined(separator: " ") }

  var note: String? { notes.isEmpty ? nil : notes.joined(separator: "; ") }

  func words(of part: Part) -> String {
    String(
      decoding: sentence.utf8.dropFirst(part.range.lowerBound).prefix(part.range.count),
      as: UTF8.self
    ).cleaned
  }

  func words(_ label: String, by separator: String = "; ") -> String? {
    let found = parts.filter { $0.label == label }.map(words).filter { !$0.isEmpty }
    return found.isEmpty ? nil : found.joined(separator: separator)
  }

  private mutating func read(_ text: String) {
    var rest = Scanner(text)
    // If no tag ends in the rest, no later one does: searching again would take quadratic time.
    var mayHoldTags = true
    while let byte = rest.next() {
      var ahead = rest
      if mayHoldTags, byte == UInt8(ascii: "<") {
        if let tag = rest.take(to: ">") {
          take(tag: tag)
          continue
        }
        mayHoldTags = false
      } else if byte == UInt8(ascii: "&"),
        let words = ahead.take(to: ";", within: 9)?.entityWords
      {
        words.utf8.forEach { append($0) }
        rest = ahead
        continue
      }
      append(byte)
    }
    endLine()
    parts.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func append(_ byte: UInt8) {
    if byte == 0x20 {
      needsSpace = !line.isEmpty
      return
    }
    if needsSpace { line.append(0x20) }
    needsSpace = false
    line.append(byte)
  }

  private mutating func take(tag: String) {
    let isEnd = tag.hasPrefix("/")
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter }.lowercased()
    switch name {
    case "div", "br", "p", "li": endLine()
    case "break": needsSpace = !line.isEmpty
    default:
      if isEnd {
        close(name)
      } else if !tag.hasSuffix("/") {
        open.append((name, line.count + (needsSpace ? 1 : 0)))
      }
    }
  }

  private mutating func close(_ name: String) {
    guard let last = open.lastIndex(where: { $0.tag == name }) else { return }
    let start = open[last].start
    if sentence.isEmpty, start < line.count, !name.isEmpty {
      parts.append(Part(label: name, range: start..<line.count))
    }
    open.removeSubrange(last...)
  }

  private mutating func endLine() {
    defer {
      line = []
      needsSpace = false
    }
    guard !line.isEmpty else { return }
    let words = String(decoding: line, as: UTF8.self)
    if sentence.isEmpty { sentence = words } else { notes.append(words) }
    open = []
  }
}

extension Unicode.Scalar {
  fileprivate var isNewline: Bool { endsLine && Character(self).isNewline }
}

extension JSONNode {
  /// A text with markup; `nil` if it is empty or neither a string nor a number.
  func marked(breaksLines: Bool = false) -> MarkedText? {
    guard let text = string ?? self.text else { return nil }
    let marked = MarkedText(text, breaksLines: breaksLines)
    return marked.sentence.isEmpty ? nil : marked
  }
}
