import Escaping

package enum JUnitReport {
  /// Returns a test per picture, with the unique full name of the picture.
  ///
  /// `attachments` returns the paths of a finding's files; Jenkins reads them from the output of a
  /// test, Bitrise from its properties.
  package static func xml(
    of result: DiffResult, attachments: (Finding) -> [String]
  ) -> String {
    let failures = result.findings.count { $0.state != .same && $0.state != .unreadable }
    let counts =
      "tests=\"\(result.total)\" failures=\"\(failures)\" errors=\"\(result.count(.unreadable))\""
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="fingerpost" \(counts)>
      <testsuite name="\(XMLText.escaped(result.expected.label))" \(counts) skipped="0">\n
      """
    for (name, finding) in result.pictures {
      text += finding.map { test($0, files: attachments($0)) } ?? opening(name) + "/>\n"
    }
    return text + "</testsuite>\n</testsuites>\n"
  }

  private static func test(_ finding: Finding, files: [String]) -> String {
    guard finding.state != .same else { return opening(finding.name) + "/>\n" }
    var text = opening(finding.name) + ">\n"
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
      + (finding.lines?.lines.map { "\n" + XMLText.escaped($0) }.joined() ?? "")
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
