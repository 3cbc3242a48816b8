import Faults
package import Paths

/// Contrast ratios as WCAG 2.2 defines them.
package enum Contrast {
  /// The minimum contrast of graphical objects: success criterion 1.4.11.
  static let least = 3.0
  /// The minimum contrast of text: success criterion 1.4.3.
  static let leastOfText = 4.5
  /// Our minimum between colors that mean different things, so that they differ in lightness too.
  static let leastStep = 1.3

  /// The contrast of two opaque colors, 1 to 21: `(L1 + 0.05) / (L2 + 0.05)` with the relative
  /// luminances, the lighter color's first.
  package static func ratio(_ a: Color, _ b: Color) -> Double {
    ratio(ofLights: luminance(a), luminance(b))
  }

  /// A ratio with one decimal, not rounded up to one that is enough.
  static func text(_ ratio: Double) -> String { "\(Int(ratio)).\(Int(ratio * 10) % 10)" }

  /// The contrast of two relative luminances.
  static func ratio(ofLights a: Double, _ b: Double) -> Double {
    (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The relative luminance, from 0 for black to 1 for white.
  static func luminance(_ color: Color) -> Double {
    0.2126 * LinearLight.of(color.red) + 0.7152 * LinearLight.of(color.green)
      + 0.0722 * LinearLight.of(color.blue)
  }
}

extension Theme {
  /// The variant whose lit parts have the most contrast on a background; `nil` without variants.
  package func variant(on background: Color) -> Variant? {
    variants.max { $0.contrast(on: background) < $1.contrast(on: background) }
  }

  package struct ContrastFigure: CustomStringConvertible {
    package var variant: String
    /// The names of the two colors, such as `unlit : background`.
    package var pair: String
    /// The contrast, 1 to 21.
    package var ratio: Double
    package var background: Color
    /// Whether a color is compared with the background, on which it must be seen.
    package var isOnBackground: Bool

    package var isEnough: Bool { ratio >= Contrast.least }
    /// The place in the theme, as findings and exceptions name it.
    package var place: String { "variants.\(variant): \(pair)" }

    /// One line with the pair, the ratio with one decimal and the background.
    package var description: String {
      "\(place) is \(Contrast.text(ratio)) : 1 on "
        + background.hexadecimal.uppercased()
        + (isEnough ? "" : "; make it 3 : 1 or more")
    }
  }

  /// The contrasts of lit, unlit and background, as eyes see them; blends translucent colors over the
  /// background.
  ///
  /// In a hollow variant, the outline is compared with the background in place of lit.
  package func contrasts(seenBy eye: ColorVision = .usual) -> [ContrastFigure] {
    variants.flatMap { variant in
      let seen = variant.seen(by: eye)
      let main =
        seen.isHollow ? ("outline : background", seen.text) : ("lit : background", seen.lit)
      let onBackground = [
        (main.0, main.1, seen.background), ("unlit : background", seen.unlit, seen.background),
      ]
      return (onBackground + [("lit : unlit", seen.lit, seen.unlit)]).map { pair, a, b in
        ContrastFigure(
          variant: variant.name, pair: pair, ratio: Contrast.ratio(a, b),
          background: variant.background, isOnBackground: b == seen.background)
      }
    }
  }
}

extension Theme {
  /// Which color of a pair to move, and to where, so that all eyes see it beside the two others.
  func remedy(for figure: ContrastFigure) -> String {
    guard let variant = variant(named: figure.variant) else { return "" }
    let ground = variant.background.over(.white)
    let (lit, unlit) = (variant.lit.over(ground), variant.unlit.over(ground))
    let ways =
      switch figure.pair {
      case "outline : background": [("outline", variant.text.over(ground), [ground])]
      case "lit : background": [("lit", lit, [ground, unlit]), ("lit", lit, [ground])]
      case "unlit : background": [("unlit", unlit, [ground, lit])]
      default:
        [
          ("lit", lit, variant.isHollow ? [unlit] : [ground, unlit]),
          ("unlit", unlit, [ground, lit]),
        ]
      }
    for (name, color, others) in ways {
      if let found = color.nearest(contrastingWith: others) {
        return "make \(name) \(found.hexadecimal.uppercased())"
      }
    }
    return "make lit about 9 : 1 to the background, or give the theme an 'outline'"
  }
}

extension Color {
  /// The first color toward black and white that all eyes see with 3 : 1 beside opaque others; `nil`
  /// if there is none.
  fileprivate func nearest(contrastingWith others: [Color]) -> Color? {
    for share in UInt8(1)...255 {
      for end in [Color.black, .white] {
        let color = mixed(with: end, share: share)
        let isSeen = ColorVision.allCases.allSatisfy { eye in
          others.allSatisfy { Contrast.ratio(eye.seen(color), eye.seen($0)) >= Contrast.least }
        }
        if isSeen { return color }
      }
    }
    return nil
  }
}

extension Theme.Variant {
  /// The variant's colors as eyes see them: opaque, since each is laid over the background.
  fileprivate func seen(by eye: ColorVision) -> Self {
    let ground = background.over(.white)
    var seen = self
    seen.background = eye.seen(ground)
    seen.lit = eye.seen(lit.over(ground))
    seen.unlit = eye.seen(unlit.over(ground))
    seen.outline = outline.map { eye.seen($0.over(ground)) }
    return seen
  }

  fileprivate func contrast(on background: Color) -> Double {
    Contrast.ratio(text.over(background), background)
  }

  /// Whether black has less contrast than white on its background.
  var isForDarkBackground: Bool {
    let ground = background.over(.white)
    return Contrast.ratio(.black, ground) < Contrast.ratio(.white, ground)
  }

  /// Whether only the outline of lit parts is seen on the variant's own background.
  var isHollow: Bool {
    guard let outline else { return false }
    let ground = background.over(.white)
    let (inside, edge) = (lit.over(ground), outline.over(ground))
    return Contrast.ratio(inside, ground) < Contrast.least
      && Contrast.ratio(edge, ground) > Contrast.ratio(inside, ground)
  }

  /// The color of digits: that of lit, or of its outline if only that is seen.
  var text: Color { isHollow ? outline ?? lit : lit }

  /// The variant's own background if its lit parts cannot be seen on another; else `nil`.
  package func ground(on background: Color) -> Color? {
    contrast(on: background) < Contrast.least ? self.background.over(.white) : nil
  }
}

/// The contrast of two colors of the navigation UI.
package struct InterfaceContrast: Hashable, Sendable {
  package var scheme: Theme.Scheme
  package var role: InterfaceRole
  package var check: InterfaceRole.Check
  /// The contrast, 1 to 21.
  package var ratio: Double
}

extension Theme {
  /// The contrasts of the interface, as eyes see them; blends translucent colors over the map.
  package func interfaceContrasts(seenBy eye: ColorVision) -> [InterfaceContrast] {
    Scheme.allCases.flatMap { scheme in
      let colors = interface(scheme)
      let map = colors[.mapBackground].over(.white)
      return InterfaceRole.allCases.flatMap { role in
        role.checks.map { check in
          let ground = colors[check.other].over(map)
          return InterfaceContrast(
            scheme: scheme, role: role, check: check,
            ratio: Contrast.ratio(eye.seen(colors[role].over(ground)), eye.seen(ground)))
        }
      }
    }
  }
}
