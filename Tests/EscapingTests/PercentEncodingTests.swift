import Escaping
import Testing

@Suite struct PercentEncodingTests {
  @Test(arguments: [
    ("", ""), ("a+b", "a+b"), ("a%20b", "a b"), ("%C3%a9", "é"), ("%25%2", nil), ("%2525", "%25"),
    ("%", nil), ("%+1", nil), ("%-0", nil), ("%g0", nil), ("%C3", nil), ("%00", "\0"),
  ])
  func `bytes are decoded, and what is none is refused`(text: String, decoded: String?) {
    #expect(text.withoutPercentEncoding == decoded)
  }
}
