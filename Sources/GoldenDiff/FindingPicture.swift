import PNGCoding
import Paths
import Raster
package import Terminal
import Faults
import PictureDiff

/// Shows golden, difference and actual picture side by side in a terminal.
package enum FindingPicture {
  /// Encodes the pictures as terminated lines; empty if none is readable or one exceeds 512 pixels.
  package static func text(
    of finding: Finding, in result: DiffResult, graphics: TerminalGraphics
  ) -> String {
    let row = pictures(of: finding, in: result)
    guard !row.isEmpty else { return "" }
    let step = graphics == .blocks ? max(1, (width(of: row) + columns - 1) / columns) : 1
    return (try? graphics.text(of: sideBySide(row, step: step), on: .black)) ?? ""
  }

  /// Encodes the pictures as one PNG file on the background of their variant, or on a checker.
  ///
  /// Returns `nil` if none is readable or one exceeds 512 pixels.
  package static func png(
    of finding: Finding, in result: DiffResult, on grounds: Grounds
  ) -> [UInt8]? {
    let row = pictures(of: finding, in: result)
    let variant = NameParts(finding.name, variants: Set(grounds.keys)).variant
    let ground = variant.flatMap { grounds[$0] }
    guard !row.isEmpty, let sheet = try? sideBySide(row, step: 1, on: ground) else {
      return nil
    }
    return PNGCoder.encode(sheet)
  }

  /// The golden, the difference and the actual picture, as far as they exist.
  private static func pictures(of finding: Finding, in result: DiffResult) -> [Pixmap] {
    let (expected, actual) = result.shown(of: finding)
    var row = [expected, actual].compactMap { $0?.pixmap }
    if let expected, let actual,
      let difference = try? DifferencePicture.overview(
        expected, actual, rules: finding.shownRules)
    {
      row.insert(difference, at: 1)
    }
    return row.allSatisfy { $0.width <= 512 && $0.height <= 512 } ? row : []
  }

  private static let gap = 4
  /// The maximum width of half blocks, in characters.
  private static let columns = 120

  private static func width(of row: [Pixmap]) -> Int { row.reduce(-gap) { $0 + $1.width + gap } }

  /// Draws every `step`-th pixel in a row, on a checkered ground if `ground` is `nil`.
  private static func sideBySide(
    _ pictures: [Pixmap], step: Int, on ground: Color? = nil
  ) throws(Fault) -> Pixmap {
    let (width, height) = (width(of: pictures), pictures.map(\.height).max() ?? 0)
    var sheet = try Pixmap(width: (width + step - 1) / step, height: (height + step - 1) / step)
    var left = 0
    for picture in pictures {
      for y in stride(from: 0, to: picture.height, by: step) {
        for x in 0..<picture.width where (left + x).isMultiple(of: step) {
          let level: UInt8 = (x / 8 + y / 8) % 2 == 0 ? 150 : 110
          sheet[(left + x) / step, y / step] = picture[x, y].over(
            ground ?? Color(red: level, green: level, blue: level))
        }
      }
      left += picture.width + gap
    }
    return sheet
  }
}
