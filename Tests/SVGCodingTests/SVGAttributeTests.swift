import Testing

@testable import SVGCoding

@Suite struct SVGAttributeTests {
  @Test(arguments: SVGAttribute.allCases)
  func `an attribute is found by the name that its case stands for`(attribute: SVGAttribute) {
    let letters = attribute.rawValue.filter { $0.isLetter || $0.isNumber }
    #expect(letters.lowercased() == "\(attribute)".lowercased())
    #expect(SVGAttribute.named(attribute.rawValue) == attribute)
    #expect(SVGAttribute.named(attribute.rawValue + "_") == nil)
  }

  @Test func `an element has only the attributes that it was given`() throws {
    let text = "<svg fill='red' stroke-width='2' data-note='x'/>"
    let node = try XMLNode.root(of: Array(text.utf8))
    #expect(SVGAttribute.allCases.filter { node[$0] != nil } == [.fill, .strokeWidth])
    #expect(node[.strokeWidth] == "2")
  }
}
