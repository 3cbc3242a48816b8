import AssetExport
import Faults
public import Glyphs

/// Checks whether drivers see the glyphs and colors of a theme, with eyes of each kind.
public enum AccessibilityLint {
  /// Checks the pairs of colors, and the whole set of glyphs with a shield of each network.
  ///
  /// What the theme's exceptions name is accepted.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - path: Its file.
  ///   - icons: The glyphs.
  ///   - findsOldExceptions: Whether an exception that no longer applies is a finding.
  /// - Returns: The findings, pairs first, then glyphs by name.
  public static func check(
    _ theme: Theme, path: String, icons: IconLibrary, findsOldExceptions: Bool = true
  ) -> [LintFinding] {
    var flaws = theme.sightFlaws
    // Pairs that usual eyes miss are findings of the theme itself.
    var places = Set(theme.contrastFlaws.map(\.place))
    var findings: [LintFinding] = []
    let artist = GlyphArtist(theme: theme, icons: icons)
    var sights = theme.variants.map { GlyphSight($0) }
    for spec in IconSet().specs(with: icons) + shields(of: icons) {
      do throws(Fault) {
        let reader = try artist.holding(spec)
        for index in sights.indices { flaws += try sights[index].flaws(of: spec, by: reader) }
      } catch {
        findings.append(LintFinding(error, path: path))
      }
    }
    findings += self.findings(flaws, in: theme, path: path)
    places.formUnion(flaws.map(\.place))
    for (index, exception) in theme.exceptions.enumerated()
    where findsOldExceptions && !places.contains(exception.place) {
      findings.append(
        LintFinding(
          severity: .warning, path: path,
          finding: "exceptions[\(index)]: nothing is found at '\(exception.place)'",
          remedy: "remove it"))
    }
    return findings
  }

  /// A shield of each network, with two digits.
  private static func shields(of icons: IconLibrary) -> [GlyphSpec] {
    icons.shields.networks.compactMap { network -> GlyphSpec? in
      let text = network.writing(number: "88", ref: "88")
      return Shield(network: network.name, text: text).map { .shield($0) }
    }
  }

  /// The findings of flaws; those that the theme's exceptions name are accepted.
  static func findings(_ flaws: [SightFlaw], in theme: Theme, path: String) -> [LintFinding] {
    flaws.map { flaw in
      let reason = theme.reason(toAccept: flaw.place)
      let eyes = flaw.eye == .usual ? "" : ", as \(flaw.eye) eyes see it"
      return LintFinding(
        severity: reason == nil ? .error : .accepted, path: flaw.file ?? path,
        consumer: flaw.criterion.map { "WCAG 2.2, \($0)" } ?? "fingerpost",
        finding: "\(flaw.place) \(flaw.finding)\(eyes)",
        remedy: reason ?? "\(flaw.remedy), or say in the theme's 'exceptions' why not")
    }
  }
}
