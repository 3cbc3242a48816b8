import Glyphs
import PNGCoding
import PNGReading
import Raster
import Testing

/// Lanes and junctions as the program draws them.
@Suite struct RoadPictureTests {
  private func draw(_ arguments: String...) throws -> Pixmap {
    let result = try Program.run(["glyph"] + arguments)
    try #require(result.code == 0, "\(result.error)")
    return try PNGCoder.decode([UInt8](result.output))
  }

  @Test func `each line between lanes is drawn, named in words or in the glyph's name`() throws {
    let words = "solid/left/double|through*@bus|slight_right@reversible/physical"
    let some = try draw("lanes", words)
    #expect(try draw("lanes_vsbnp_l_txwb_srwv") == some)
    #expect(try draw("lanes", words, "--dividers") != some)
    #expect(try draw("lanes", "left|right", "--dividers") == draw("lanes_v_l_r"))
    #expect(
      try draw("lanes", "left|right", "--dividers")
        == draw("lanes", "solid/left/dashed|right/solid"))
  }

  @Test func `a second choice is neither lit nor unlit`() throws {
    let looks = try ["*", "+", ""].map {
      try draw("lanes", "through\($0)|right*", "--size", "40x18")
    }
    #expect(Set(looks).count == 3)
  }

  @Test func `a junction takes every turn, and its nearby roads are visible`() throws {
    let uTurn = try draw("junction", "r180*|0")
    #expect(try draw("junction", "l180*|0") != uTurn)
    let theme = try Theme.builtIn()
    let light = try #require(theme.variant(named: "light"))
    func unlit(_ words: String) throws -> Int {
      try draw("junction", words, "--size", "48").pixels.count { $0 == light.unlit }
    }
    for words in ["l10|0*|r10", "l10*|0", "l60*|l70", "l160|0*", "r175*|0"] {
      #expect(try unlit(words) >= 40, "\(words)")
    }
    #expect(try unlit("l90*") == 0)
  }
}
