import Maneuvers

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

    fileprivate init?(_ word: String, _ other: InterfaceRole?) {
      guard let other else { return nil }
      self.other = other
      switch word {
      case "text": least = Contrast.leastOfText
      case "mark": least = Contrast.least
      // Colors that mean different things also differ in lightness, for drivers who see few hues.
      case "step": least = Contrast.leastStep
      default: return nil
      }
    }

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
  public var purpose: String { Self.facts.words(rawValue)[0] }

  /// The contrasts that the color must have.
  package var checks: [Check] {
    Self.facts.words(rawValue).dropFirst().map { words in
      let parts = words.split(separator: " ").map(String.init)
      guard let check = Check(parts[0], InterfaceRole(rawValue: parts[1])) else {
        preconditionFailure("interface.txt: '\(words)' is not a contrast")
      }
      return check
    }
  }

  /// The words of the name in lower case, such as `header-primary` for the separator `-`.
  public func name(separator: String) -> String {
    rawValue.reduce(into: "") { name, letter in
      name += letter.isUppercase ? separator + letter.lowercased() : String(letter)
    }
  }

  /// The purpose of each role, and its contrasts.
  private static let facts = WordList("Glyphs/Resources/interface.txt")
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
