import TestSupport
import Testing

@testable import Glyphs

@Suite struct RefPatternTests {
  @Test(arguments: [
    ("I#", "I 80", "80"), ("I#", "I-80", "80"), ("I#", "i80", "80"), ("I#", "I 80 West", "80"),
    ("I#", "I-35E", "35E"), ("US#", "U.S. 95 ALT", "95 ALT"), ("B#", "B 96a", "96a"),
    ("I#BUS", "I-80 Bus", "80"), ("I#BL", "I-44BL W", "44"), ("I#BUS", "I 80 BUS South", "80"),
    ("BUSI#", "BUS I 80", "80"), ("#40-99", "51", "51"), ("#40-99", "40a", "40a"),
    ("CR#", "CR-1/4", "1/4"), ("N@", "N-II", "II"), ("N@", "N-IIa", "IIa"),
    ("N@", "N-VIII", "VIII"),
    ("MO@", "MO AA", "AA"), ("@", "B", "B"), ("国道#号線", "国道２０号線", "20"),
    ("А#", "а-132", "132"), ("A#(M)", "A1(M)", "1"), ("TOWNSHIPROAD#", "Township Road 107", "107"),
    ("OR#", "OR-99E-BR", "99E-BR"), ("MO@", "MO E", "E"), ("I#", "I\u{2011}80\u{A0}N", "80"),
    ("E#", "E 4 S", "4"), ("M#", "M 1234", "1234"),
  ])
  func `a pattern finds the number`(pattern: String, ref: String, number: String) throws {
    #expect(try #require(RefPattern(pattern)).number(in: RoadRef(ref)) == number)
  }

  @Test(arguments: [
    ("I#", "II 80"), ("I#", "80"), ("I#", "I"), ("I#", "IH 80"), ("I#", "I 12345"), ("I#", ""),
    ("#40-99", "39"), ("#40-99", "100"), ("#40-99", "A 51"), ("I#BUS", "I 80"),
    ("I#BUS", "I 80 BUSY"), ("MO@", "MOTOR"), ("MO@", "MO 5"), ("MO@", "MO ABCD"), ("@", "ABCD"),
    ("E#", "E 4x5"), ("A#", "A 8b9"), ("I#", "I 80abc"), ("A#", "А 8"), ("@", "12"),
    ("@", "US 101"),
  ])
  func `another ref does not match`(pattern: String, ref: String) throws {
    #expect(try #require(RefPattern(pattern)).number(in: RoadRef(ref)) == nil)
  }

  @Test(arguments: ["", "A", "A##", "#9-1", "#5", "#1-2-3", "A#@", "@#"])
  func `an invalid pattern is refused`(pattern: String) {
    #expect(RefPattern(pattern) == nil)
  }

  @Test func `each pattern of the table is valid, and no ref stops the program`() {
    var random = SeededRandom(seed: 9)
    let patterns = ShieldTable.builtIn.networks.flatMap { network in
      network.refs.map { ref in
        let pattern = RefPattern(ref)
        #expect(pattern != nil, "\(network.name): \(ref)")
        return pattern
      }
    }
    let pieces = ["I", "80", "-", " ", "/", "ß", "ﬁ", "🚗", "II", "0", "99999", "é", "\u{301}", "N"]
    for _ in 0..<300 {
      let ref = RoadRef((0..<5).map { _ in pieces[random.int(0...pieces.count - 1)] }.joined())
      for pattern in patterns {
        guard let number = pattern?.number(in: ref) else { continue }
        #expect(ref.text.hasSuffix(number) || !number.isEmpty)
      }
    }
  }
}
