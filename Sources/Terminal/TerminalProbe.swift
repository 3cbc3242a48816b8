import Foundation
public import Paths

/// What a terminal says of itself when it is asked.
public struct TerminalProbe: Sendable, Hashable {
  /// How it shows pictures, or nil if it cannot.
  public var graphics: TerminalGraphics?
  /// Its background.
  public var background = Color.black
  /// A character's width and height, in pixels.
  public var cell: (width: Int, height: Int) { (cellWidth, cellHeight) }
  /// Whether dark ink stands out less on the background than light ink: a sum of channels below the
  /// middle, weighted as in ITU-R BT.601.
  public var isDark: Bool {
    299 * Int(background.red) + 587 * Int(background.green) + 114 * Int(background.blue) < 128_000
  }
  /// Characters in a line.
  public var columns = 80
  var cellWidth = 10
  var cellHeight = 20

  /// What is taken for granted of a terminal that does not answer.
  public static let usual = TerminalProbe()

  private init() {}

  /// The questions: kitty's query, the version, the background, a character's size, and last the
  /// primary attributes, which every terminal answers.
  static let questions =
    "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" + "\u{1B}[>0q" + "\u{1B}]11;?\u{1B}\\"
    + "\u{1B}[16t" + "\u{1B}[c"

  /// Asks the terminal of the process.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - timeout: How long to wait for an answer, in milliseconds. A terminal that answers ends it,
  ///     so that a long one only costs where the line is slow.
  /// - Returns: What it said; the usual where it said nothing.
  public static func ask(_ environment: [String: String], timeout: Int = 1000) -> TerminalProbe {
    let name = environment["TERM"] ?? ""
    guard !name.isEmpty, name != "dumb" else { return usual }
    let answer = TerminalDevice.exchange(questions, timeout: timeout)
    var probe = TerminalProbe(answer: answer.text, environment: environment)
    if answer.columns > 0 { probe.columns = answer.columns }
    return probe
  }

  /// Reads the answers.
  init(answer: String, environment: [String: String]) {
    self = .usual
    if let place = answer.range(of: "]11;rgb:") {
      let parts = answer[place.upperBound...].prefix { $0.isHexDigit || $0 == "/" }
        .split(separator: "/").map { UInt8($0.prefix(2), radix: 16) ?? 0 }
      if parts.count == 3 { background = Color(red: parts[0], green: parts[1], blue: parts[2]) }
    }
    if let place = answer.range(of: "\u{1B}[6;") {
      let sides = answer[place.upperBound...].prefix { $0.isNumber || $0 == ";" }
        .split(separator: ";").compactMap { Int($0) }
      if sides.count == 2, sides.allSatisfy({ (4...200).contains($0) }) {
        (cellHeight, cellWidth) = (sides[0], sides[1])
      }
    }
    if answer.contains("_Gi=31;OK") {
      graphics = .kitty
    } else if answer.contains("iTerm2") {
      graphics = .iterm2
    } else if Self.attributes(in: answer).contains("4") {
      graphics = .sixel
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
      || environment["TERM"]?.hasSuffix("-direct") == true
    {
      graphics = .blocks
    }
  }

  /// The numbers of the answer to the primary attributes, such as `4` for sixels.
  private static func attributes(in answer: String) -> [Substring] {
    guard let start = answer.range(of: "\u{1B}[?", options: .backwards) else { return [] }
    let rest = answer[start.upperBound...]
    guard let end = rest.firstIndex(of: "c") else { return [] }
    return Array(rest[..<end].split(separator: ";").dropFirst())
  }
}
