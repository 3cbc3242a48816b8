import SystemLibraries
import PNGCoding
public import Paths
public import Raster

/// The protocols for pictures within the text of a terminal.
public enum TerminalGraphics: String, Sendable, CaseIterable {
  /// kitty's graphics protocol, which Ghostty, WezTerm and Konsole support too.
  case kitty
  /// Two pixels per character, in 24-bit colors.
  case blocks

  /// Encodes a picture as escape sequences and text, with a line end.
  ///
  /// Transparent pixels show the terminal's background; half blocks get edges drawn over `background`.
  /// The size is in characters and lines, for kitty's protocol; `nil` uses the picture's own size.
  public func text(
    of pixmap: Pixmap, on background: Color, columns: Int? = nil, rows: Int? = nil
  ) -> String {
    switch self {
    case .blocks: return Self.halfBlocks(pixmap, on: background)
    case .kitty:
      let size = (columns.map { "c=\($0)," } ?? "") + (rows.map { "r=\($0)," } ?? "")
      return Self.kitty(Data(PNGCoder.encode(pixmap)).base64EncodedString(), size: size)
    }
  }

  /// Encodes a PNG file for kitty in chunks of at most 4,096 characters, as its protocol requires.
  ///
  /// `size` contains the protocol's keys for the size in cells, each with a trailing comma.
  private static func kitty(_ base64: String, size: String) -> String {
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

  /// Encodes a picture in half blocks; a character with two transparent pixels is a space.
  private static func halfBlocks(_ picture: Pixmap, on background: Color) -> String {
    func levels(_ color: Color) -> String {
      let seen = color.over(background)
      return "\(seen.red);\(seen.green);\(seen.blue)"
    }
    var text = ""
    for y in stride(from: 0, to: picture.height, by: 2) {
      for x in 0..<picture.width {
        let top = picture[x, y]
        let bottom = y + 1 < picture.height ? picture[x, y + 1] : .transparent
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
