package import Guidance

package enum LanguageLint {
  /// Checks a language file, which may extend any of `languages`, and adds it if it is valid.
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
