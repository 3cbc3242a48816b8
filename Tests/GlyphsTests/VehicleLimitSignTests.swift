import Foundation
import Paths
import Raster
import Routes
import TestSupport
import Testing

@testable import Glyphs

@Suite struct VehicleLimitSignTests {
  private static let limits: [VehicleLimit] = [
    (.height, 360), (.height, 395), (.height, 400), (.width, 220), (.width, 255), (.length, 1200),
    (.weight, 3500), (.weight, 12_000), (.axleLoad, 3500), (.axleLoad, 11_500),
  ].compactMap { VehicleLimit($0, $1) }

  @Test func `a name gives its limit back, and no other name does`() throws {
    for limit in Self.limits {
      #expect(GlyphSpec(name: limit.name) == .furniture(.vehicleLimit(limit)))
    }
    #expect(Self.limits[0].name == "limit_height_360")
    for name in [
      "limit_height_0", "limit_height_100000", "limit_height_0360", "limit_height_-5",
      "limit_height_3.6", "limit_height_", "limit_360", "limit_speed_50",
    ] { #expect(GlyphSpec(name: name) == nil, "\(name)") }
  }

  @Test(arguments: [18, 24, 36, 50]) func `all signs differ, from speed limits too`(
    side: Int
  ) throws {
    let studio = try Studio()
    let speeds = try [12, 30, 50].map { try SpeedLimit(form: .vienna, number: $0) }
    let specs =
      Self.limits.map { GlyphSpec.furniture(.vehicleLimit($0)) }
      + speeds.map { .furniture(.speedLimit($0)) }
    var seen: Set<Pixmap> = []
    for spec in specs {
      let picture = try studio.draw(spec, width: side, height: side)
      #expect(seen.insert(picture).inserted, "\(spec.name) at \(side)")
    }
  }
}
