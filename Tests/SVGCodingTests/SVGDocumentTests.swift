import Foundation
import Paths
import SVGCoding
import Testing
import Faults

@Suite struct SVGDocumentTests {
  private static let start = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 3'>"

  private func size(_ text: String) throws -> Size { try SVGReader.read(Array(text.utf8)).size }

  @Test(arguments: [
    start + "<?a?></svg>", start + "<?a\n?></svg>", start + "<?a b?></svg>",
    "<?a?>" + start + "</svg>",
    start + "</svg><?a?>", "<!DOCTYPE svg [<?a?>]>" + start + "</svg>",
    "<?xml?>" + start + "</svg>",
    start + "<![CDATA[<?a?>]]><!-- <?a?> <!NOTATION --></svg>",
    "<!DOCTYPE svg [<!ENTITY a 'b'><!ELEMENT svg ANY>]>" + start + "<title>&a;</title></svg>",
    "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'svg11.dtd'>" + start + "</svg>",
    "<?xml version='1.0' encoding='UTF-8' standalone='yes'?>" + start + "</svg>",
  ])
  func `processing instructions and plain declarations do no harm`(text: String) throws {
    #expect(try size(text) == Size(width: 2, height: 3))
  }

  @Test(arguments: [
    ("<!ATTLIST path d CDATA #REQUIRED>", "a declaration of attributes"),
    ("<!ATTLIST path d CDATA 'x'>", "a declaration of attributes"),
    ("<!NOTATION n PUBLIC 'x'>", "a notation"), ("<!NOTATION n SYSTEM 'x'>", "a notation"),
    ("<!ENTITY u SYSTEM 'a>b' NDATA n>", "an entity with a notation"),
    ("<!ENTITY % p '&#60;!NOTATION n SYSTEM \"x\">'>%p;", "an entity of parameters"),
    ("<!ENTITY a '&#60;?b?>'>", "an entity with elements or references"),
    ("<!ENTITY b '&#60;?c?>'><!ENTITY a '&b;'>", "an entity with elements or references"),
    ("<!ENTITY a '<g/>'>", "an entity with elements or references"),
  ])
  func `an unsupported declaration is refused with its line`(words: String, finding: String) {
    let text = "<!DOCTYPE svg [\n\(words)]>" + Self.start + "<title>&a;</title></svg>"
    #expect(throws: Fault.declaration(line: 2, finding: finding)) { try size(text) }
  }

  @Test func `a PNG picture under an SVG's name is called one`() {
    let fault = #expect(throws: Fault.self) {
      try SVGReader.read([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    }
    #expect(fault?.description == "line 1: a PNG picture, not SVG; export the drawing as SVG")
  }

  @Test func `line numbers count the lines of declarations, too`() {
    let text = "<?xml version='1.0'\n?>\n<?a\n\n?>" + Self.start + "\n<text>a</text></svg>"
    #expect(throws: Fault.unsupported(line: 6, element: "text", feature: "this element")) {
      try size(text)
    }
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian], [false, true])
  func `UTF-16 is read`(encoding: String.Encoding, hasMark: Bool) throws {
    let text =
      (hasMark ? "\u{FEFF}" : "") + "<?xml version='1.0' encoding='UTF-16'?>" + Self.start
      + "<?a?><title>\u{1F6B8}</title></svg>"
    let data = try #require(text.data(using: encoding))
    #expect(try SVGReader.read([UInt8](data)).size == Size(width: 2, height: 3))
    #expect(throws: Fault.self) { try SVGReader.read([UInt8](data.dropLast())) }
  }

  @Test(arguments: ["UTF-7", "zzz", "", "IBM037", "ISO-8859-1"])
  func `an unsupported encoding is refused`(name: String) {
    let text = "<?xml version='1.0' encoding='\(name)'?>" + Self.start + "</svg>"
    #expect(throws: Fault.encoding(name.lowercased())) { try size(text) }
  }
}
