import Glyphs
import Paths
import Raster
import Routes
import Testing

/// Shapes of one color are drawn one after another, each smoothed at its own edges; where two only
/// touch, the background shines through.
@Suite struct SeamTests {
  /// How many times as fine the picture is that stands for the union.
  ///
  /// At that size what a seam lets through is this much thinner.
  private static let fineness = 8

  /// Levels of 255 by which a pixel may stand off the union.
  ///
  /// Two edges that cross in a pixel are taken for independent, which those of a slanting stem and
  /// its head are not quite.
  private static let tolerance = 16.0

  /// Each icon once; that of the other side is its mirror image, and roundabouts are no icons.
  private static let kinds = ManeuverKind.allCases.filter {
    !$0.rawValue.hasSuffix("-left") && !$0.rawValue.hasPrefix("roundabout-")
  }

  @Test(arguments: kinds)
  func `shapes of one color look like one shape`(kind: ManeuverKind) throws {
    let studio = try Studio()
    let light = try studio.variant("light")
    for (side, pixelsPerPoint) in [(50, 1), (67, 1), (67, nil)] as [(Int, Double?)] {
      let size = Size(width: Double(side), height: Double(side))
      let drawing = try studio.artist.drawing(
        of: GlyphSpec(kind: kind, drivingSide: .right), variant: light, size: size,
        pixelsPerPoint: pixelsPerPoint)
      for (color, items) in Self.layers(of: drawing) where items.count > 1 {
        let layer = Drawing(size: size, items: items)
        let worst = try Self.worst(of: layer, side: side)
        #expect(
          abs(worst.difference) <= Self.tolerance,
          "\(color) at \(side) px: \(worst.difference) at \(worst.x), \(worst.y)")
      }
    }
  }

  @Test func `a bar that only touches its stem has a seam`() throws {
    func line(_ from: Point, _ to: Point) throws -> Drawing.Item {
      var path = Path()
      path.move(to: from)
      path.line(to: to)
      return .shape(Drawing.Shape(path: path, stroke: try Stroke(width: 6), strokeColor: .black))
    }
    let size = Size(width: 20, height: 20)
    let bar = try line(Point(x: 2, y: 5.5), Point(x: 18, y: 5.5))
    let touching = try line(Point(x: 10, y: 8.5), Point(x: 10, y: 18))
    let reaching = try line(Point(x: 10, y: 5.5), Point(x: 10, y: 18))
    let seam = try Self.worst(of: Drawing(size: size, items: [bar, touching]), side: 20)
    #expect(seam.difference < -50 && seam.y == 8)
    let none = try Self.worst(of: Drawing(size: size, items: [bar, reaching]), side: 20)
    #expect(abs(none.difference) < 1)
  }

  /// The shapes of each color, apart.
  private static func layers(of drawing: Drawing) -> [(Color, [Drawing.Item])] {
    var layers: [(color: Color, items: [Drawing.Item])] = []
    for item in drawing.items {
      guard case .shape(let shape) = item else { continue }
      let color = shape.fill ?? shape.strokeColor
      if let index = layers.firstIndex(where: { $0.color == color }) {
        layers[index].items.append(item)
      } else {
        layers.append((color, [item]))
      }
    }
    return layers
  }

  /// The pixel whose alpha stands off that of the union the most.
  private static func worst(
    of layer: Drawing, side: Int
  ) throws -> (difference: Double, x: Int, y: Int) {
    var renderer = Renderer()
    let picture = try renderer.draw(layer, width: side, height: side)
    let fine = try renderer.draw(layer, width: side * fineness, height: side * fineness)
    let pixels = fine.pixels
    var sums = [Int](repeating: 0, count: side * side)
    for row in 0..<side * fineness {
      let start = row * side * fineness
      for x in 0..<side {
        let first = start + x * fineness
        var sum = 0
        for index in first..<first + fineness { sum += Int(pixels[index].alpha) }
        sums[row / fineness * side + x] += sum
      }
    }
    var worst = (difference: 0.0, x: 0, y: 0)
    for (index, sum) in sums.enumerated() {
      let union = Double(sum) / Double(fineness * fineness)
      let difference = Double(picture.pixels[index].alpha) - union
      if abs(difference) > abs(worst.difference) {
        worst = (difference, index % side, index / side)
      }
    }
    return worst
  }
}
