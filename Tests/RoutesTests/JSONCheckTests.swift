import Foundation
import Routes
import Testing

@Suite struct JSONCheckTests {
  @Test(arguments: [
    ("{\"a\": [1, 2]}", nil), ("", "the text is empty"),
    ("{\n\"a\": [1,\n", "the text ends too early, in line 3"),
    ("{\"a\":\n 1, b}", "unexpected character at line 2, column 5"),
  ])
  func `where a text stops being JSON is told with line and column`(text: String, fault: String?) {
    #expect(JSONCheck.fault(in: Data(text.utf8))?.finding == fault.map { "not JSON: " + $0 })
  }
}
