public import Faults
public import Routes

/// Compares an engine file with samples of the responses that it is to read.
public enum EngineFileLint {
  /// Finds what the file and the samples do not have in common; the samples are bytes by their paths.
  ///
  /// - Throws: `Fault` for a sample that cannot be read.
  public static func check(
    _ file: EngineFile, path: String, samples: [(path: String, bytes: [UInt8])]
  ) throws(Fault) -> [LintFinding] {
    let coverage = try file.coverage(of: samples.map { $0.bytes })
    var findings = coverage.strangers.map { place in
      LintFinding(
        path: samples[place].path, finding: "not a response with all 'signs' of '\(path)'",
        remedy: "take signs that each response has")
    }
    func warn(_ finding: String, _ remedy: String) {
      findings.append(
        LintFinding(severity: .warning, path: path, finding: finding, remedy: remedy))
    }
    for place in coverage.lineless {
      let sample = samples[place].path
      warn(
        "'line' leads to values without places in '\(sample)'",
        "correct its 'path', 'as' or 'order'")
    }
    for word in coverage.unknownWords {
      warn("the word '\(word)' has no kind", "add it to 'words'")
    }
    for (path, count, example) in coverage.unread {
      warn(
        "'\(path)' is not read" + (count == 1 ? ": " : ", \(count) times, such as ") + example,
        "add a path to it if a driver wants to know it")
    }
    if !samples.isEmpty {
      for row in coverage.unusedRows {
        warn("no sample has what \(row) leads to", "correct the path, or add a sample that has it")
      }
    }
    return findings
  }
}
