import Paths
import Testing

@testable import SVGCoding

@Suite struct SVGAttributeTests {
  @Test(arguments: SVGAttribute.allCases)
  func `the case of an attribute matches its name`(attribute: SVGAttribute) {
    let letters = attribute.rawValue.filter { $0.isLetter || $0.isNumber }
    #expect(letters.lowercased() == "\(attribute)".lowercased())
  }

  @Test func `all names of colors in CSS are known`() {
    #expect(namedColors.count == 149)
    #expect(namedColors["yellowgreen"] == Color(red: 0x9A, green: 0xCD, blue: 0x32))
  }

  @Test func `an element has only the attributes that it was given`() throws {
    let text = "<svg fill='red' stroke-width='2' data-note='x'/>"
    let node = try XMLNode.root(of: Array(text.utf8))
    #expect(SVGAttribute.allCases.filter { node[$0] != nil } == [.fill, .strokeWidth])
    #expect(node[.strokeWidth] == "2")
  }
}
