import Documents
import Driving
import Faults
public import ArgumentParser
import SystemLibraries
import Guidance
public import Paths
import Routes
import SVGCoding
import Terminal

/// A value of words with commas between.
enum WordsArgument {
  /// What the words of `a,b` name; throws for another word, with the nearest one or else a remedy.
  ///
  /// `others` are words that name none.
  static func set<Word: RawRepresentable<String> & CaseIterable & Hashable>(
    _ list: String, besides others: [String] = [], kind: String, remedy: String
  ) throws -> Set<Word> {
    let names = others + Word.allCases.map(\.rawValue)
    let words = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    for word in words where !names.contains(word) {
      throw ValidationError(
        "unknown \(kind) '\(word)'; \(word.suggestion(among: names) ?? remedy)")
    }
    return Set(words.compactMap(Word.init))
  }
}

/// The argument of --along: `all`, `none`, or groups with commas between.
enum AlongArgument {
  static let names = AlongGroup.allCases.map(\.rawValue).joined(separator: ", ")
  static let completion = CompletionKind.list(
    ["all", "none"] + AlongGroup.allCases.map(\.rawValue))

  static func groups(_ words: String) throws -> Set<AlongGroup> {
    switch words {
    case "all": return Set(AlongGroup.allCases)
    case "none": return []
    default:
      return try WordsArgument.set(
        words, kind: "group", remedy: "use all, none, or some of \(names)")
    }
  }
}

/// The argument of --parts: `all`, or some parts of cards with commas between.
enum PartsArgument {
  /// Every document has the core, which `core` alone asks for.
  private static let core = "core"
  static let names = ([core] + CardMemberGroup.allCases.map(\.rawValue)).joined(separator: ", ")
  static let completion = CompletionKind.list(
    ["all", core] + CardMemberGroup.allCases.map(\.rawValue))

  static func parts(_ words: String) throws -> Set<CardMemberGroup> {
    if words == "all" { return Set(CardMemberGroup.allCases) }
    return try WordsArgument.set(
      words, besides: [core], kind: "part", remedy: "use all, or some of \(names)")
  }
}

/// The argument of --alternatives: `all`, `one`, `none`, or a number of alternatives.
enum AlternativesArgument {
  static func count(_ word: String) throws -> Int {
    switch word {
    case "all": return .max
    case "one": return 1
    case "none": return 0
    default:
      guard let count = Int(word), count >= 0 else {
        throw ValidationError("use all, one, none, or a whole number")
      }
      return count
    }
  }
}

enum NumberArgument {
  /// Throws for a number out of range; `.infinity` means no bound.
  static func check(
    _ name: String, _ number: Double?, in range: ClosedRange<Double>, kind: String = "number"
  ) throws {
    guard let number, !range.contains(number) || number.isInfinite else { return }
    let least = DecimalText.shortest(range.lowerBound)
    let most = range.upperBound
    let bounds =
      most.isInfinite
      ? "of \(least) or more" : "from \(least) to \(DecimalText.shortest(most))"
    throw ValidationError(
      "\(name) is \(DecimalText.shortest(number)); use a \(kind) \(bounds)")
  }

  static func check(whole name: String, _ number: Int?, in range: ClosedRange<Double>) throws {
    try check(name, number.map(Double.init), in: range, kind: "whole number")
  }

  /// Parses whole numbers with commas between.
  static func list(_ words: String) throws -> [Int] {
    let numbers = words.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    if numbers.contains(nil) { throw ValidationError("use whole numbers") }
    return numbers.compactMap(\.self)
  }

  /// The pixels per point that all commands take.
  static func check(scale: Int?) throws { try check(whole: "--scale", scale, in: 1...8) }
}

extension Size: ExpressibleByArgument {
  /// Parses `50`, `50x40` or `50×40`.
  public init?(argument: String) {
    let sides = argument.split(whereSeparator: { "xX×".contains($0) }).map { Double($0) ?? 0 }
    guard let width = sides.first, let height = sides.last, sides.count <= 2,
      sides.allSatisfy({ $0 > 0 && $0 <= 100_000 })
    else { return nil }
    self.init(width: width, height: height)
  }
}

/// The argument of a margin above a speed limit: `5mph`, `10km/h` or `10%`; a number is percent.
enum SpeedMarginArgument {
  private static let units: [(suffix: String, margin: @Sendable (Double) -> SpeedMargin)] = [
    ("mph", { .speed($0, .milesPerHour) }), ("km/h", { .speed($0, .kilometersPerHour) }),
    ("%", { .percent($0) }), ("", { .percent($0) }),
  ]

  static func margin(_ word: String) throws -> SpeedMargin {
    for (suffix, margin) in units where word.hasSuffix(suffix) {
      guard let number = Double(word.dropLast(suffix.count)), number >= 0, number <= 1e6 else {
        break
      }
      return margin(number)
    }
    throw ValidationError("use a margin such as 10km/h, 5mph or 10%")
  }
}

enum GraphicsChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, kitty, blocks, never

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
    case .kitty, .blocks: probe.graphics = TerminalGraphics(rawValue: rawValue)
    }
    return probe
  }
}

enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  /// By default, colors go only to a terminal, unless `NO_COLOR` is set or `TERM` is `dumb`.
  func isOn(_ output: OutputOption) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    return switch self {
    case .always: true
    case .never: false
    case .auto:
      output.isTerminal && environment["NO_COLOR", default: ""].isEmpty
        && environment["TERM"] != "dumb"
    }
  }
}

enum PathArgument {
  /// Rejects an empty path, as from an unset shell variable: it would mean the current folder.
  static func checked(_ path: String) throws -> String {
    if path.isEmpty { throw ValidationError("name a file or folder") }
    return path
  }

  /// Rejects `-` too, which is a stream wherever it has a meaning.
  static func stored(_ path: String) throws -> String {
    if path == "-" {
      throw ValidationError(
        "- (standard input or output) does not work here; give a folder, or ./- for a folder named '-'"
      )
    }
    return try checked(path)
  }
}

/// Options with named values, which may begin with a dash, as negative numbers do.
extension Option {
  init(wrappedValue: Value, value help: String, _ name: String)
  where Value: ExpressibleByArgument {
    self.init(
      wrappedValue: wrappedValue, parsing: .unconditional,
      help: ArgumentHelp(help, valueName: name))
  }

  init<Wrapped: ExpressibleByArgument>(value help: String, _ name: String)
  where Value == Wrapped? {
    self.init(parsing: .unconditional, help: ArgumentHelp(help, valueName: name))
  }
}

extension Option where Value == [String] {
  init(wrappedValue: [String], files help: String) {
    self.init(
      wrappedValue: wrappedValue, help: ArgumentHelp(help, valueName: "file"),
      completion: .file(), transform: PathArgument.checked)
  }
}

extension Option where Value == String? {
  init(file help: String, name: NameSpecification = .long) {
    self.init(
      name: name, help: ArgumentHelp(help, valueName: "file"), completion: .file(),
      transform: PathArgument.checked)
  }

  init(folder help: String, name: NameSpecification = .long) {
    self.init(
      name: name, help: ArgumentHelp(help, valueName: "folder"), completion: .directory,
      transform: PathArgument.stored)
  }
}
