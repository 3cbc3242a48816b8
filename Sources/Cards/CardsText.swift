import Guidance
import Routes
import Escaping

/// Cards as lines for a terminal: an arrow, the distance to the maneuver, the instruction.
public struct CardsText: Sendable {
  /// The files and routes to show.
  public var sources: [GuidedSource]
  /// Whether the text contains color codes.
  public var isColored: Bool
  /// The columns of the terminal; nil always takes the longest instruction.
  public var columns: Int?

  /// Creates a text.
  public init(sources: [GuidedSource], isColored: Bool = false, columns: Int? = nil) {
    self.sources = sources
    self.isColored = isColored
    self.columns = columns
  }

  /// All routes; of a source with several, after a list of choices.
  public var text: String {
    sources.flatMap { source in
      let listing = CardListing(source)
      let blocks = listing.blocks.map(block)
      return listing.choices.isEmpty ? blocks : [Self.list(listing.choices)] + blocks
    }.joined(separator: "\n")
  }

  private static func list(_ cells: [[String]]) -> String {
    let rows = cells.map { $0.map(Printable.prose) }
    let widths = rows[0].indices.map { column in
      rows.map { TerminalText.width($0[column]) }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.indices.map {
        $0 == row.count - 1 ? row[$0] : TerminalText.padded(row[$0], to: widths[$0])
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }

  private func block(_ block: CardListing.Block) -> String {
    let head = [block.title] + block.facts
    var lines = [styled(head.map(Printable.prose).joined(separator: " · "), .bold)]
    let width = block.rows.map { TerminalText.width($0.distance) }.max() ?? 0
    let room = (columns ?? .max) - width - 6
    for row in block.rows {
      let texts = row.instructions.map(Printable.prose)
      let instruction = texts.first { TerminalText.width($0) <= room } ?? texts.last ?? ""
      lines.append(
        " " + mark(of: row.subject) + "  "
          + TerminalText.padded(row.distance, to: width, isRight: true) + "  " + instruction)
      if let guidance = row.lanes {
        lines.append(String(repeating: " ", count: width + 6) + lanes(guidance))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func mark(of subject: CardListing.Subject) -> String {
    switch subject {
    case .step(let step): styled(step.maneuver.kind.terminalArrow, .arrow)
    case .object: styled("·", .dim)
    }
  }

  /// The arrows of the lanes, with the best in brackets, and which lanes to use.
  private func lanes(_ guidance: LaneGuidance) -> String {
    let best = LaneGuidance.best(of: guidance.lanes)
    let lanes = zip(guidance.lanes, guidance.arrows).map { lane, arrows in
      let hasArrow = lane.directions.contains { $0 != .noArrow }
      let text = lane.directions.isEmpty ? "·" : lane.directions.map(\.terminalArrow).joined()
      // A lane to take may have no arrow painted on it.
      let isBest = arrows.contains(where: \.isRecommended) || !hasArrow && lane.state == best
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
