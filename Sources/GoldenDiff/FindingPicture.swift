import PNGCoding
import Paths
import Raster
package import Terminal

/// Shows golden, difference and actual picture side by side in a terminal.
package enum FindingPicture {
  /// Encodes the pictures as terminated lines; empty if none is readable or one exceeds 512 pixels.
  package static func text(
    of finding: Finding, in result: DiffResult, graphics: TerminalGraphics
  ) -> String {
    let expected = try? result.expected.load(finding.name).pixmap()
    let actual = try? result.actual.load(finding.name).pixmap()
    var row = [expected, actual].compactMap(\.self)
    if let expected, let actual,
      let difference = try? DifferencePicture.overview(expected, actual, rules: finding.rules)
    {
      row.insert(difference, at: 1)
    }
    guard !row.isEmpty, row.allSatisfy({ $0.width <= 512 && $0.height <= 512 }) else { return "" }
    let width = row.reduce(-gap) { $0 + $1.width + gap }
    let step = graphics == .blocks ? max(1, (width + columns - 1) / columns) : 1
    return (try? graphics.text(of: sideBySide(row, width: width, step: step), on: .black)) ?? ""
  }

  private static let gap = 4
  /// The maximum width of half blocks, in characters.
  private static let columns = 120

  /// Draws every `step`-th pixel in a row on a checkered ground, which shows dark and light ink.
  private static func sideBySide(
    _ pictures: [Pixmap], width: Int, step: Int
  ) throws(RasterError) -> Pixmap {
    let height = pictures.map(\.height).max() ?? 0
    var sheet = try Pixmap(width: (width + step - 1) / step, height: (height + step - 1) / step)
    var left = 0
    for picture in pictures {
      for y in stride(from: 0, to: picture.height, by: step) {
        for x in 0..<picture.width where (left + x).isMultiple(of: step) {
          let ground: UInt8 = (x / 8 + y / 8) % 2 == 0 ? 150 : 110
          sheet[(left + x) / step, y / step] = picture[x, y].over(
            Color(red: ground, green: ground, blue: ground))
        }
      }
      left += picture.width + gap
    }
    return sheet
  }
}
