import Paths

/// The difference of two colors as it is perceived, in the YIQ space of NTSC.
///
/// Follows Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission
/// color space in mobile applications" (2010), with the weights and grounds of pixelmatch 7 and odiff.
struct PerceivedColor {
  /// The squared distance of the most different colors.
  private static let most = 35_215.0

  let ground: ComparisonRules.Ground

  /// Whether the distance of two colors at a pixel is at most `threshold`, 0 to 1.
  func isWithin(_ threshold: Double, _ a: Color, _ b: Color, at index: Int) -> Bool {
    let (red, green, blue) = differences(a, b, at: index)
    let y = Self.luma(red, green, blue)
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q <= Self.most * threshold * threshold
  }

  /// How much brighter `b` is than `a`, in levels.
  func brightening(_ a: Color, _ b: Color, at index: Int) -> Double {
    let (red, green, blue) = differences(b, a, at: index)
    return Self.luma(red, green, blue)
  }

  private static func luma(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  }

  /// The differences of the channels over the ground at a pixel; `index` counts pixels by rows.
  private func differences(
    _ a: Color, _ b: Color, at index: Int
  ) -> (red: Double, green: Double, blue: Double) {
    let alpha = (Int(a.alpha), Int(b.alpha))
    func difference(_ first: UInt8, _ second: UInt8, _ period: Double?) -> Double {
      let own = Int(first) * alpha.0 - Int(second) * alpha.1
      guard alpha.0 != alpha.1 else { return Double(own) / 255 }
      return Double(own - level(period, at: index) * (alpha.0 - alpha.1)) / 255
    }
    return (
      difference(a.red, b.red, nil), difference(a.green, b.green, 1.618033988749895),
      difference(a.blue, b.blue, 2.618033988749895)
    )
  }

  /// The ground's level: that of red is constant, the others alternate with the pixel's byte offset.
  private func level(_ period: Double?, at index: Int) -> Int {
    switch ground {
    case .white: 255
    case .checker: 48 + 159 * (period.map { Int(Double(4 * index) / $0) % 2 } ?? 0)
    }
  }
}
