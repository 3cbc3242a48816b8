import Testing

@testable import Glyphs

@Suite struct LetteringTests {
  @Test(arguments: [
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "0123456789",
    "ÅÄÖÉÑČŠŽŐŰØÆŁßçã", "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЇЄҐ", "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ",
    "אבגדהוזחטיכךלמםנןסעפףצץקרשת", "-–/.,&':()+ ↑↗→↘↓↙←↖",
  ])
  func `every character of the signs has center lines`(characters: String) {
    for character in characters {
      #expect(Lettering.canWrite(String(character)), "\(character)")
    }
  }

  @Test func `a text with a character without center lines is not written`() {
    #expect(!Lettering.canWrite("A出"))
    #expect(Lettering(height: 10).row("出", widest: 100, center: .zero) == nil)
  }
}
