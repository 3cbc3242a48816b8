import Foundation
import Testing
import Faults

@testable import GoldenDiff
import PictureDiff

@Suite struct RuleBookTests {
  @Test func `later entries win, masks add up, and matching patterns are listed`() throws {
    var base = ComparisonRules()
    base.tolerance = 1
    base.masks = [PixelBox(x: 0, y: 0, width: 1, height: 1)]
    var book = RuleBook(base: base)
    try book.add(
      Data(
        """
        {"schema": "fingerpost/diff-rules/1", "files": [
          {"match": "lanes*", "tolerance": 3, "maxPixels": 7, "antialiasing": "ignore"},
          {"match": "*.png", "tolerance": 2, "window": {"size": 8, "pixels": 4},
           "masks": [{"x": 1, "y": 2, "width": 3, "height": 4}]}
        ]}
        """.utf8))
    let (rules, patterns) = book.rules(for: "glyphs/lanes_l.png")
    #expect(patterns == ["lanes*", "*.png"])
    #expect(
      rules.description == "tolerance 2 levels, at most 7 px, at most 4 px in 8x8, "
        + "antialiasing ignored, masked 1x1+0+0 3x4+1+2")
    #expect(book.rules(for: "other").rules == base)
  }

  @Test(arguments: [
    ("[", "the rules: not JSON: the text ends too early, in line 1; correct it"),
    ("{}", "schema: missing; add it: 'fingerpost/diff-rules/1'"),
    (
      #"{"schema": "x", "files": []}"#,
      "schema: is 'x'; expected 'fingerpost/diff-rules/1'"
    ),
    (
      #"{"schema": "fingerpost/diff-rules/1", "files": [{"tolerance": 1}]}"#,
      "files[0].match: missing; add it: a pattern of names: *, ** and ?"
    ),
    (
      #"{"schema": "fingerpost/diff-rules/1", "files": [{"match": "*", "tolerance": 256}]}"#,
      "files[0].tolerance: is 256; expected 0 to 255"
    ),
    (
      #"{"schema": "fingerpost/diff-rules/1", "files": [{"match": "*", "tolerence": 2}]}"#,
      "files[0]: unknown key 'tolerence'; did you mean 'tolerance'?"
    ),
    (
      #"{"schema": "fingerpost/diff-rules/1", "files": [{"match": "*", "threshold": 1.5}]}"#,
      "files[0].threshold: is 1.5; expected 0 to 1"
    ),
    (
      #"{"schema": "fingerpost/diff-rules/1", "files": [{"match": "*", "antialiasing": "no"}]}"#,
      "files[0].antialiasing: is 'no'; expected compare or ignore"
    ),
    (
      #"{"schema": "fingerpost/diff-rules/1", "files": [{"match": 5}]}"#,
      "files[0].match: not a text; write it in quotes: a pattern of names: *, ** and ?"
    ),
  ]) func `an error names its place`(text: String, message: String) {
    var book = RuleBook()
    let error = #expect(throws: Fault.self) { try book.add(Data(text.utf8)) }
    #expect(error?.description == message)
  }

  @Test(arguments: [
    ("20x12+4+0", PixelBox(x: 4, y: 0, width: 20, height: 12)), ("0x1+0+0", nil),
    ("1x1", nil), ("1x1+-1+0", nil), ("axb+c+d", nil), ("1x1+9223372036854775807+0", nil),
  ]) func `a box is read and written in the same form`(text: String, box: PixelBox?) {
    #expect(PixelBox(text) == box)
    if let box { #expect(box.description == text) }
  }
}
