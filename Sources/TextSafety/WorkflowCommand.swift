/// Text in a workflow command of GitHub Actions, such as `::error title=TITLE::MESSAGE`.
package enum WorkflowCommand {
  /// The text as the message of a command.
  package static func message(_ text: String) -> String {
    text.replacingScalars { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// The text as the value of a property of a command.
  package static func property(_ text: String) -> String {
    message(text).replacingScalars { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }
}
