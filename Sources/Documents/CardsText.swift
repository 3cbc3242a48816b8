import Escaping
import Glyphs
import Guidance
import Routes

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
      let text = lane.directions.isEmpty ? "·" : lane.directions.map { $0.terminalArrow }.joined()
      // A lane to take may have no arrow painted on it.
      let isBest = arrows.contains(where: { $0.isRecommended }) || !hasArrow && lane.state == best
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

/// Cards as tables in GitHub's Markdown, with the pictures that `RouteExport` writes.
public struct CardsMarkdown: Sendable {
  /// The files and routes to show.
  public var sources: [GuidedSource]
  /// The path of the folder of pictures, relative to the document.
  public var pictures: String

  /// Creates a document.
  public init(sources: [GuidedSource], pictures: String = "glyphs") {
    self.sources = sources
    self.pictures = pictures
  }

  /// All routes; of a source with several, after a table of choices.
  public var text: String {
    sources.flatMap { source in
      let listing = CardListing(source)
      let blocks = listing.blocks.map(block)
      guard !listing.choices.isEmpty else { return blocks }
      let table = Self.table(
        head: ["Route", "Choice", "Way", "More"], rule: ["---:", "---", "---", "---"],
        listing.choices.map { $0.map(MarkdownText.escaped) })
      return ["## \(MarkdownText.escaped(source.name))\n\n" + table] + blocks
    }.joined(separator: "\n")
  }

  private func block(_ block: CardListing.Block) -> String {
    let hasLanes = block.rows.contains { $0.lanes != nil }
    let rows = block.rows.map { row in
      [
        glyph(of: row.subject), MarkdownText.escaped(row.distance),
        MarkdownText.escaped(row.instructions[0]),
      ] + (hasLanes ? [lanes(of: row)] : [])
    }
    return "## \(MarkdownText.escaped(block.title))\n\n"
      + block.facts.map(MarkdownText.escaped).joined(separator: " · ") + "\n\n"
      + Self.table(
        head: ["", "Distance", "Instruction"] + (hasLanes ? ["Lanes"] : []),
        rule: ["---", "---:", "---"] + (hasLanes ? ["---"] : []), rows)
  }

  private func glyph(of subject: CardListing.Subject) -> String {
    switch subject {
    case .step(let step): picture(GlyphSpec(step), width: 25, alt: step.maneuver.kind.rawValue)
    case .object(let object):
      object.glyph.map { picture($0, width: 25, alt: object.object.kind.rawValue) } ?? ""
    }
  }

  private func lanes(of row: CardListing.Row) -> String {
    guard case .step(let step) = row.subject, let spec = GlyphSpec(lanesOf: step) else { return "" }
    let words = row.lanes?.instructionVariants.first ?? ""
    return picture(spec, width: 120, alt: words) + (words.isEmpty ? "" : " ")
      + MarkdownText.escaped(words)
  }

  private func picture(_ spec: GlyphSpec, width: Int, alt: String) -> String {
    func path(_ variant: String) -> String {
      MarkdownText.attribute(pictures) + (pictures.isEmpty || pictures.hasEnding("/") ? "" : "/")
        + PictureName.file(spec.name, variant, scale: 2)
    }
    return "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"\(path("dark"))\">"
      + "<img src=\"\(path("light"))\" width=\"\(width)\" alt=\"\(MarkdownText.attribute(alt))\"></picture>"
  }

  private static func table(head: [String], rule: [String], _ rows: [[String]]) -> String {
    ([head, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}

extension ManeuverKind {
  /// A character that looks like the maneuver, or a dot.
  var terminalArrow: String {
    if let circulation { return circulation == .clockwise ? "↻" : "↺" }
    switch family {
    case .none, .notice: return "·"
    case .passenger: return self == .parkVehicle ? "⚑" : "·"
    case .depart: return "●"
    case .arrive, .endOfDirections: return "⚑"
    case .waypoint: return "⚐"
    case .ferryBoard, .ferryTrainBoard, .ferryEnd: return "≈"
    case .offRamp where turnDirection == nil: return "⤴"
    case .goOn, .turn, .uTurn, .endOfRoad, .keep, .fork, .merge, .onRamp, .offRamp,
      .changeHighway, .switchRoad, .roundaboutEntry, .roundaboutExit, .numberedExit, .roundabout:
      let degrees = turnDirection?.degrees ?? 0
      return arrow(degrees: degrees == 180 && side == .left ? -180 : degrees)
    }
  }
}

extension Lane.Direction {
  var terminalArrow: String { self == .noArrow ? "·" : arrow(degrees: degrees) }
}

/// The character for a turn of -180 to 180 degrees in steps of 45, positive to the right.
private func arrow(degrees: Double) -> String {
  ["↶", "↙", "↰", "↖", "↑", "↗", "↱", "↘", "↷"][Int((degrees + 180) / 45)]
}
