/// A color of the navigation UI around the glyphs.
public enum InterfaceRole: String, Hashable, Sendable, CaseIterable {
  case headerPrimary, headerSecondary, headerManeuver, headerNextManeuver
  case instructionText, distanceText, distanceUnitText, nextTurnText
  case laneRecommended, laneOther
  case footerBackground, footerText, footerDetailText
  case timeLight, timeMedium, timeHeavy, timeUnknown
  case progressDriven, progressUnknown, progressLow, progressModerate, progressHeavy
  case progressSevere, progressStop
  case speedText, speedBackground, speedMinorText, speedMinorBackground
  case speedMajorText, speedMajorBackground
  case mapBackground, routeCasing, routeLine, routeDriven

  /// The least contrast with another role, such as 4.5 for text on its background.
  package struct Check: Hashable, Sendable {
    package var other: InterfaceRole
    package var least: Double

    /// The success criterion of WCAG 2.2 that asks for it, or `nil` for our own rule.
    package var criterion: String? {
      switch least {
      case Contrast.leastOfText: "1.4.3"
      case Contrast.least: "1.4.11"
      default: nil
      }
    }
  }

  /// What the color is for, in a sentence.
  public var purpose: String { facts.purpose }

  /// The contrasts that the color must have.
  package var checks: [Check] { facts.checks }

  /// The words of the name in lower case, such as `header-primary` for the separator `-`.
  public func name(separator: String) -> String {
    rawValue.reduce(into: "") { name, letter in
      name += letter.isUppercase ? separator + letter.lowercased() : String(letter)
    }
  }

  private typealias Facts = (purpose: String, checks: [Check])

  private var facts: Facts {
    switch self {
    case .headerPrimary: ("The background of the next maneuver.", [])
    case .headerSecondary: ("The background of what follows it: the turn after it, and lanes.", [])
    case .headerManeuver: ("The next maneuver's icon.", .mark(on: .headerPrimary))
    case .headerNextManeuver: ("The icon of the turn after it.", .mark(on: .headerSecondary))
    case .instructionText: ("The instruction.", .text(on: .headerPrimary))
    case .distanceText: ("The number of the distance to the maneuver.", .text(on: .headerPrimary))
    case .distanceUnitText: ("The unit of that distance.", .text(on: .headerPrimary))
    case .nextTurnText: ("The words for the turn after the maneuver.", .text(on: .headerSecondary))
    case .laneRecommended:
      ("The arrow of a lane to take.", .mark(on: .headerPrimary, .headerSecondary, .laneOther))
    case .laneOther: ("The arrow of any other lane.", .mark(on: .headerPrimary, .headerSecondary))
    case .footerBackground: ("The background of the trip's estimates.", [])
    case .footerText:
      ("The main text there, such as the time of arrival.", .text(on: .footerBackground))
    case .footerDetailText:
      ("The text beside it: distance remaining and arrival.", .text(on: .footerBackground))
    case .timeLight: ("The time remaining if traffic delays little.", .text(on: .footerBackground))
    case .timeMedium: ("The time remaining with some delay.", .text(on: .footerBackground))
    case .timeHeavy: ("The time remaining with much delay.", .text(on: .footerBackground))
    case .timeUnknown: ("The time remaining if traffic is unknown.", .text(on: .footerBackground))
    case .progressDriven: ("The part of the trip that is driven.", .progress)
    case .progressUnknown: ("What lies ahead without known traffic.", .progress)
    case .progressLow: ("What lies ahead with light traffic.", .progress)
    case .progressModerate:
      ("What lies ahead with moderate traffic.", .progress + .step(from: .progressLow))
    case .progressHeavy:
      ("What lies ahead with heavy traffic.", .progress + .step(from: .progressModerate))
    case .progressSevere:
      ("What lies ahead with standing traffic.", .progress + .step(from: .progressHeavy))
    case .progressStop:
      (
        "The mark of a stop on the progress bar.",
        .mark(
          on: .progressDriven, .progressUnknown, .progressLow, .progressModerate, .progressHeavy,
          .progressSevere)
      )
    case .speedText: ("The speed.", .text(on: .speedBackground))
    case .speedBackground: ("The speedometer.", [])
    case .speedMinorText: ("The speed, a little above the limit.", .text(on: .speedMinorBackground))
    case .speedMinorBackground:
      ("The speedometer, a little above the limit.", .step(from: .speedBackground))
    case .speedMajorText: ("The speed, far above the limit.", .text(on: .speedMajorBackground))
    case .speedMajorBackground:
      ("The speedometer, far above the limit.", .step(from: .speedMinorBackground))
    case .mapBackground: ("The map under the route.", [])
    case .routeCasing:
      ("The edge of the route's line.", .mark(on: .mapBackground) + .step(from: .routeLine))
    case .routeLine: ("The route ahead.", .mark(on: .mapBackground))
    case .routeDriven:
      ("The driven part of the route.", .mark(on: .mapBackground) + .step(from: .routeLine))
    }
  }
}

extension [InterfaceRole.Check] {
  /// Traffic is seen in the bar, over the footer or the map.
  fileprivate static let progress = mark(on: .mapBackground, .footerBackground)

  /// WCAG 2.2, success criterion 1.4.3.
  fileprivate static func text(on ground: InterfaceRole) -> Self {
    [Element(other: ground, least: Contrast.leastOfText)]
  }

  /// WCAG 2.2, success criterion 1.4.11.
  fileprivate static func mark(on grounds: InterfaceRole...) -> Self {
    grounds.map { Element(other: $0, least: Contrast.least) }
  }

  /// Colors that mean different things also differ in lightness, for drivers who see few hues.
  fileprivate static func step(from other: InterfaceRole) -> Self {
    [Element(other: other, least: Contrast.leastStep)]
  }
}

extension Theme {
  /// Day or night; the names are those of appearances, `light` and `dark`.
  public enum Scheme: String, Hashable, Sendable, CaseIterable {
    /// Day.
    case light
    /// Night.
    case dark
  }

  /// The colors of the navigation UI by day or by night.
  public func interface(_ scheme: Scheme) -> Colors<InterfaceRole> { interfaces[scheme] }
}

extension Theme.Variant {
  /// Whether the variant is for day or for night.
  public var scheme: Theme.Scheme { isForDarkBackground ? .dark : .light }
}
