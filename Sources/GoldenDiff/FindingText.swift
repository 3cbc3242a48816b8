import Escaping

extension Finding {
  /// One line with the difference, its amount, its place and its possible cause, without the name.
  public var summary: String {
    var parts: [String] = []
    switch state {
    case .new: parts.append("no golden")
    case .missing: parts.append("no actual picture")
    case .unreadable, .same, .changed: break
    }
    if let reason { parts.append(Printable.text(reason)) }
    if hasOtherSize, let expected, let actual {
      parts.append(
        "size \(expected.width)×\(expected.height) became \(actual.width)×\(actual.height) px")
    } else if difference == nil, let extent = expected ?? actual {
      parts.append("\(extent.width)×\(extent.height) px")
    }
    if let difference { parts.append(Self.words(difference)) }
    if let lines {
      let noun = lines.removed == 1 ? "line" : "lines"
      parts.append("\(lines.removed) \(noun) became \(lines.added)")
    }
    parts += hints.map { Printable.text($0) }
    return parts.joined(separator: "; ")
  }

  private static func words(_ difference: PixelDifference) -> String {
    var words =
      "\(difference.pixels) px differ (\(percent(difference.inkShare)) of the ink), "
      + "largest \(difference.largest), mean \(decimal(difference.mean, 3))"
    if let bounds = difference.bounds { words += ", box \(bounds)" }
    if let worst = difference.worst {
      words += ", worst at \(worst.x),\(worst.y): \(worst.expected) became \(worst.actual)"
    }
    let left = [
      (difference.toleratedPixels, "within the tolerance"),
      (difference.antialiasedPixels, "at edges"), (difference.maskedPixels, "masked"),
    ].filter { $0.0 > 0 }.map { "\($0.0) px \($0.1)" }
    if !left.isEmpty { words += "; not counted: " + left.joined(separator: ", ") }
    if let densest = difference.densest { words += "; densest window \(densest) px" }
    return words
  }

  /// Formats a share as a percentage, with 0 and 100 only for exact values.
  static func percent(_ share: Double) -> String {
    if share == 0 || share == 1 { return "\(Int(share * 100)) %" }
    return "\(decimal(min(max(share * 100, 0.01), 99.99), 2)) %"
  }

  /// Formats a number with at most `places` decimals, rounding half up.
  static func decimal(_ value: Double, _ places: Int) -> String {
    let factor = (0..<places).reduce(1) { power, _ in power * 10 }
    let scaled = Int(value * Double(factor) + 0.5)
    // The leading 1 keeps leading zeros of the decimals.
    var decimals = String(factor + scaled % factor).dropFirst()
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(scaled / factor)" + (decimals.isEmpty ? "" : "." + decimals)
  }
}
