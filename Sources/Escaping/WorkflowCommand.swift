/// Text in a workflow command of GitHub Actions, such as `::error title=TITLE::MESSAGE`.
package enum WorkflowCommand {
  package static func message(_ text: String) -> String {
    text.replacingScalars { ["%": "%25", "\r": "%0D", "\n": "%0A"][$0] }
  }

  package static func property(_ text: String) -> String {
    message(text).replacingScalars { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
  }
}
