import Foundation
import PNGCoding
package import Paths
package import Raster

/// Pictures within the text of a terminal.
public enum TerminalPicture: String, Sendable, CaseIterable {
  /// kitty's graphics protocol, which Ghostty, WezTerm and Konsole know too.
  case kitty
  /// iTerm2's inline images.
  case iterm2
  /// Two pixels a character, in 24-bit colors.
  case blocks

  /// What a terminal can show, from what it says of itself.
  ///
  /// - Parameter environment: The variables of the process.
  /// - Returns: Nothing where no picture can be shown.
  public static func detected(_ environment: [String: String]) -> TerminalPicture? {
    let terminal = environment["TERM"] ?? ""
    guard !terminal.isEmpty, terminal != "dumb" else { return nil }
    // A multiplexer swallows pictures, but lets colors through.
    let isShared = environment["TMUX"] != nil || terminal.hasPrefix("screen")
    if !isShared {
      let program = environment["TERM_PROGRAM"] ?? ""
      if terminal.contains("kitty") || environment["KITTY_WINDOW_ID"] != nil
        || ["ghostty", "WezTerm"].contains(program) || environment["KONSOLE_VERSION"] != nil
      {
        return .kitty
      }
      if program == "iTerm.app" { return .iterm2 }
    }
    return ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") ? .blocks : nil
  }

  /// The golden, the difference and the actual picture of a finding side by side.
  ///
  /// - Returns: Lines with their ends, or nothing if there is nothing to show.
  public func text(of finding: Finding, in result: DiffResult) -> String {
    let expected = try? result.expected.load(finding.name).pixmap()
    let actual = try? result.actual.load(finding.name).pixmap()
    var row = [expected, actual].compactMap(\.self)
    if let expected, let actual,
      let difference = try? DifferencePicture.overview(expected, actual, rules: finding.rules)
    {
      row.insert(difference, at: 1)
    }
    guard !row.isEmpty, row.allSatisfy({ $0.width <= 512 && $0.height <= 512 }),
      let picture = Self.sideBySide(row)
    else { return "" }
    switch self {
    // At most 120 columns wide.
    case .blocks: return Self.blocks(picture, on: .black, step: max(1, (picture.width + 119) / 120))
    case .kitty, .iterm2:
      guard let png = try? PNGCoder.encode(picture) else { return "" }
      let text = Data(png).base64EncodedString()
      if self == .iterm2 {
        return "\u{1B}]1337;File=inline=1;preserveAspectRatio=1:\(text)\u{7}\n"
      }
      return Self.kitty(text)
    }
  }

  /// Pictures in a row over a checked ground, which shows dark and light ink alike.
  private static func sideBySide(_ pictures: [Pixmap]) -> Pixmap? {
    let gap = 4
    let width = pictures.reduce(-gap) { $0 + $1.width + gap }
    let height = pictures.map(\.height).max() ?? 0
    guard var sheet = try? Pixmap(width: width, height: height) else { return nil }
    var left = 0
    for picture in pictures {
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let ground: UInt8 = (x / 8 + y / 8) % 2 == 0 ? 150 : 110
          sheet[left + x, y] = picture[x, y].over(
            Color(red: ground, green: ground, blue: ground))
        }
      }
      left += picture.width + gap
    }
    return sheet
  }

  /// A PNG file for kitty's protocol, in pieces of at most 4,096 characters, as it wants.
  ///
  /// - Parameters:
  ///   - base64: The file.
  ///   - size: Keys of the protocol for the size in cells, each with a comma behind.
  /// - Returns: The escape sequences, with a line feed at the end.
  package static func kitty(_ base64: String, size: String = "") -> String {
    var rest = Substring(base64)
    var text = ""
    var first = "a=T,f=100,q=2,\(size)"
    repeat {
      let chunk = rest.prefix(4096)
      rest = rest.dropFirst(4096)
      text += "\u{1B}_G\(first)m=\(rest.isEmpty ? 0 : 1);\(chunk)\u{1B}\\"
      first = ""
    } while !rest.isEmpty
    return text + "\n"
  }

  /// Half blocks, two pixels a character; where both are transparent, a space.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - background: The terminal's background, over which edges are drawn.
  ///   - step: Pixels from one that is shown to the next; 1 or more.
  /// - Returns: Lines with their ends.
  package static func blocks(_ picture: Pixmap, on background: Color, step: Int = 1) -> String {
    func levels(_ color: Color) -> String {
      let seen = color.over(background)
      return "\(seen.red);\(seen.green);\(seen.blue)"
    }
    var text = ""
    for y in Swift.stride(from: 0, to: picture.height, by: 2 * step) {
      for x in Swift.stride(from: 0, to: picture.width, by: step) {
        let top = picture[x, y]
        let bottom = y + step < picture.height ? picture[x, y + step] : .transparent
        switch (top.alpha, bottom.alpha) {
        case (0, 0): text += "\u{1B}[0m "
        case (_, 0): text += "\u{1B}[0m\u{1B}[38;2;\(levels(top))m▀"
        case (0, _): text += "\u{1B}[0m\u{1B}[38;2;\(levels(bottom))m▄"
        default: text += "\u{1B}[38;2;\(levels(top));48;2;\(levels(bottom))m▀"
        }
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }
}
