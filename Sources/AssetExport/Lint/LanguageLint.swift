package import Guidance

/// Checks language files.
package enum LanguageLint {
  /// Checks a language file, in UTF-8, and adds it to `languages` if it is valid.
  ///
  /// The file may extend any of `languages`.
  package static func check(
    _ json: [UInt8], path: String, adding languages: inout Languages
  ) -> [LintFinding] {
    let faults = languages.faults(in: json)
    if faults.isEmpty { try? languages.add(json) }
    return faults.map { fault in
      LintFinding(
        path: path, finding: "\(fault.place): \(fault.finding)", remedy: fault.remedy)
    }
  }
}
