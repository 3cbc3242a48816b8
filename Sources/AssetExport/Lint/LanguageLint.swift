public import Guidance

/// Checks language files.
public enum LanguageLint {
  /// Checks a language file, in UTF-8, and adds it to `languages` if it is valid.
  ///
  /// The file may extend any of `languages`.
  public static func check(
    _ json: [UInt8], path: String, adding languages: inout Languages
  ) -> [LintFinding] {
    let faults = languages.faults(in: json)
    if faults.isEmpty { try? languages.add(json) }
    return faults.map { fault in
      LintFinding(
        .error, path, "fingerpost", "\(fault.place): \(fault.finding)", fault.remedy)
    }
  }
}
