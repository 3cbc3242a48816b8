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
    let reasons = Dictionary(theme.exceptions.map { ($0.place, $0.reason) }) { first, _ in first }
    findings += flaws.map { finding($0, path: path, reason: reasons[$0.place]) }
    let places = Set(flaws.map(\.place))
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

  private static func finding(_ flaw: SightFlaw, path: String, reason: String?) -> LintFinding {
    let eyes = flaw.eye == .usual ? "" : ", as \(flaw.eye) eyes see it"
    return LintFinding(
      severity: reason == nil ? .error : .accepted, path: flaw.file ?? path,
      consumer: flaw.consumer,
      finding: "\(flaw.place) \(flaw.finding)\(eyes)",
      remedy: reason ?? "\(flaw.remedy), or say in the theme's 'exceptions' why not")
  }
}

extension SightFlaw {
  /// Who asks for enough contrast.
  var consumer: String { criterion.map { "WCAG 2.2, \($0)" } ?? "fingerpost" }
}
