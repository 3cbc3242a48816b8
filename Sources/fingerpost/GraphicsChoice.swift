import ArgumentParser
import Foundation
import Terminal

/// How the terminal shows pictures, as the user chooses it.
enum GraphicsChoice: String, WordArgument {
  case auto, kitty, iterm2, sixel, blocks, none

  /// Whether standard output is a terminal.
  static var isTerminal: Bool { isatty(FileHandle.standardOutput.fileDescriptor) == 1 }

  /// What the terminal can do: as it answers, or as the user says.
  func probe() -> TerminalProbe {
    let environment = ProcessInfo.processInfo.environment
    var probe = Self.isTerminal ? TerminalProbe.ask(environment) : .usual
    switch self {
    case .auto:
      // NO_COLOR asks for text alone (no-color.org).
      if !(environment["NO_COLOR"] ?? "").isEmpty { probe.graphics = nil }
    case .none: probe.graphics = nil
    case .kitty, .iterm2, .sixel, .blocks: probe.graphics = TerminalGraphics(rawValue: rawValue)
    }
    return probe
  }
}
