import Faults
import Paths
package import Raster

/// The position of a picture's ink, as shares of its width and height.
package struct InkFacts: Hashable, Sendable {
  /// The center of gravity (x, y) of all coverage, both lit and unlit.
  package let center: [Double]
  /// The bounding box of all coverage: left, top, right, bottom.
  package let box: [Double]
  package let share: Double

  /// Measures a picture; `nil` if it has no ink.
  package init?(_ pixmap: Pixmap) {
    var (sum, sumX, sumY) = (0, 0, 0)
    var (left, top, right, bottom) = (pixmap.width, pixmap.height, 0, 0)
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width {
        let alpha = Int(pixmap[x, y].alpha)
        guard alpha > 0 else { continue }
        sum += alpha
        // Doubles the pixel's center to keep the sums integral.
        sumX += alpha * (2 * x + 1)
        sumY += alpha * (2 * y + 1)
        (left, right) = (min(left, x), max(right, x + 1))
        (top, bottom) = (min(top, y), max(bottom, y + 1))
      }
    }
    guard sum > 0 else { return nil }
    let (width, height) = (Double(pixmap.width), Double(pixmap.height))
    func thousandths(_ value: Double) -> Double { Double(Int(value * 1000 + 0.5)) / 1000 }
    center = [
      thousandths(Double(sumX) / Double(2 * sum) / width),
      thousandths(Double(sumY) / Double(2 * sum) / height),
    ]
    box = [
      thousandths(Double(left) / width), thousandths(Double(top) / height),
      thousandths(Double(right) / width), thousandths(Double(bottom) / height),
    ]
    share = thousandths(Double(sum) / 255 / width / height)
  }
}

extension Drawing {
  /// Why a picture cannot be seen on a background: the finding and the remedy; `nil` if it can.
  ///
  /// Judges the pixels of a picture 48 pixels wide or high and of the area around it: half of the
  /// ink must lie on the canvas. Pixels with a contrast of 3 : 1 must be an eighth of the ink, and
  /// extend over half of its box. `contrastRemedy` says how to make the contrast 3 : 1.
  func invisibility(
    on background: Color, contrastRemedy: @autoclosure () -> String = "make it 3 : 1 or more"
  ) -> String? {
    let scale = 48 / max(size.width, size.height)
    let (width, height) = (
      max(1, Int(size.width * scale + 0.5)), max(1, Int(size.height * scale + 0.5))
    )
    let around = Drawing(
      size: Size(width: size.width * 3, height: size.height * 3),
      items: items.map {
        $0.transformed(by: .translation(Vector(dx: size.width, dy: size.height)))
      })
    let pixmap: Pixmap
    do throws(Fault) {
      var renderer = Renderer()
      pixmap = try renderer.draw(around, width: width * 3, height: height * 3)
    } catch {
      return "cannot be drawn: \(error)"
    }
    let background = background.over(.white)
    var ratios: [Color: Double] = [:]
    var (total, all, seen) = (0, Ink(), Ink())
    var best = 1.0
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width where pixmap[x, y].alpha > 0 {
        let color = pixmap[x, y]
        total += Int(color.alpha)
        guard x / width == 1, y / height == 1 else { continue }
        all.add(color, x: x, y: y)
        let ratio = ratios[color] ?? Contrast.ratio(color.over(background), background)
        ratios[color] = ratio
        if ratio >= Contrast.least { seen.add(color, x: x, y: y) } else { best = max(best, ratio) }
      }
    }
    // Less than nine pixels cannot be seen.
    guard total >= 9 * 255 else {
      return "draws nothing visible; "
        + (items.isFaded ? "raise its opacity, " : "show its hidden layers, ")
        + "and give its shapes a fill or a stroke, and a size"
    }
    guard all.amount * 2 >= total else {
      return "lies outside of its canvas; move it into the viewBox"
    }
    guard all.amount < width * height * 255 || all.most * 20 < width * height * 19 else {
      return "fills its canvas with one color, as the fill of a frame does; remove that fill"
    }
    guard seen.amount * 8 >= all.amount, seen.area * 2 >= all.area else {
      return "has a contrast of \(Contrast.text(best)) : 1 on "
        + "\(background.hexadecimal.uppercased()); \(contrastRemedy())"
    }
    return nil
  }
}

extension [Drawing.Item] {
  /// Whether a group has an opacity.
  fileprivate var isFaded: Bool { flatMap { $0.shapes }.contains { $0.opacity < 1 } }

  /// How a drawing without outlines gets enough contrast; names only what it or the theme has.
  func contrastRemedy(in variant: Theme.Variant) -> String {
    let roles = Set(flatMap { $0.shapes }.map { $0.shape.role })
    let aim = "make it 3 : 1 or more"
    if roles.contains(nil) {
      return isFaded ? aim + " by other colors and more opacity" : aim + ", or remove data-color"
    }
    if isFaded { return aim + " by more opacity" }
    let names = roles.compactMap { role -> String? in
      switch role {
      case .lit, .text: variant.isHollow ? "outline" : "lit"
      case .unlit: "unlit"
      case nil: nil
      }
    }
    let colors = Set(names).sorted().map { "'\($0)'" }.joined(separator: " and ")
    return aim + " by the theme's \(colors) in variants.\(variant.name)"
  }
}

/// The sum and the box of pixels.
private struct Ink {
  var amount = 0
  private var counts: [Color: Int] = [:]
  private var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)

  var area: Int { amount == 0 ? 0 : (right - left + 1) * (bottom - top + 1) }

  /// The number of pixels of the most frequent color.
  var most: Int { counts.values.max() ?? 0 }

  mutating func add(_ color: Color, x: Int, y: Int) {
    amount += Int(color.alpha)
    counts[color, default: 0] += 1
    (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
  }
}
