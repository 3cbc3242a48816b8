import Foundation
import GoldenDiff
import PNGCoding
public import Paths
public import Raster

/// The ways to show a picture within the text of a terminal.
public enum TerminalGraphics: String, Sendable, CaseIterable {
  /// kitty's graphics protocol, which Ghostty, WezTerm and Konsole know too.
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
  ///   - columns: How many characters it is wide; nothing for its own size.
  ///   - rows: How many lines it is high; nothing for its own size.
  /// - Returns: Escape sequences and text.
  /// - Throws: `PNGError` when memory runs out.
  public func text(
    of pixmap: Pixmap, on background: Color, columns: Int? = nil, rows: Int? = nil
  ) throws -> String {
    switch self {
    case .blocks: return TerminalPicture.blocks(pixmap, on: background)
    case .sixel: return SixelEncoder.text(of: pixmap, on: background) + "\n"
    case .kitty:
      let size = (columns.map { "c=\($0)," } ?? "") + (rows.map { "r=\($0)," } ?? "")
      return TerminalPicture.kitty(try Self.png(pixmap), size: size)
    case .iterm2:
      let size =
        (columns.map { "width=\($0);" } ?? "width=\(pixmap.width)px;")
        + (rows.map { "height=\($0);" } ?? "height=\(pixmap.height)px;")
      let png = try PNGCoder.encode(pixmap, effort: .fast)
      return "\u{1B}]1337;File=inline=1;size=\(png.count);\(size)preserveAspectRatio=0:"
        + "\(Data(png).base64EncodedString())\u{7}\n"
    }
  }

  private static func png(_ pixmap: Pixmap) throws -> String {
    Data(try PNGCoder.encode(pixmap, effort: .fast)).base64EncodedString()
  }
}

extension Color {
  /// Whether dark ink stands out less on it than light ink: a sum of channels below the middle,
  /// weighed as in ITU-R BT.601.
  var isDark: Bool { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) < 128_000 }
}
