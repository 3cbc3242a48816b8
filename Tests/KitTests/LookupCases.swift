import Faults
import Foundation
import Glyphs
import TestSupport

@testable import Routes

/// What the lookup of kits is asked, with the program's responses.
///
/// `*` stands for all exits from 0 to 19 and none, and for all angles by 15° and none.
enum LookupCases {
  static let rows =
    Cases.share(of: words, every: 32) + notifications + unknown + lanes

  static let exits = [nil] + (0...19).map(Optional.some)
  static let angles = [nil] + stride(from: 15.0, through: 360, by: 15).map(Optional.some)
  private static let oddAngles: [Double?] = [-5, 0, 0.2, 7.4, 7.5, 22.5, 137, 359.6, 360.1, 500]

  /// Every word of every engine; its number alone and the names of formats with a few angles.
  private static let words = engines.flatMap { engine, vocabulary in
    // Of equal words, the last one counts.
    let entries = Dictionary(
      vocabulary.entries.map { ("\($0.symbol),\($0.value)", $0) }, uniquingKeysWith: { $1 })
    let numbers = Dictionary(vocabulary.entries.map { ($0.value, $0) }, uniquingKeysWith: { $1 })
    return entries.sorted { $0.key < $1.key }.map(\.value).flatMap { entry -> [String] in
      // Kits take a word of which some parts are open for what it is, and not for others.
      if entry.value.hasPrefix("*;") { return [] }
      let modifier =
        entry.value.isEmpty ? nil : entry.value.hasPrefix("*") ? "slight left" : entry.value
      let all = rows(
        engine, entry, entry.symbol, modifier, isShort: vocabulary.provider != engine)
      guard Int(entry.value) != nil, let numbered = numbers[entry.value] else { return all }
      return all + rows(engine, entry, entry.symbol, nil, isShort: true)
        + rows(engine, numbered, entry.value, nil, isShort: true)
    }
  }

  /// The vocabularies by their names, and the first one of each format by the format's.
  private static let engines =
    Vocabulary.all.map { ($0.provider, $0) }
    + Engine.all.map { ($0.name, $0.vocabularies[0]) }

  private static func rows(
    _ engine: String, _ entry: Vocabulary.Entry, _ type: String, _ modifier: String?, isShort: Bool
  ) -> [String] {
    let exits = (isShort ? [nil, 0, 3] : Self.exits).filter {
      switch entry.value {
      case "* (exit present)": $0 ?? 0 > 0
      case "* (exit absent)": $0 ?? 0 == 0
      default: true
      }
    }
    return [DrivingSide.right, .left].flatMap { side -> [String] in
      let kind = entry.kind(on: side)
      if Roundabout(kind: kind) == nil {
        let spec = GlyphSpec(kind: kind, drivingSide: side)
        return [row(engine, type, modifier, "*", "*", side, spec, kind)]
      }
      return exits.flatMap { exit in
        (isShort ? [nil, 135] : exit == nil ? angles + oddAngles : angles).map { angle in
          let kind = exit ?? 0 > 0 ? kind.withExit : kind
          let spec = GlyphSpec(kind: kind, drivingSide: side, angle: angle, exit: exit)
          return row(
            engine, type, modifier, exit.map(String.init) ?? "-", angle.map { "\($0)" } ?? "-",
            side, spec, kind)
        }
      }
    }
  }

  /// A word that is known alone and with other turns.
  private static let notifications = ["osrm", "mapbox", "ferrostar", "osrm-v5"].flatMap { engine in
    [DrivingSide.right, .left].map { side in
      let kind = ManeuverKind.uTurnLeft.on(side)
      let spec = GlyphSpec(kind: kind, drivingSide: side)
      return row(engine, "notification", "uturn", "*", "*", side, spec, kind)
    }
  }

  private static let unknown = engines.flatMap { engine, _ in
    let format =
      Engine(named: engine)
      ?? Engine.all.first { $0.vocabularies.contains { $0.provider == engine } }
    let hasTurns = [.osrm, .mapbox, .ferrostar].contains(format)
    let plain: ManeuverKind = hasTurns || format == .navInfo ? .straight : .followRoad
    return [(nil, plain), ("left", hasTurns ? .turnLeft : plain)].map { modifier, kind in
      let spec = GlyphSpec(kind: kind, drivingSide: .left)
      return row(engine, "hocus pocus", modifier, "*", "*", .left, spec, kind)
    }
  }

  private static func row(
    _ engine: String, _ type: String, _ modifier: String?, _ exit: String, _ angle: String,
    _ side: DrivingSide, _ spec: GlyphSpec, _ kind: ManeuverKind
  ) -> String {
    [
      "glyph", engine, type, modifier ?? "-", exit, angle, side.rawValue, spec.name, kind.rawValue,
    ].joined(separator: "\t")
  }

  // MARK: Lanes

  private static let lanes = Cases.share(of: Array(0..<10_000), every: 8).map { index in
    var random = SeededRandom(seed: 270_000 + UInt64(index))
    let format = [.osrm, .valhalla, .navInfo, .tomTom][index % 4] as Engine
    let side = DrivingSide.allCases[index / 4 % 2]
    let known = Lane.Direction.words.filter { $0.engine.isEmpty || $0.engine == format.name }
    let turn = index % 3 == 0 ? Double(random.int(-12...12)) * 15 : nil
    var texts: [String] = []
    var lanes: [Lane] = []
    for _ in 0..<random.int(1...(index % 50 == 0 ? 18 : 6)) {
      let picked = (0..<random.int(0...3)).map { _ in known[random.int(0...known.count - 1)] }
      let followed = random.int(0...2) > 0 ? picked.first : known[random.int(0...known.count - 1)]
      let names = [followed].compactMap(\.self).filter { _ in random.int(0...3) > 0 }
      let state = Lane.State.allCases[random.int(0...2)]
      let access = Lane.Access.allCases.filter { _ in random.int(0...5) == 0 }
      func direction(
        _ word: (engine: String, word: String, right: Lane.Direction, left: Lane.Direction)
      )
        -> Lane.Direction
      { side == .left ? word.left : word.right }
      var lane = Lane(directions: picked.map(direction), state: state, access: access)
      let named = names.first.map(direction).flatMap { lane.directions.contains($0) ? $0 : nil }
      lane.followed =
        named
        ?? turn.flatMap { Lane.nearest(to: $0, among: lane.directions.filter { $0 != .noArrow }) }
      lanes.append(lane)
      texts.append(
        [
          picked.map(\.word).joined(separator: ";"), names.first?.word ?? "-", state.rawValue,
          access.reversed().map(\.rawValue).joined(separator: ";"),
        ].joined(separator: ":"))
    }
    let name =
      (try? LaneStrip(Array(lanes.prefix(LaneStrip.limit))))
      .map { GlyphSpec.lanes($0).name } ?? ""
    return [
      "lanes", format.name, side.rawValue, turn.map { "\($0)" } ?? "-",
      texts.joined(separator: "|"), name,
    ].joined(separator: "\t")
  }
}
