import Testing

@testable import SVGCoding
@testable import XMLReading

@Suite struct SVGAttributeTests {
  @Test(arguments: SVGAttribute.allCases)
  func `an attribute is found by the name that its case stands for`(attribute: SVGAttribute) {
    let letters = attribute.name.filter { $0.isLetter || $0.isNumber }
    #expect(letters.lowercased() == "\(attribute)".lowercased())
    #expect(SVGAttribute.named(attribute.name) == attribute)
    #expect(SVGAttribute.named(attribute.name + "_") == nil)
  }

  @Test func `each attribute has a bit of its own`() {
    #expect(SVGAttribute.allCases.count <= UInt64.bitWidth)
  }

  @Test func `an element has only the attributes that it was given`() {
    let given = [("fill", "red"), ("stroke-width", "2"), ("data-note", "x")]
    let attributes = XMLAttributes(given.map { XMLAttribute(name: $0.0, value: $0.1) })
    let found = SVGAttribute.allCases.filter { attributes[$0] != nil }
    #expect(found.map(\.name).sorted() == ["fill", "stroke-width"])
    #expect(attributes[.strokeWidth] == "2")
  }
}
