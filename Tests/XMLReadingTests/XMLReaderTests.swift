import Foundation
import Testing
@testable import XMLReading
import Faults

@Suite struct XMLReaderTests {
  private static let limits = XMLLimits(bytes: 1 << 20)

  private static func events(
    _ text: String, limits: XMLLimits = limits
  ) throws(Fault) -> [XMLEvent] {
    try events(Array(text.utf8), limits: limits)
  }

  private static func events(
    _ bytes: [UInt8], limits: XMLLimits = limits
  ) throws(Fault) -> [XMLEvent] {
    var reader = try XMLReader(bytes, limits: limits)
    var events: [XMLEvent] = []
    while let event = try reader.next() { events.append(event) }
    return events
  }

  @Test func `elements, attributes and text are in order`() throws {
    let text = """
      <?xml version="1.0"?><!-- a --><a xmlns="u" xmlns:p='v'
        p:b="1 &lt;&#x41;&quot;'" c='&#10;'>x &amp; y<p:d/>
      <![CDATA[<&]]></a><?end?>
      """
    let attributes = [
      XMLAttribute(name: "p:b", value: "1 <A\"'"), XMLAttribute(name: "c", value: "\n"),
    ]
    #expect(
      try Self.events(text) == [
        .start(XMLTag(name: "a", namespace: "u", attributes: attributes, line: 1)),
        .text("x & y"), .start(XMLTag(name: "d", namespace: "v", attributes: [], line: 2)), .end,
        .text("\n"), .text("<&"), .end,
      ])
  }

  @Test func `prefixes must be declared unless the limits allow others`() throws {
    let text = "<a><p:b p:c=''/></a>"
    #expect(throws: Fault.self) { try Self.events(text) }
    let tolerant = XMLLimits(bytes: 1 << 20, allowsUndeclaredPrefixes: true)
    let tag = XMLTag(
      name: "b", namespace: "", attributes: [XMLAttribute(name: "p:c", value: "")], line: 1)
    #expect(try Self.events(text, limits: tolerant)[1] == .start(tag))
  }

  @Test func `line ends are line feeds in text and spaces in attributes`() throws {
    let tag = XMLTag(
      name: "a", namespace: "", attributes: [XMLAttribute(name: "b", value: "1 2 3 4")], line: 1)
    let events = try Self.events("<a b='1\r\n2\r3\t4'>5\r\n6\r7<![CDATA[8\r\n9]]></a>")
    #expect(events == [.start(tag), .text("5\n6\n7"), .text("8\n9"), .end])
  }

  @Test func `the first declaration of an entity counts, and external ones are ignored`() throws {
    let type = "<!DOCTYPE a [<!ENTITY e 'x\ty'><!ENTITY e 'z'><!ENTITY f SYSTEM 'g'>]>"
    let events = try Self.events(type + "<a b='&e;'>&e;</a>")
    let tag = XMLTag(
      name: "a", namespace: "", attributes: [XMLAttribute(name: "b", value: "x y")], line: 1)
    #expect(events == [.start(tag), .text("x\ty"), .end])
    #expect(throws: Fault.malformed(line: 1, finding: "an entity is not declared")) {
      try Self.events(type + "<a>&f;</a>")
    }
  }

  @Test(arguments: [
    ("", 1, "the document is empty or does not start with an element"),
    ("\nx", 2, "the document is empty or does not start with an element"),
    ("<a>", 1, "the document ends too early"),
    ("<a>\n</b>", 2, "an end tag does not match its start tag"),
    ("</a>", 1, "an end tag does not match its start tag"),
    ("<a/>\n<b/>", 2, "a second element after the root element"),
    ("<a/>x", 1, "text after the root element"),
    ("<a b=1/>", 1, "an attribute is not written as name=\"value\""),
    ("<a b='1'c='2'/>", 1, "an attribute is not written as name=\"value\""),
    ("<a b='1' b='2'/>", 1, "an attribute is given twice"),
    ("<a b='<'/>", 1, "an attribute value contains '<'"),
    ("<a>\n&b;</a>", 2, "an entity is not declared"),
    ("<a>\n& b</a>", 2, "a '&' does not start a reference"),
    ("<a>&#0;</a>", 1, "a reference to a character that XML does not allow"),
    ("<a>&#xD800;</a>", 1, "a reference to a character that XML does not allow"),
    ("<a>&#+65;</a>", 1, "a reference to a character that XML does not allow"),
    ("<a>]]></a>", 1, "text contains ']]>'"),
    ("<a><!-- -- --></a>", 1, "a comment contains '--'"),
    ("<a><1/></a>", 1, "a '<' does not start a tag"), ("<a\n/ >", 2, "a tag is not closed"),
    ("<p:a/>", 1, "a prefix is not declared"), ("<a p:b=''/>", 1, "a prefix is not declared"),
    ("<a>\n\0</a>", 2, "a character that XML does not allow"),
    ("<a>\u{FFFE}</a>", 1, "a character that XML does not allow"),
    ("<!DOCTYPE a [<a/>", 1, "expected a declaration in the document type"),
    ("<!DOCTYPE a <b/>", 1, "the document type is not closed"),
    ("<a><!DOCTYPE a></a>", 1, "a '<' does not start a tag"),
    ("<?a", 1, "the document ends too early"),
  ])
  func `a fault has its line`(text: String, line: Int, finding: String) {
    #expect(throws: Fault.malformed(line: line, finding: finding)) { try Self.events(text) }
  }

  @Test func `limits are enforced`() throws {
    var limits = XMLLimits(bytes: 100_000, elements: 3)
    limits.depth = 2
    limits.attributes = 2
    limits.expansion = 10
    func finding(_ text: String) -> String? {
      do throws(Fault) {
        _ = try Self.events(text, limits: limits)
        return nil
      } catch {
        return error.finding
      }
    }
    #expect(finding("<a><b/><c/></a>") == nil)
    #expect(finding("<a><b/><c/><d/></a>") == "more than 3 elements")
    #expect(finding("<a><b><c/></b></a>") == "elements are nested more than 2 deep")
    #expect(finding("<a b='' c='' d=''/>") == "an element has more than 2 attributes")
    let type = "<!DOCTYPE a [<!ENTITY e '12345'>]>"
    #expect(finding(type + "<a>&e;&e;</a>") == nil)
    #expect(finding(type + "<a b='&e;'>&e;&e;</a>") == "entities expand to more than 0 MiB of text")
    #expect(finding(String(repeating: " ", count: 100_001))?.hasPrefix("the document has") == true)
    limits.allowsDocumentType = false
    #expect(throws: Fault.declaration(line: 1, finding: "a document type")) {
      try Self.events(type + "<a/>", limits: limits)
    }
  }

  @Test(arguments: ["iso-8859-1", "Windows-1251", "IBM037", ""])
  func `a declared encoding that is not read is named with what is`(name: String) {
    let text = "<?xml version=\"1.0\" encoding=\"\(name)\"?><a b='"
    let fault = #expect(throws: Fault.self) {
      try Self.events(Array(text.utf8) + [0xC6] + Array("'/>".utf8))
    }
    #expect(
      fault?.description == "line 1: the encoding '\(name.lowercased())' is not read, only UTF-8, "
        + "UTF-16 and ASCII; convert the document to UTF-8, with iconv or an editor, and declare that"
    )
  }

  @Test(arguments: ["UTF-8", "utf8", "US-ASCII", "ascii"])
  func `UTF-8 and ASCII are read as declared`(name: String) throws {
    let text = "<?xml version=\"1.0\" encoding=\"\(name)\"?><a b='\u{416}'/>"
    let tag = XMLTag(
      name: "a", namespace: "", attributes: [XMLAttribute(name: "b", value: "\u{416}")], line: 1)
    #expect(try Self.events(Array(text.utf8)) == [.start(tag), .end])
  }

  /// Documents at which Foundation's parser stops the program.
  @Test(arguments: [
    "<?a?><b/>", "<!DOCTYPE b [<!ATTLIST b a CDATA #IMPLIED>]><b/>",
    "<!DOCTYPE b [<!NOTATION n SYSTEM 'n'>]><b/>", "<?a\0?><b/>", "<?a?>",
  ])
  func `what is refused is refused in every encoding`(text: String) throws {
    let encodings: [String.Encoding] = [
      .utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
    ]
    for encoding in encodings {
      for mark in ["", "\u{FEFF}"] {
        let bytes = try #require((mark + text).data(using: encoding))
        let isWide = encoding == .utf32LittleEndian || encoding == .utf32BigEndian
        if text == "<?a?><b/>", !isWide {
          #expect(try Self.events([UInt8](bytes)).count == 2)
        } else {
          #expect(throws: Fault.self) { try Self.events([UInt8](bytes)) }
        }
      }
    }
  }
}
