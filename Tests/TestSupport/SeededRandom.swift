/// A random number generator that gives the same numbers for the same seed: SplitMix64.
public struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Makes a generator; seeds far apart and near each other are equally good.
  public init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number of the closed range.
  public mutating func double(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// A whole number of the closed range.
  public mutating func int(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }
}
