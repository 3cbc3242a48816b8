import Foundation
import Testing

@testable import Escaping
@testable import JSON

/// The laws of each context, for every special character beside every mark.
@Suite struct EscapingTests {
  /// Whether the bytes of a text hold one of some ASCII characters.
  private func has(_ text: String, _ characters: String) -> Bool {
    text.utf8.contains { byte in characters.utf8.contains(byte) }
  }

  /// Resolves the references that the escapers write.
  private func withoutReferences(_ text: String) -> String {
    let values: [[UInt8]: UInt8] = [
      Array("amp".utf8): 0x26, Array("lt".utf8): 0x3C, Array("gt".utf8): 0x3E,
      Array("quot".utf8): 0x22, Array("#39".utf8): 0x27, Array("#9".utf8): 9,
      Array("#10".utf8): 10, Array("#13".utf8): 13, Array("#124".utf8): 0x7C,
    ]
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == 0x26, let end = rest.firstIndex(of: 0x3B),
        let value = values[Array(rest[..<end])]
      else {
        result.append(byte)
        continue
      }
      result.append(value)
      rest = rest[(end + 1)...]
    }
    return String(decoding: result, as: UTF8.self)
  }

  @Test(arguments: 0..<40) func `HTML has no markup, and decodes to the text`(seed: Int) {
    for text in MarkedText.texts(seed: seed) {
      let escaped = HTMLText.escaped(text)
      #expect(!has(escaped, "<>\"'\0"), "\(text.debugDescription)")
      let expected = text.replacingScalars { $0 == "\0" ? "\u{FFFD}" : nil }
      #expect(withoutReferences(escaped).isSameBytes(as: expected))
    }
  }

  @Test(arguments: 0..<40) func `XML has no markup, no control, and decodes to the text`(seed: Int)
  {
    for text in MarkedText.texts(seed: seed) {
      let escaped = XMLText.escaped(text)
      #expect(!has(escaped, "<>\"'\0\u{7}\u{1B}\t\n\r"), "\(text.debugDescription)")
      #expect(!escaped.unicodeScalars.contains("\u{FFFE}"))
      let kept: Set<Unicode.Scalar> = ["\0", "\u{7}", "\u{1B}", "\u{85}", "\u{FFFE}"]
      let expected = text.replacingScalars { kept.contains($0) ? $0.spelledOut : nil }
      #expect(withoutReferences(escaped).isSameBytes(as: expected))
    }
  }

  @Test(arguments: 0..<40) func `script data has no tag and decodes to the text`(seed: Int) throws {
    for text in MarkedText.texts(seed: seed) {
      let json = [text].json.script
      #expect(!has(json, "<"), "\(text.debugDescription)")
      #expect(!json.unicodeScalars.contains { $0 == "\u{2028}" || $0 == "\u{2029}" })
      let back = try JSONDecoder().decode([String].self, from: Data(json.utf8))
      #expect(back[0].isSameBytes(as: text))
    }
  }

  @Test(arguments: 0..<40) func `Markdown has no markup, line break or end of a cell`(seed: Int) {
    for text in MarkedText.texts(seed: seed) {
      let attribute = MarkdownText.attribute(text)
      #expect(!has(attribute, "<>\"'|\n\r\0\u{1B}"), "\(text.debugDescription)")
      let escaped = Array(MarkdownText.escaped(text).utf8)
      var isQuoted = false
      for byte in escaped {
        #expect(!"<>\"\n\r\0\u{1B}".utf8.contains(byte), "\(text.debugDescription)")
        if !isQuoted {
          #expect(!"|`*_[]#~@".utf8.contains(byte), "\(text.debugDescription)")
        }
        isQuoted = !isQuoted && byte == UInt8(ascii: "\\")
      }
      #expect(!isQuoted, "\(text.debugDescription)")
    }
  }

  @Test(arguments: 0..<40) func `commands of GitHub are one line and end where they should`(
    seed: Int
  ) {
    for text in MarkedText.texts(seed: seed) {
      #expect(!has(WorkflowCommand.message(text), "\r\n"))
      #expect(!has(WorkflowCommand.property(text), "\r\n:,"))
      let back = WorkflowCommand.property(text).utf8.split(
        separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
      var bytes = Array(back[0])
      for part in back.dropFirst() {
        bytes.append(UInt8(String(decoding: part.prefix(2), as: UTF8.self), radix: 16) ?? 0)
        bytes += part.dropFirst(2)
      }
      #expect(bytes == Array(text.utf8), "\(text.debugDescription)")
    }
  }

  @Test(arguments: 0..<40) func `text for a terminal is one line without controls`(seed: Int) {
    for text in MarkedText.texts(seed: seed) {
      for shown in [Printable.text(text), Printable.prose(text)] {
        for scalar in shown.unicodeScalars {
          let category = scalar.properties.generalCategory
          #expect(category != .control && category != .lineSeparator, "\(text.debugDescription)")
          #expect(!(0x202A...0x202E).contains(scalar.value), "\(text.debugDescription)")
        }
      }
      #expect(!Printable.text(text).unicodeScalars.contains(where: Printable.isHidden))
      let isolates = Printable.prose(text).unicodeScalars.reduce(0) { depth, scalar in
        depth + ((0x2066...0x2068).contains(scalar.value) ? 1 : scalar == "\u{2069}" ? -1 : 0)
      }
      #expect(isolates == 0, "\(text.debugDescription)")
    }
  }

  @Test(arguments: 0..<40) func `fields of CSV decode to the text`(seed: Int) {
    for text in MarkedText.texts(seed: seed) {
      let field = Array(CSVField.escaped(text).utf8)
      guard field.first == UInt8(ascii: "\"") else {
        #expect(!has(text, ",\"\r\n"), "\(text.debugDescription)")
        continue
      }
      var back: [UInt8] = []
      var rest = field.dropFirst().dropLast()
      while let byte = rest.popFirst() {
        back.append(byte)
        if byte == UInt8(ascii: "\"") { #expect(rest.popFirst() == byte) }
      }
      #expect(back == Array(text.utf8), "\(text.debugDescription)")
    }
  }

  @Test func `a log command of GitHub is escaped wherever it is`() {
    #expect(Printable.text("a ##[error] b") == "a ##\\u{5B}error] b")
    #expect(Printable.prose("###[x]") == "###\\u{5B}x]")
    #expect(Printable.prose("#[x] [#] # [") == "#[x] [#] # [")
    #expect(Printable.prose("::error::x") == "\\u{3A}:error::x")
    #expect(Printable.prose("  ::\u{301}a") == "  \\u{3A}:\u{301}a")
    #expect(Printable.text("a::b") == "a::b")
  }

  @Test func `joiners of scripts and emoji stay in a sentence`() {
    let texts = ["می\u{200C}روم", "\u{2068}Straße\u{2069} rechts", "👨\u{200D}👩", "a\u{200F}b"]
    for text in texts { #expect(Printable.prose(text).isSameBytes(as: text)) }
    #expect(Printable.text("a\u{202E}b") == "a\\u{202E}b")
  }

  @Test func `an address is not a link in Markdown`() {
    #expect(MarkdownText.escaped("https://a.b/c") == "https:&#47;/a.b/c")
    #expect(MarkdownText.escaped("www.a.b ww.c 1/2") == "www&#46;a.b ww.c 1/2")
  }

  @Test func `code is between fences that are longer than its own`() {
    #expect(MarkdownText.code("a", language: "sh") == "```sh\na\n```\n")
    #expect(MarkdownText.code("`\u{301}```` b", language: "sh").hasPrefix("`````sh\n"))
  }
}
