import Glyphs
import Guidance
package import Routes
package import TextSafety

extension Card {
  /// The card as `cards.json` has it.
  ///
  /// - Parameters:
  ///   - guide: The guide of the card's route.
  ///   - pictures: The pictures of the glyphs.
  ///   - junctions: How turns are drawn.
  /// - Returns: An object.
  func json(_ guide: Guide, _ pictures: CardPictures, _ junctions: JunctionStyle) -> JSON {
    let types = platformTypes
    let laneGlyph = GlyphSpec(lanesOf: step)
    let parts = instructions.map { instruction in instruction.components.map(\.json) }
    return [
      "androidAutoType": types.androidAuto.type.rawValue,
      "angle": step.maneuver.roundaboutAngle,
      "announcements": step.announcements.map { $0.json(in: language) }.nonEmpty,
      "approach": approach.json(guide),
      "arrival": arrival?.json(),
      "attributedInstructionVariants": parts,
      "banners": step.banners.map { $0.json(in: language) }.nonEmpty,
      "carplayType": types.carPlay.type.name,
      "displayStyle": "leadingSymbol",
      "distance": estimate.distance.json(guide),
      "drivingSide": step.drivingSide.rawValue,
      "drivingSideSource": step.drivingSideSource.rawValue,
      "engine": step.maneuver.engineJSON,
      "exit": step.maneuver.exit,
      "fallbacks": step.fallbacks.map(\.json).nonEmpty,
      "glyph": pictures.json(of: GlyphSpec(step, junctions: junctions)),
      "index": index,
      "instructionVariants": instructionVariants,
      "junction": GlyphSpec(junctionOf: step).flatMap(pictures.json(ofJunction:)),
      "kind": step.maneuver.kind.rawValue,
      "laneCard": laneGlyph.map { Self.laneCard(pictures.json(of: $0)) },
      "laneInstructionVariants": laneGuidance?.instructionVariants.nonEmpty,
      "lanes": step.lanes.map(\.json).nonEmpty,
      "language": language,
      "leg": leg,
      "mode": step.mode,
      "modifier": step.maneuver.direction?.rawValue,
      "platforms": platforms(types, guide.units),
      "remaining": remaining(guide),
      "road": step.road.json,
      "roundaboutExit": step.roundaboutExit?.json(in: language),
      "route": route,
      "time": estimate.time.json(guide),
    ]
  }

  private func remaining(_ guide: Guide) -> JSON {
    [
      "destination": remainingToDestination.json(guide),
      "waypoint": remainingToWaypoint.json(guide),
    ]
  }

  /// The lanes as a second maneuver, which CarPlay shows as a picture alone.
  private static func laneCard(_ glyph: JSON) -> JSON {
    ["displayStyle": "symbolOnly", "glyph": glyph, "instructionVariants": [String]()]
  }
}

extension InstructionText.Component {
  fileprivate var json: JSON { ["network": network, "text": text, "type": kind.rawValue] }
}

extension Maneuver {
  /// What the engine says of the maneuver.
  fileprivate var engineJSON: JSON {
    [
      "instruction": instruction, "modifier": engineModifier, "note": note, "type": engineType,
    ]
  }
}

extension Road {
  fileprivate var json: JSON {
    [
      "destinations": destinations, "exits": exits, "junctionName": junctionName, "name": name,
      "ref": ref, "rotaryName": rotaryName,
    ]
  }
}

extension Announcement {
  fileprivate func json(in language: String) -> JSON {
    ["language": language, "meters": distance, "text": text]
  }
}

extension Banner {
  fileprivate func json(in language: String) -> JSON {
    [
      "language": language, "meters": distance, "primary": primary.json,
      "secondary": secondary?.json, "sub": sub?.json,
    ]
  }
}

extension Banner.Text {
  fileprivate var json: JSON { ["components": components.map(\.json), "text": text] }
}

extension Banner.Component {
  fileprivate var json: JSON {
    ["abbreviation": abbreviation, "shield": shield, "text": text, "type": type]
  }
}

extension RoundaboutExit {
  fileprivate func json(in language: String) -> JSON {
    let engine: JSON = ["instruction": instruction, "modifier": engineModifier, "type": engineType]
    return [
      "announcements": announcements.map { $0.json(in: language) }.nonEmpty,
      "banners": banners.map { $0.json(in: language) }.nonEmpty,
      "engine": engine, "meters": distance, "seconds": duration,
    ]
  }
}

extension Fallback {
  fileprivate var json: JSON { ["place": place, "replacement": replacement, "words": words] }
}

extension Lane {
  package var json: JSON {
    [
      "access": access.map(\.rawValue).nonEmpty, "directions": directions.map(\.rawValue),
      "followed": followed?.rawValue, "state": state.rawValue, "usable": state != .avoid,
    ]
  }
}
