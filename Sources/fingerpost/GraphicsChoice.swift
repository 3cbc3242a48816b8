import ArgumentParser
import Foundation
import Terminal

enum GraphicsChoice: String, ArgumentChoice {
  case auto, kitty, iterm2, sixel, blocks, never

  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Returns what the terminal supports, overridden by the user's choice.
  func probe() -> TerminalProbe {
    let environment = ProcessInfo.processInfo.environment
    var probe = Self.isTerminal ? TerminalProbe.ask(environment) : .usual
    switch self {
    case .auto:
      // NO_COLOR requests plain text (no-color.org).
      if !environment["NO_COLOR", default: ""].isEmpty {
        probe.graphics = nil
      } else if Self.isTerminal, probe.graphics == nil {
        Console.note("this terminal shows no pictures; write files, or try --graphics blocks")
      }
    case .never: probe.graphics = nil
    case .kitty, .iterm2, .sixel, .blocks: probe.graphics = TerminalGraphics(rawValue: rawValue)
    }
    return probe
  }
}

enum ColorChoice: String, ArgumentChoice {
  case auto, always, never

  /// By default, colors go only to a terminal, unless `NO_COLOR` is set or `TERM` is `dumb`.
  var isOn: Bool {
    let environment = ProcessInfo.processInfo.environment
    return switch self {
    case .always: true
    case .never: false
    case .auto:
      GraphicsChoice.isTerminal && environment["NO_COLOR", default: ""].isEmpty
        && environment["TERM"] != "dumb"
    }
  }
}
