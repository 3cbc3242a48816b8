import SystemLibraries
public import Paths

/// The properties that a terminal reports.
public struct TerminalProbe: Sendable {
  /// The supported graphics protocol, or `nil`.
  public var graphics: TerminalGraphics?
  /// The background color.
  public var background = Color.black
  /// The size of a character, in pixels.
  public var cell = (width: 10, height: 20)
  /// The width of the terminal, in characters.
  public var columns = 80

  /// The assumptions about a terminal that does not answer.
  public static let usual = TerminalProbe()

  private init() {}

  /// The queries: kitty graphics, background, character size, and last the primary
  /// attributes, which every terminal answers.
  static let questions =
    "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" + "\u{1B}]11;?\u{1B}\\" + "\u{1B}[16t"
    + "\u{1B}[c"

  /// Queries the terminal of the process; returns `usual` if it does not answer.
  ///
  /// `environment` holds the variables of the process.
  public static func ask(_ environment: [String: String]) -> TerminalProbe {
    let name = environment["TERM"] ?? ""
    guard !name.isEmpty, name != "dumb" else { return usual }
    let response = TerminalDevice.exchange(questions)
    var probe = TerminalProbe(response: response.text, environment: environment)
    if response.columns > 0 { probe.columns = response.columns }
    return probe
  }

  init(response: String, environment: [String: String]) {
    self = .usual
    if let place = response.firstRange(of: "]11;rgb:") {
      let parts = response[place.upperBound...].prefix { $0.isHexDigit || $0 == "/" }
        .split(separator: "/").map { UInt8($0.prefix(2), radix: 16) ?? 0 }
      if parts.count == 3 { background = Color(red: parts[0], green: parts[1], blue: parts[2]) }
    }
    if let place = response.firstRange(of: "\u{1B}[6;") {
      let sides = response[place.upperBound...].prefix { $0.isNumber || $0 == ";" }
        .split(separator: ";").compactMap { Int($0) }
      if sides.count == 2, sides.allSatisfy({ (4...200).contains($0) }) {
        cell = (sides[1], sides[0])
      }
    }
    if response.contains("_Gi=31;OK") {
      graphics = .kitty
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
      || environment["TERM"]?.hasSuffix("-direct") == true
    {
      graphics = .blocks
    }
  }
}
