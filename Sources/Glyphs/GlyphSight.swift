import Paths
import Raster
package import Faults

/// What some eyes do not see well enough.
package struct SightFlaw: Hashable, Sendable {
  /// The place in the theme, such as `variants.dark: closed_road`.
  package var place: String
  package var eye: ColorVision
  package var finding: String
  package var remedy: String
  /// The success criterion of WCAG 2.2 that asks for it, or `nil` for our own rule.
  package var criterion: String?
  /// The glyph's file, if it is of a folder of icons.
  package var file: String?
}

extension Theme {
  /// The pairs of colors with too little contrast for usual eyes.
  package var contrastFlaws: [SightFlaw] { contrastFlaws(seenBy: .usual).compactMap { $0 } }

  /// The pairs of colors with too little contrast for eyes other than the usual ones.
  ///
  /// Those that usual eyes miss are left to `contrastFlaws`.
  package var sightFlaws: [SightFlaw] {
    let seen = ColorVision.allCases.filter { $0 != .usual }.map { contrastFlaws(seenBy: $0) }
    return contrastFlaws(seenBy: .usual).enumerated().filter { $0.element == nil }
      .flatMap { pair in seen.compactMap { $0[pair.offset] } }
  }

  /// What is wrong with each pair of colors; `nil` for one with enough contrast.
  private func contrastFlaws(seenBy eye: ColorVision) -> [SightFlaw?] {
    func flaw(
      _ place: String, _ ratio: Double, least: Double, _ criterion: String?, _ remedy: String? = nil
    ) -> SightFlaw? {
      guard ratio < least else { return nil }
      return SightFlaw(
        place: place, eye: eye, finding: "has a contrast of \(hundredths(ratio))",
        remedy: remedy ?? "use colors with \(DecimalText.shortest(least)) or more",
        criterion: criterion)
    }
    return contrasts(seenBy: eye).map {
      flaw($0.place, $0.ratio, least: Contrast.least, "1.4.11", $0.isEnough ? nil : remedy(for: $0))
    }
      + interfaceContrasts(seenBy: eye).map {
        flaw(
          "interface.\($0.scheme): \($0.role) : \($0.check.other)", $0.ratio,
          least: $0.check.least, $0.check.criterion)
      }
  }
}

