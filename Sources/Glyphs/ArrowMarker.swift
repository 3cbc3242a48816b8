import Paths
import SVGCoding

/// The arrowhead in the files of icons, with which browsers and drawing programs end a line.
///
/// The pen draws heads from the theme instead; `lint --fix` keeps both equal.
package struct ArrowMarker {
  private let element: String

  package init(_ theme: Theme) {
    // Icons are drawn on 48 units, with lines of the usual stroke.
    let side = 48.0
    let pen = ArrowPen(theme.measures, side: side)
    let tip = ArrowPen(Theme.Measures(), side: side).neck
    let head = pen.head(tip: Point(x: tip, y: 0), direction: Vector(dx: 1, dy: 0))
    // Whole units around the head.
    let left = Double(Int(tip - pen.headLength) - 2)
    let width = Double(Int(tip) + 2) - left
    let height = Double(2 * (Int(pen.headWidth / 2) + 2))
    let line = Theme.Measures().stroke * side
    func number(_ value: Double) -> String { DecimalText.rounded(value, decimals: 2) }
    let box = [left, -height / 2, width, height].map(number).joined(separator: " ")
    element =
      "<marker id=\"head\" viewBox=\"\(box)\" markerWidth=\"\(number(width / line))\" "
      + "markerHeight=\"\(number(height / line))\" orient=\"auto\">\n    <path class=\"lit\" "
      + "d=\"\(PathDataWriter.plain(head, decimals: 2))\" fill=\"#000\"/>\n  </marker>"
  }

  /// The text of an icon's file with this arrowhead; `nil` if it has it already, or none.
  package func updated(_ file: String) -> String? {
    guard let start = file.firstRange(of: "<marker id=\"head\""),
      let end = file[start.upperBound...].firstRange(of: "</marker>")
    else { return nil }
    let place = start.lowerBound..<end.upperBound
    guard file[place] != element else { return nil }
    var file = file
    file.replaceSubrange(place, with: element)
    return file
  }
}
