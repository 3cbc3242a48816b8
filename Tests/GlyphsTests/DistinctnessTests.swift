import Faults
import Foundation
import Glyphs
import PNGCoding
import PNGReading
import Paths
import Raster
import Routes
import TestSupport
import Testing

@Suite struct DistinctnessTests {
  /// The kinds at which one road becomes two, or two become one.
  private static let family = ["merge", "keep", "fork", "ramp"]

  @Test func `no two kinds of different meaning look alike at 18, 24 and 36 pixels`() throws {
    let all = try Distinctness(Studio().artist).pairs()
    // Numbers are read, not recognized by their outline; of two on one ring, they alone count.
    func ring(_ name: String) -> Substring? {
      name.hasPrefix("roundabout")
        ? name.firstRange(of: "cw_e").map { name[..<$0.lowerBound] } : nil
    }
    let numbers = all.filter { ring($0.first) != nil && ring($0.second) != nil }
    let ofOneRing = numbers.filter { ring($0.first) == ring($0.second) }
    #expect(ofOneRing.count == 5 * 171)
    let least = try #require(ofOneRing.first)
    print("nearest numbers: \(least.first) and \(least.second), \(least.difference)")
    #expect(least.difference >= 0.06)
    #expect(
      numbers.filter { ring($0.first) != ring($0.second) }.allSatisfy { $0.difference >= 0.1 })
    let pairs = all.filter { ring($0.first) == nil || ring($0.second) == nil }
    for pair in pairs.prefix(10) {
      print("nearest kinds: \(pair.first) and \(pair.second), \(pair.difference)")
    }
    let nearest = try #require(pairs.first)
    #expect(nearest.difference >= Distinctness.least)
    let roads = pairs.filter { pair in
      [pair.first, pair.second].allSatisfy { name in Self.family.contains { name.contains($0) } }
    }
    #expect(roads.count > 100 && roads[roads.count / 2].difference >= 0.44)
  }

  @Test(arguments: [18, 24, 36, 48, 50, 64, 96, 150])
  func `straight stems and bars are on whole pixels`(side: Int) throws {
    let studio = try Studio()
    for kind in [ManeuverKind.straight, .turnRight, .turnLeft, .uTurnRight, .endOfRoadLeft] {
      let spec = GlyphSpec(kind: kind, drivingSide: .right)
      let picture = try studio.draw(spec, width: side, height: side)
      // A row through the lower part of the stem, which no bend reaches.
      let row = side * 43 / 48
      let alphas = (0..<side).map { picture[$0, row].alpha }
      #expect(alphas.allSatisfy { $0 == 0 || $0 == 255 }, "\(kind) at \(side): \(alphas)")
      #expect(alphas.contains(255))
    }
  }

  @Test(arguments: [1, 2, 3])
  func `each kind has ink in both variants at each scale`(scale: Int) throws {
    let studio = try Studio()
    for kind in Cases.share(of: ManeuverKind.allCases, every: 4) {
      for side in DrivingSide.allCases {
        let spec = GlyphSpec(kind: kind, drivingSide: side)
        for variant in ["light", "dark"] {
          let picture = try studio.draw(spec, variant, width: 50, height: 50, scale: scale)
          #expect(picture.pixels.contains { $0.alpha == 255 }, "\(kind) \(variant)")
        }
      }
    }
  }

  @Test(arguments: ["light", "dark"])
  func `what is drawn is visible on its background`(name: String) throws {
    let studio = try Studio()
    let variant = try studio.variant(name)
    let spec = GlyphSpec(kind: .keepRight, drivingSide: .right)
    let file = try PNGCoder.encode(studio.draw(spec, name, width: 48, height: 48))
    let picture = try PNGCoder.decode(file)
    var counts: [Color: Int] = [:]
    for pixel in picture.pixels where pixel.alpha == 255 { counts[pixel, default: 0] += 1 }
    let colors = counts.sorted { $0.value > $1.value }.prefix(2).map(\.key)
    try #require(colors.count == 2)
    #expect(Set(colors) == [variant.lit, variant.unlit])
    for color in colors { #expect(Contrast.ratio(color, variant.background) >= 3) }
    #expect(Contrast.ratio(colors[0], colors[1]) >= 3)
  }
}
