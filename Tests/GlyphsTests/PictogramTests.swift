import Foundation
import Glyphs
import Paths
import Raster
import Routes
import SVGCoding
import TestSupport
import Testing

/// The drawings that are no arrows: signs, markers, buttons, vehicles and buildings.
@Suite struct PictogramTests {
  private static let beginnings = [
    "arrive", "bike", "border", "building", "elevator", "escalator", "ferry", "gate", "level",
    "none", "notification", "off-route", "park", "stairs", "toll", "transit", "waypoint",
  ]
  static let specs =
    ManeuverKind.allCases.filter { kind in
      beginnings.contains { kind.rawValue.hasPrefix($0) } && !kind.rawValue.hasSuffix("-left")
    }.map { GlyphSpec(kind: $0, drivingSide: .right) } + Furniture.pictures.map { .furniture($0) }

  @Test func `each is centered, within margins of 4 units`() throws {
    let studio = try Studio()
    let side = 96
    for spec in Self.specs {
      let picture = try studio.draw(spec, width: side, height: side)
      let seen = (0..<side * side).filter { picture.pixels[$0].alpha > 100 }
      let (xs, ys) = (seen.map { $0 % side }, seen.map { $0 / side })
      for ends in [xs, ys] {
        let low = Double(try #require(ends.min())) / 2
        let high = Double(try #require(ends.max()) + 1) / 2
        #expect(low >= 3.5 && high <= 44.5, "\(spec.name): \(low) to \(high)")
        #expect(abs((low + high) / 2 - 24) <= 1, "\(spec.name): \(low) to \(high)")
      }
    }
  }

  /// The widths of lines with a role in the file of a kind.
  private static func widths(_ name: String) throws -> Set<Double> {
    let file = Corpus.package.appending(path: "Icons/maneuvers/\(name).svg")
    let shapes = try SVGReader.read([UInt8](Data(contentsOf: file))).items.flatMap(\.shapes)
    return Set(shapes.compactMap(\.shape.stroke?.width))
  }

  @Test func `lines of maneuvers are 6, 4 or 3 wide, those of bicycles 2.75`() throws {
    for spec in Self.specs {
      guard case .maneuver(let kind, _) = spec else { continue }
      let widths = try Self.widths(kind.rawValue)
      #expect(
        widths.isSubset(of: kind.rawValue.hasPrefix("bike") ? [2.75, 4, 6] : [3, 4, 6]),
        "\(kind): \(widths)")
    }
  }
}
