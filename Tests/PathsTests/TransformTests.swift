import Paths
import TestSupport
import Testing

@Suite struct TransformTests {
  private func random(_ random: inout SeededRandom) -> Transform {
    Transform(
      a: random.double(-2...2), b: random.double(-2...2), c: random.double(-2...2),
      d: random.double(-2...2), tx: random.double(-9...9), ty: random.double(-9...9))
  }

  @Test(arguments: UInt64(0)..<100)
  func `then applies the first map first, and the inverse undoes a map`(seed: UInt64) throws {
    var source = SeededRandom(seed: seed)
    let (first, second) = (random(&source), random(&source))
    let point = Point(x: source.double(-5...5), y: source.double(-5...5))
    let both = first.then(second).apply(point)
    let stepwise = second.apply(first.apply(point))
    #expect((both - stepwise).length < 1e-12)
    let back = try #require(first.inverse).apply(first.apply(point))
    #expect((back - point).length < 1e-9)
  }

  @Test func `a map that flattens the plane has no inverse`() {
    #expect(Transform.scale(x: 1, y: 0).inverse == nil)
  }

  @Test(arguments: [30.0, 90, 200])
  func `rotation keeps lengths, and the largest scale is that of the wider axis`(degrees: Double) {
    let transform = Transform.scale(x: 3, y: 2).then(.rotation(Angle(degrees: degrees)))
    #expect(abs(transform.maximumScale - 3) < 1e-12)
    #expect(abs(transform.determinant - 6) < 1e-12)
  }
}
