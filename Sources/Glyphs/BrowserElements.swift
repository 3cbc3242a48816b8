import Faults
import Paths
import SVGCoding

/// What the files of icons hold for browsers and drawing programs, which know no pen: the head of
/// arrows as `<marker id="head">` or `<marker id="wide-head">`, and the gap along lit roads as
/// `<mask id="gap">` of unlit ones.
///
/// The pen draws both from the theme instead; `lint --fix` keeps them equal.
package struct BrowserElements {
  /// By id.
  private let markers: [(id: String, text: String)]
  private let gap: Double

  /// Icons are drawn on 48 units, with lines of the usual stroke.
  private static let canvas = Size(width: 48, height: 48)

  package init(_ theme: Theme) {
    // Those of the lines in the files.
    let (side, measures) = (Self.canvas.width, theme.measures)
    gap = measures.gap * side
    var pen = ArrowPen(measures, side: side)
    let usual = Self.marker("head", of: pen)
    pen.headWidth = measures.wideHeadWidth * side
    markers = [("head", usual), ("wide-head", Self.marker("wide-head", of: pen))]
  }

  private static func marker(_ id: String, of pen: ArrowPen) -> String {
    let tip = ArrowPen(Theme.Measures(), side: canvas.width).neck
    let head = pen.head(tip: Point(x: tip, y: 0), direction: Vector(dx: 1, dy: 0))
    // Whole units around the head.
    let left = Double(Int(tip - pen.headLength) - 2)
    let width = Double(Int(tip) + 2) - left
    let height = Double(2 * (Int(pen.headWidth / 2) + 2))
    let line = Theme.Measures().stroke * canvas.width
    func number(_ value: Double) -> String { DecimalText.rounded(value, decimals: 2) }
    let box = [left, -height / 2, width, height].map(number).joined(separator: " ")
    return "<marker id=\"\(id)\" viewBox=\"\(box)\" markerWidth=\"\(number(width / line))\" "
      + "markerHeight=\"\(number(height / line))\" orient=\"auto\">\n    <path class=\"lit\" "
      + "d=\"\(PathDataWriter.plain(head, decimals: 2))\" fill=\"#000\"/>\n  </marker>"
  }

  /// The text of an icon's file with these elements; `nil` if it has them already, or none.
  package func updated(_ file: String) -> String? {
    let headed = markers.reduce(file) { $0.replacing("marker", id: $1.id, with: $1.text) }
    let text = mask(in: headed).map { headed.replacing("mask", id: "gap", with: $0) } ?? headed
    return text == file ? nil : text
  }

  /// The mask of an icon: everything but its lit shapes, each widened by the gap.
  ///
  /// `nil` for a file that cannot be read, which is reported where it is drawn.
  private func mask(in file: String) -> String? {
    guard let icon = try? SVGReader.read(Array(file.utf8), size: Self.canvas) else { return nil }
    let everything = Drawing.Shape(path: Path(Rect(Self.canvas)), fill: .white)
    let lit = icon.items.map { item in item.mapShapes { $0.assignRole() } }
      .flatMap { $0.shapes }.map { $0.shape }.filter { $0.role == .lit }
    let shapes = [everything] + lit.map { $0.outlined(by: gap, color: .black) }
    let content = try? SVGWriter(decimals: 2).content(of: shapes.map { .shape($0) }, indent: "    ")
    return content.map { content in
      "<mask id=\"gap\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"48\" height=\"48\">\n"
        + content + "  </mask>"
    }
  }
}

extension String {
  /// Replaces the first element with a name and an id, if there is one.
  fileprivate func replacing(_ name: String, id: String, with element: String) -> String {
    guard let start = firstRange(of: "<\(name) id=\"\(id)\""),
      let end = self[start.upperBound...].firstRange(of: "</\(name)>")
    else { return self }
    return self[..<start.lowerBound] + element + self[end.upperBound...]
  }
}
