import Foundation
import Paths
import TestSupport
import Testing

@Suite struct AngleTests {
  @Test(arguments: UInt64(0)..<50)
  func `sine and cosine agree with the C library within two units of the last place`(
    seed: UInt64
  ) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let degrees = random.double(-1000...1000)
      let (sine, cosine) = Angle(degrees: degrees).sineAndCosine
      // The library's argument is rounded to radians first, which costs up to 2⁻⁴⁹ here.
      #expect(abs(sine - sin(degrees * .pi / 180)) < 4e-15, "\(degrees)")
      #expect(abs(cosine - cos(degrees * .pi / 180)) < 4e-15, "\(degrees)")
      #expect(abs(sine * sine + cosine * cosine - 1) < 4e-16, "\(degrees)")
    }
  }

  @Test(arguments: [(0.0, 0.0, 1.0), (90, 1, 0), (180, 0, -1), (-90, -1, 0), (450, 1, 0)])
  func `quarter turns are exact`(degrees: Double, sine: Double, cosine: Double) {
    let result = Angle(degrees: degrees).sineAndCosine
    #expect(result.sine == sine)
    #expect(result.cosine == cosine)
  }

  @Test(arguments: [(0.0, 0.0), (-10, 350), (540, 180), (719, 359)])
  func `directions are normalized to one turn`(degrees: Double, normalized: Double) {
    #expect(Angle(degrees: degrees).normalizedDegrees == normalized)
  }
}
