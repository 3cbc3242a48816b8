import Paths
import Testing

@Suite struct ColorTests {
  @Test func `hexadecimal digits are read and written`() throws {
    let opaque = Color(red: 1, green: 0xab, blue: 0xff)
    let thin = Color(red: 1, green: 0xab, blue: 0xff, alpha: 9)
    #expect(opaque.hexadecimal == "#01abff" && thin.hexadecimal == "#01abff09")
    #expect(opaque.fullHexadecimal == "#01abffff" && thin.opaqueHexadecimal == "#01abff")
    #expect(opaque.androidHexadecimal == "#01ABFF" && thin.androidHexadecimal == "#0901ABFF")
    #expect(Color(hexadecimal: "#01ABff") == opaque)
    #expect(Color(hexadecimal: "#01abff09") == thin)
  }

  @Test(arguments: ["", "#", "01abff", "#01abf", "#01abff0", "#01abff090", "#+1abff", "#01abfg"])
  func `text that is not a color is nil`(text: String) {
    #expect(Color(hexadecimal: text) == nil)
  }
}
