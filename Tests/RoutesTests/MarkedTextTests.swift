import Testing

@testable import Routes

@Suite struct MarkedTextTests {
  @Test func `notes are separate and names are delimited`() {
    let text = MarkedText(
      "Turn <b>left</b> onto <b>St Martin's Ln</b>/<wbr/><b>B404</b>"
        + "<div style=\"font-size:0.9em\">Leaving toll zone</div>"
        + "<div style=\"font-size:0.9em\">Destination will be on the left</div>")
    #expect(text.sentence == "Turn left onto St Martin's Ln/B404")
    #expect(text.note == "Leaving toll zone; Destination will be on the left")
    #expect(text.parts.map(text.words) == ["left", "St Martin's Ln", "B404"])
    #expect(
      text.whole
        == "Turn left onto St Martin's Ln/B404 Leaving toll zone Destination will be on the left")
  }

  @Test(arguments: [
    ("<div>Turn left</div>", "Turn left", nil),
    ("Turn left<br>Toll road", "Turn left", "Toll road"),
    ("a<b> c </b>d", "a c d", nil),
    ("A &#x26; &amp; &uuml;&nbsp;&unknown;", "A & & ü &unknown;", nil),
    ("<b>open", "open", nil), ("x < y", "x < y", nil), ("", "", nil),
  ])
  func `markup is resolved`(text: String, sentence: String, note: String?) {
    #expect(MarkedText(text).sentence == sentence)
    #expect(MarkedText(text).note == note)
  }

  @Test func `a line feed separates a note only in plain text`() {
    #expect(MarkedText("Turn left\nToll road", breaksLines: true).note == "Toll road")
    #expect(MarkedText("Turn <b>left\nnow</b>").sentence == "Turn left now")
  }
}
