import ArgumentParser
import Foundation
import Terminal

enum GraphicsChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, kitty, iterm2, sixel, blocks, none, never

  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// What the terminal can do: as it answers, or as the user says.
  func probe() -> TerminalProbe {
    let environment = ProcessInfo.processInfo.environment
    var probe = Self.isTerminal ? TerminalProbe.ask(environment) : .usual
    switch self {
    case .auto:
      // NO_COLOR asks for text alone (no-color.org).
      if !(environment["NO_COLOR"] ?? "").isEmpty { probe.graphics = nil }
    case .none, .never: probe.graphics = nil
    case .kitty, .iterm2, .sixel, .blocks: probe.graphics = TerminalGraphics(rawValue: rawValue)
    }
    return probe
  }
}

/// Whether text in the terminal has colors, as the user chooses it.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// Whether colors go to standard output: by default to a terminal, unless `NO_COLOR` is set.
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
