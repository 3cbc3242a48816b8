public import Paths

extension Color {
  /// Lays `source`, weakened by `coverage` (0 to 255), over this color, all with straight alpha.
  ///
  /// This is Porter and Duff's "over", computed in integers without loss and rounded once to the
  /// nearest of 255 levels, halves up:
  ///
  /// - alpha = s + b·(1 − s), where s is the source's alpha times the coverage
  /// - color = (source·s + backdrop·b·(1 − s)) / alpha
  @inline(__always)
  public func composited(under source: Color, coverage: UInt8) -> Color {
    guard alpha & source.alpha != 255 else { return mixed(with: source, share: coverage) }
    let weight = UInt32(source.alpha) * UInt32(coverage)  // s · 255²
    guard !isEqualButForAlpha(to: source) else {
      return with(alpha: Self.opacity(weight * 255 + UInt32(alpha) * (65_025 - weight)))
    }
    guard weight != 0 else { return self }
    guard weight != 65_025, alpha != 0 else {
      let result = UInt8(truncatingIfNeeded: (weight + 127) / 255)
      return result == 0 ? self : source.with(alpha: result)
    }
    return mixed(with: source, weight: weight)
  }

  /// The mix of two visible colors; not inlined, so that the loops of common cases stay small.
  @inline(never)
  private func mixed(with source: Color, weight: UInt32) -> Color {
    guard alpha != 255 else {
      // The sum of both shares is constant here, and dividing by it is cheap.
      func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
        let value = UInt32(a) * weight + UInt32(b) * (65_025 - weight)
        return UInt8(truncatingIfNeeded: (value + 32_512) / 65_025)
      }
      return Color(
        red: mix(source.red, red), green: mix(source.green, green),
        blue: mix(source.blue, blue))
    }
    let front = weight * 255  // s · 255³
    let back = UInt32(alpha) * (65_025 - weight)  // b · (1 − s) · 255³
    let sum = front + back
    // At most 255⁴ + 255³ / 2, which is below 2³².
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8(truncatingIfNeeded: (UInt32(a) * front + UInt32(b) * back + sum / 2) / sum)
    }
    return Color(
      red: mix(source.red, red), green: mix(source.green, green), blue: mix(source.blue, blue),
      alpha: Self.opacity(sum))
  }

  /// Rounds the alpha of both shares together, 0 to 255³.
  @inline(__always)
  private static func opacity(_ sum: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: (sum + 32_512) / 65_025)
  }
}

extension Pixmap {
  /// Lays a picture of the same size over this one, with an opacity from 0 to 255.
  mutating func draw(_ front: Pixmap, opacity: UInt8) {
    for index in pixels.indices where front.pixels[index].alpha != 0 {
      pixels[index] = pixels[index].composited(under: front.pixels[index], coverage: opacity)
    }
  }
}
