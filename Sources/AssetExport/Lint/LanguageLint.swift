public import Guidance

/// Checks language files.
public enum LanguageLint {
  /// Returns what is wrong with a language file.
  ///
  /// - Parameters:
  ///   - json: The file in UTF-8.
  ///   - path: Its name.
  ///   - languages: The languages that it may extend; a file without faults is added to them.
  /// - Returns: A finding for each fault.
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
