import Guidance
import Routes

/// Cards as lines for a terminal: an arrow, the distance to the maneuver, the instruction.
public struct CardsText: Sendable {
  /// What is shown.
  public var sources: [GuidedSource]
  /// Whether colors are written.
  public var isColored: Bool
  /// The columns of the terminal; nothing to take the longest instruction whatever its width.
  public var columns: Int?

  /// Makes a text.
  public init(sources: [GuidedSource], isColored: Bool = false, columns: Int? = nil) {
    self.sources = sources
    self.isColored = isColored
    self.columns = columns
  }

  /// All routes, after a list to choose from where a source has several.
  public var text: String {
    sources.flatMap { source in
      let listing = CardListing(source)
      let blocks = listing.blocks.map(block)
      return listing.choices.isEmpty ? blocks : [Self.list(listing.choices)] + blocks
    }.joined(separator: "\n")
  }

  /// Cells in columns.
  private static func list(_ cells: [[String]]) -> String {
    let rows = cells.map { $0.map(TerminalText.plain) }
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { TerminalText.width($0[column]) }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).map { TerminalText.padded($0, to: $1) }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }

  private func block(_ block: CardListing.Block) -> String {
    let head = [block.title] + block.facts
    var lines = [styled(head.map(TerminalText.plain).joined(separator: " · "), .bold)]
    let width = block.rows.map { TerminalText.width($0.distance) }.max() ?? 0
    for row in block.rows {
      let room = columns.map { $0 - width - 6 }
      let fitting = row.instructions.first { text in
        room.map { TerminalText.width(TerminalText.plain(text)) <= $0 } ?? true
      }
      let instruction = TerminalText.plain(fitting ?? row.instructions.last ?? "")
      lines.append(
        " " + styled(row.step.maneuver.kind.terminalArrow, .arrow) + "  "
          + TerminalText.padded(row.distance, to: width, isRight: true) + "  " + instruction)
      if let lanes = row.lanes.map(lanes) {
        lines.append(String(repeating: " ", count: width + 6) + lanes)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The arrows of the lanes, those to follow between brackets, and which lanes to use.
  private func lanes(_ guidance: LaneGuidance) -> String {
    let lanes = zip(guidance.lanes, guidance.arrows).map { lane, arrows in
      let text = lane.directions.map(\.terminalArrow).joined()
      let isBest = arrows.contains(where: \.isRecommended)
      return isBest ? styled("[\(text)]", .arrow) : styled(" \(text) ", .dim)
    }
    let words = guidance.instructionVariants.first.map { "  " + styled($0, .dim) } ?? ""
    return lanes.joined() + words
  }

  private enum Style: String {
    case bold = "1"
    case dim = "2"
    case arrow = "1;36"
  }

  private func styled(_ text: String, _ style: Style) -> String {
    isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// Text in the cells of a terminal.
enum TerminalText {
  /// A text without what would steer the terminal.
  static func plain(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      result.append(isControl ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }

  /// The number of columns that a text takes: two for the wide characters of East Asia and
  /// pictures, none for marks and for what steers the direction.
  static func width(_ text: String) -> Int {
    text.reduce(0) { sum, character in
      guard let first = character.unicodeScalars.first else { return sum }
      switch first.properties.generalCategory {
      case .format, .nonspacingMark, .enclosingMark: return sum
      default: break
      }
      switch first.value {
      case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
        0x1F900...0x1FAFF, 0x20000...0x3FFFD:
        return sum + 2
      default: return sum + 1
      }
    }
  }

  /// A text with spaces behind it, or before it.
  static func padded(_ text: String, to width: Int, isRight: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - Self.width(text)))
    return isRight ? spaces + text : text + spaces
  }
}