/// Whether glyphs of 18 pixels are seen on the background of a variant, by eyes of each kind.
///
/// A picture's ink is what differs from the background, by how much it differs. A third of it must
/// lie in pixels with a contrast of 3 : 1 (WCAG 2.2, 1.4.11): the core of a line has that if it is
/// wide and strong enough, while a thin line is all edge, blended with the background. Letters on
/// small shields reach little more than a third, and are still read. Unlit parts do not
/// count, since the driver follows the others.
///
/// A sign, whose colors no theme changes, must say something besides being there: its lightest and
/// its darkest twentieth must have 3 : 1, so that what is written on it does not depend on hues.
package struct GlyphSight: Sendable {
  /// The height of the pictures in pixels.
  package static let side = 18
  /// The least share of ink with enough contrast.
  private static let leastShare = 1.0 / 3

  private let variant: Theme.Variant
  private let ground: Color
  private var renderer = Renderer()
  /// The luminance of each color met, for eyes of each kind.
  private var lights: [Color: [Double]] = [:]

  package init(_ variant: Theme.Variant) {
    self.variant = variant
    ground = variant.background.over(.white)
  }

  /// What eyes of each kind miss; if usual eyes do, only that.
  package mutating func flaws(
    of spec: GlyphSpec, by artist: GlyphArtist
  ) throws(Fault) -> [SightFlaw] {
    let lit = try render(drawing(of: spec, by: artist, in: followed), named: spec.name)
    let sign = try sign(spec, by: artist)
    let (inks, marks) = (shares(of: lit), spans(of: sign))
    let file = try artist.icons.source(of: spec)?.file
    var flaws: [SightFlaw] = []
    for (index, eye) in ColorVision.allCases.enumerated() {
      let words: (finding: String, remedy: String)
      if let share = inks?[index], share < Self.leastShare {
        words = (
          "has a contrast of 3 in only \(Int(share * 100)) % of its ink at \(Self.side) px",
          "make it a third with wider lines, or with colors that differ more in lightness"
        )
      } else if let span = marks?[index], span < Contrast.least {
        words = (
          "has a contrast of \(hundredths(span)) between its lightest and darkest part",
          "use colors with 3 or more"
        )
      } else {
        continue
      }
      flaws.append(
        SightFlaw(
          place: "variants.\(variant.name): \(spec.name)", eye: eye, finding: words.finding,
          remedy: words.remedy, criterion: "1.4.11", file: file))
      if eye == .usual { break }
    }
    return flaws
  }

  /// The variant without unlit parts.
  private var followed: Theme.Variant {
    var followed = variant
    followed.unlit = .transparent
    followed.unlitOutline = Color.transparent
    return followed
  }

  /// The picture of a sign without outline; `nil` for glyphs of one color or in a theme's colors.
  private mutating func sign(_ spec: GlyphSpec, by artist: GlyphArtist) throws(Fault) -> Pixmap? {
    guard artist.icons.hasOwnColors(spec) else { return nil }
    var plain = variant
    plain.outline = nil
    plain.unlitOutline = nil
    let drawing = try drawing(of: spec, by: artist, in: plain)
    guard drawing.colorCount > 1 else { return nil }
    return try render(drawing, named: spec.name)
  }

  private func drawing(
    of spec: GlyphSpec, by artist: GlyphArtist, in variant: Theme.Variant
  ) throws(Fault) -> Drawing {
    // Plates of shields are up to four times as wide as high.
    let size = Size(width: Double(Self.side) * (spec.isShield ? 4 : 1), height: Double(Self.side))
    return try artist.drawing(
      of: spec, variant: variant, size: size, pixelsPerPoint: 1, drawnShare: 1,
      isUnseenAllowed: true)
  }

  private mutating func render(
    _ drawing: Drawing, named name: String
  ) throws(Fault) -> Pixmap {
    try Fault.within(name) { () throws(Fault) in
      try renderer.draw(drawing, width: Int(drawing.size.width), height: Self.side)
    }
  }

  /// The share of ink with enough contrast, for eyes of each kind; `nil` without ink.
  private mutating func shares(of picture: Pixmap) -> [Double]? {
    var inks: [Color: Int] = [:]
    for pixel in picture.pixels where pixel.alpha > 0 {
      let color = pixel.over(ground)
      inks[color, default: 0] += color.difference(from: ground)
    }
    let all = inks.values.reduce(0, +)
    guard all > 0 else { return nil }
    let background = lights(of: ground)
    var seen = background.map { _ in 0 }
    for (color, ink) in inks {
      for (index, light) in lights(of: color).enumerated()
      where Contrast.ratio(ofLights: light, background[index]) >= Contrast.least {
        seen[index] += ink
      }
    }
    return seen.map { Double($0) / Double(all) }
  }

  /// The contrast of a sign's lightest and darkest twentieth, for eyes of each kind.
  private mutating func spans(of sign: Pixmap?) -> [Double]? {
    var inside: [[Double]] = []
    for pixel in sign?.pixels ?? [] where pixel.alpha == 255 { inside.append(lights(of: pixel)) }
    guard !inside.isEmpty else { return nil }
    let margin = inside.count / 20
    return ColorVision.allCases.indices.map { eye in
      let sorted = inside.map { $0[eye] }.sorted()
      return Contrast.ratio(ofLights: sorted[margin], sorted[sorted.count - 1 - margin])
    }
  }

  private mutating func lights(of color: Color) -> [Double] {
    if let known = lights[color] { return known }
    let new = ColorVision.allCases.map { Contrast.luminance($0.seen(color)) }
    lights[color] = new
    return new
  }
}

/// A contrast with two decimals, not rounded up to one that is enough.
private func hundredths(_ ratio: Double) -> String {
  DecimalText.shortest(Double(Int(ratio * 100)) / 100)
}

extension Color {
  /// The sum of the differences of the channels.
  func difference(from other: Color) -> Int {
    [(red, other.red), (green, other.green), (blue, other.blue)]
      .reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
  }
}
