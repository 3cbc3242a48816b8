import Foundation
import Glyphs
import Routes
import Testing

/// Checks what a language's lookup found among all pictures and among those of `icons`.
enum LookupCheck {
  /// Runs a program that reads `cases.tsv` in the folder of the kit and writes `found.tsv` there.
  ///
  /// It has a row for each case: what is found among the pictures of `icons`. The program prints
  /// the cases for which it finds another picture among all.
  static func run(in kit: KitFolder, _ program: () throws -> (code: Int32, text: String)) throws {
    try kit.folder.write(LookupCases.rows.joined(separator: "\n"), to: "cases.tsv")
    let result = try program()
    #expect(result.code == 0)
    #expect(result.text == "")
    let found = String(decoding: try kit.folder.bytes("found.tsv"), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    try #require(found.count == LookupCases.rows.count)
    let pictures = Set(KitFolder.pictures)
    var wrong: [String] = []
    for (row, names) in zip(LookupCases.rows, found) {
      let fields = row.components(separatedBy: "\t")
      let names = names.split(separator: " ").map(String.init)
      let exact = fields[0] == "glyph" ? fields[7] : fields[5]
      let isNear =
        pictures.contains(exact)
        ? names == [exact]
        : fields[0] == "glyph"
          ? names.count == 1 && isNear(names[0], exact)
          : names.count == exact.split(separator: "_").count - 1
            && zip(names, exact.split(separator: "_").dropFirst()).allSatisfy(showsLane)
      if !names.allSatisfy(pictures.contains) || !isNear { wrong.append("\(row) → \(names)") }
    }
    #expect(wrong.prefix(5) == [])
  }

  /// Whether a picture shows a roundabout the same way around, at the nearest angle by 15°, with
  /// the same number or none.
  private static func isNear(_ name: String, _ exact: String) -> Bool {
    guard case .roundabout(let found)? = GlyphSpec(name: name),
      case .roundabout(let asked)? = GlyphSpec(name: exact)
    else { return false }
    guard found.circulation == asked.circulation, found.exit == nil || found.exit == asked.exit
    else { return false }
    switch (found.passage, asked.passage) {
    case (.through(let one), .through(let other)): return one == max(15, (other + 7) / 15 * 15)
    case (let one, let other): return one == other
    }
  }

  /// Whether a picture of one lane is as lit as a lane and shows its arrow to follow.
  private static func showsLane(_ name: String, _ code: Substring) -> Bool {
    guard case .lanes(let one)? = GlyphSpec(name: name),
      case .lanes(let other)? = GlyphSpec(
        name: "lanes_"
          + code.replacing("y", with: "x")
          .replacing("q", with: "z"))
    else { return false }
    let (shown, lane) = (one.lanes[0], other.lanes[0])
    let isLit = shown.state != .avoid
    return isLit == (lane.state != .avoid) && shown.directions.allSatisfy(lane.directions.contains)
      && (lane.followed == nil || shown.followed == lane.followed)
  }
}
