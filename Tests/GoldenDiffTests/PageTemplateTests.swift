import GoldenDiff
import Testing

@Suite struct PageTemplateTests {
  @Test func `parts replace their placeholders, and placeholders within parts stay`() {
    let page = PageTemplate.fill(
      Array("<a>/*ONE*/</a>/*TWO*//*ONE*/".utf8), ["/*ONE*/": "é /*TWO*/", "/*TWO*/": "2"])
    #expect(page == "<a>é /*TWO*/</a>2é /*TWO*/")
    #expect(PageTemplate.fill(Array("no mark".utf8), [:]) == "no mark")
  }
}
