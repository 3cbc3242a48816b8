import Foundation
import PNGCoding
public import Paths
public import Raster

/// The ways to show a picture within the text of a terminal.
public enum TerminalGraphics: String, Sendable, CaseIterable {
  /// kitty's graphics protocol, which Ghostty, WezTerm and Konsole support too.
  case kitty
  /// iTerm2's inline images.
  case iterm2
  /// DEC's sixels: up to 256 colors, each channel in percent.
  case sixel
  /// Two pixels a character, in 24-bit colors.
  case blocks

  /// A picture as a terminal reads it, with a line end behind.
  ///
  /// - Parameters:
  ///   - pixmap: The picture; what is transparent shows the terminal's background.
  ///   - background: The terminal's background, over which edges are drawn where the terminal
  ///     cannot do so itself.
  ///   - columns: How many characters it is wide; `nil` for its own size.
  ///   - rows: How many lines it is high; `nil` for its own size.
  /// - Returns: Escape sequences and text.
  public func text(
    of pixmap: Pixmap, on background: Color, columns: Int? = nil, rows: Int? = nil
  ) -> String {
    switch self {
    case .blocks: return HalfBlocks.text(of: pixmap, on: background)
    case .sixel: return SixelEncoder.text(of: pixmap, on: background) + "\n"
    case .kitty:
      let size = (columns.map { "c=\($0)," } ?? "") + (rows.map { "r=\($0)," } ?? "")
      return Self.kitty(Self.png(pixmap).base64EncodedString(), size: size)
    case .iterm2:
      let size =
        (columns.map { "width=\($0);" } ?? "width=\(pixmap.width)px;")
        + (rows.map { "height=\($0);" } ?? "height=\(pixmap.height)px;")
      let png = Self.png(pixmap)
      return "\u{1B}]1337;File=inline=1;size=\(png.count);\(size)preserveAspectRatio=0:"
        + "\(png.base64EncodedString())\u{7}\n"
    }
  }

  private static func png(_ pixmap: Pixmap) -> Data {
    Data(PNGCoder.encode(pixmap))
  }

  /// A PNG file for kitty's protocol, in chunks of at most 4,096 characters, as it requires.
  ///
  /// - Parameters:
  ///   - base64: The file.
  ///   - size: Keys of the protocol for the size in cells, each with a comma behind.
  /// - Returns: The escape sequences, with a line end.
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
}

/// Pictures of half blocks, two pixels a character.
enum HalfBlocks {
  /// A picture; where two pixels of a character are transparent, a space.
  static func text(of picture: Pixmap, on background: Color) -> String {
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
