import Testing

@testable import Escaping

@Suite struct NameTests {
  @Test(arguments: 0..<40) func `parts of a path never contain a slash, and join to the path`(
    seed: Int
  ) {
    for text in MarkedText.texts(seed: seed) {
      let parts = text.pathParts
      #expect(parts.allSatisfy { !$0.utf8.contains(UInt8(ascii: "/")) })
      #expect(parts.joined(separator: "/").isSameBytes(as: text))
    }
  }

  @Test(arguments: MarkedText.marks) func `an ending is found whatever precedes it`(
    mark: Unicode.Scalar
  ) {
    #expect("a\(mark).png".hasEnding(".png"))
    #expect("a\(mark).PnG".hasEnding(".png", ignoringCase: true))
    #expect(!"a.png\(mark)".hasEnding(".png") && !".PNG".hasEnding(".png"))
    #expect(".fingerpost-\(mark)".hasBeginning(".fingerpost-"))
  }

  @Test(arguments: MarkedText.marks) func `a path is within a folder by its bytes`(
    mark: Unicode.Scalar
  ) {
    #expect("/a/\(mark)b".isPath(within: "/a") && "/\(mark)b".isPath(within: "/"))
    #expect("/a".isPath(within: "/a") && !"/a\(mark)/b".isPath(within: "/a"))
    #expect(!"/\u{E9}/b".isPath(within: "/e\u{301}") && !"/ab".isPath(within: "/a"))
  }

  @Test func `names that only look alike are different`() {
    #expect("\u{E9}" == "e\u{301}" && !"\u{E9}".isSameBytes(as: "e\u{301}"))
  }
}
