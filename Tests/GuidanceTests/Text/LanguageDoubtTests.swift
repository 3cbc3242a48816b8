import Foundation
import Testing

@testable import Guidance

/// What lint warns of in language files that are valid.
@Suite struct LanguageDoubtTests {
  @Test(
    arguments: [
      (
        #"{"tag": "ro", "extends": "en", "joints": {"separator": "; "}}"#,
        " texts are those of 'en'; write them in 'ro', too"
      ),
      (
        #"{"tag": "de", "extends": "de", "locales": "nds de-AT"}"#,
        "locales: 'nds' is of another language, so that it is never served;"
      ),
      (
        #"{"tag": "en", "extends": "en", "roads": [{"match": "end", "words": "way Place", "forms": {"*": "the {road}"}}]}"#,
        "roads: no name matches 'Place'; write it in lower case"
      ),
      (
        #"{"tag": "pl", "extends": "pl", "streetWords": {"position": "first", "words": {"ulica": "ul.", "zaulek": "zauł."}}}"#,
        "streetWords.words.zaulek: 'zauł.' opens into 'zaulek', which no entry of 'roads' has;"
      ),
      (
        #"{"tag": "de", "extends": "de", "phrases": {"turnLeft": {"text": "Nach links", "example": "Nach rechts"}}}"#,
        "phrases.turnLeft.example: 'Nach rechts' does not come out; write 'Nach links auf die Hauptstraße'"
      ),
      (
        #"{"tag": "en", "extends": "en", "phrases": {"turnLeft": "Make a turn to the left there"}}"#,
        "phrases.turnLeft: 'Make a turn to the left there' has 29 columns, of which 24 fit a row; give it a 'short'"
      ),
      (
        #"{"tag": "en", "extends": "en", "phrases": {"forkLeft": {"text": "Keep left", "withRoad": "Take {road}"}}}"#,
        "phrases.forkLeft.withRoad: the road is entered, also where the driver stays on it"
      ),
      (
        #"{"tag": "en", "extends": "en", "roundaboutWords": [], "phrases": {"roundaboutExit": {"text": "Leave the ring", "named": "Leave the circle at {name}"}}}"#,
        "phrases.roundaboutExit: 'Leave the circle at Big Circle onto Main Street' says a noun twice"
      ),
      (
        #"{"tag": "cs", "extends": "cs", "spoken": {"phrases": {"turnLeft": {"text": "Vlevo", "withRoad": "Vlevo {road:name}"}}}}"#,
        "spoken.phrases.turnLeft: a road or a name has another case than in 'phrases.turnLeft'"
      ),
    ])
  func `what is likely not meant is told`(json: String, words: String) {
    #expect(Languages.builtIn.faults(in: Array(json.utf8)) == [])
    let doubts = Languages.builtIn.doubts(in: Array(json.utf8)).map(\.description)
    #expect(doubts.contains { $0.contains(words) }, "\(doubts)")
  }

  @Test func `a road may have two conditions`() throws {
    var languages = Languages.builtIn
    try languages.add(
      Array(
        #"""
        {"tag": "en", "extends": "en", "roads": [
         {"match": "start", "words": "a e i o u", "and": {"match": "end", "words": "weg"},
          "forms": {"*": "AB {road}"}},
         {"match": "start", "words": "a e i o u", "forms": {"*": "A {road}"}},
         {"match": "any", "forms": {"*": "C {road}"}}]}
        """#.utf8))
    let language = try #require(languages.find(try LocaleTag("en"))).language
    let texts = ["Amselweg", "Amselgasse", "Finkenweg"].map { language.form(of: $0)?.text("acc") }
    #expect(texts == ["AB {road}", "A {road}", "C {road}"])
  }

  @Test func `letters, a point and figures are a number`() {
    #expect(RoadNumber.shape(of: "QL.1") == .number("QL"))
    #expect(RoadNumber.shape(of: "SS.16") == .number("SS"))
    #expect(RoadNumber.shape(of: "St.5") == .name && RoadNumber.shape(of: "A.5") == .name)
  }

  @Test func `a voice keeps the joiner inside of a word`() throws {
    let card = try Spoken.card(.turnRight, "fa") { step in
      (step.distance, step.duration) = (9000, 600)
      step.road.name = "خیابان نمی\u{200C}دانم"
    }
    #expect(card.announcements.contains { $0.text.contains("نمی\u{200C}دانم") })
  }
}
