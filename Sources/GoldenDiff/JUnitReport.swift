import TextSafety

/// The result as JUnit XML, which CI systems read.
public struct JUnitReport: Sendable {
  /// Gives the paths of the files that show a finding.
  public typealias Attachments = @Sendable (Finding) -> [String]

  private let result: DiffResult
  private let attachments: Attachments

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - result: What was found.
  ///   - attachments: The paths of the files that show a finding; Jenkins takes them up from the
  ///     output of a test, Bitrise from its properties.
  public init(_ result: DiffResult, attachments: @escaping Attachments) {
    self.result = result
    self.attachments = attachments
  }

  /// The report: one test for each picture, with its whole name, which is unique.
  public func xml() -> String {
    let failures = result.findings.count { $0.state != .same && $0.state != .unreadable }
    let counts =
      "tests=\"\(result.total)\" failures=\"\(failures)\" errors=\"\(result.count(.unreadable))\""
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="fingerpost" \(counts)>
      <testsuite name="\(XMLText.escaped(result.expected.label))" \(counts) skipped="0">\n
      """
    var same = result.same[...]
    for finding in result.findings {
      while let name = same.first, name.utf8.lexicographicallyPrecedes(finding.name.utf8) {
        text += Self.opening(name) + "/>\n"
        same.removeFirst()
      }
      text += test(finding)
    }
    for name in same { text += Self.opening(name) + "/>\n" }
    return text + "</testsuite>\n</testsuites>\n"
  }

  private func test(_ finding: Finding) -> String {
    guard finding.state != .same else { return Self.opening(finding.name) + "/>\n" }
    let files = attachments(finding)
    var text = Self.opening(finding.name) + ">\n"
    if !files.isEmpty {
      text += "<properties>\n"
      for (index, file) in files.enumerated() {
        text += "<property name=\"attachment_\(index + 1)\" value=\"\(XMLText.escaped(file))\"/>\n"
      }
      text += "</properties>\n"
    }
    let element = finding.state == .unreadable ? "error" : "failure"
    let summary = XMLText.escaped(finding.summary)
    text +=
      "<\(element) type=\"\(finding.state.rawValue)\" message=\"\(summary)\">"
      + "\(XMLText.escaped(finding.name)): \(summary)\nrules: \(XMLText.escaped(finding.rules.description))"
      + "</\(element)>\n"
    if !files.isEmpty {
      let lines = files.map { "[[ATTACHMENT|\(XMLText.escaped($0))]]\n" }.joined()
      text += "<system-out>\n\(lines)</system-out>\n"
    }
    return text + "</testcase>\n"
  }

  private static func opening(_ name: String) -> String {
    let folders = name.pathParts.dropLast()
    let group = folders.isEmpty ? "goldens" : "goldens." + folders.joined(separator: ".")
    return "<testcase classname=\"\(XMLText.escaped(group))\" name=\"\(XMLText.escaped(name))\""
  }
}
