import Glyphs
import Guidance
package import Routes
package import TextSafety

extension Card {
  func json(_ guide: Guide, _ pictures: CardPictures, _ junctions: JunctionStyle) -> JSON {
    let types = platformTypes
    let road = step.road
    let parts: [[JSON]] = instructions.map { instruction in
      instruction.components.map {
        ["network": $0.network, "text": $0.text, "type": $0.kind.rawValue]
      }
    }
    let fallbacks: [JSON] = step.fallbacks.map {
      ["place": $0.place, "replacement": $0.replacement, "words": $0.words]
    }
    // CarPlay shows the lanes as a second maneuver that is only a picture.
    let laneCard: JSON? = GlyphSpec(lanesOf: step).map {
      [
        "displayStyle": "symbolOnly", "glyph": pictures.json(of: $0),
        "instructionVariants": [String](),
      ]
    }
    return [
      "androidAutoType": types.androidAuto.type.name,
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
      "engine": [
        "instruction": step.maneuver.instruction, "modifier": step.maneuver.engineModifier,
        "note": step.maneuver.note, "type": step.maneuver.engineType,
      ] as JSON,
      "exit": step.maneuver.exit,
      "fallbacks": fallbacks.nonEmpty,
      "glyph": pictures.json(of: GlyphSpec(step, junctions: junctions)),
      "index": index,
      "instructionVariants": instructionVariants,
      "junction": GlyphSpec(junctionOf: step).flatMap(pictures.json(ofJunction:)),
      "kind": step.maneuver.kind.rawValue,
      "laneCard": laneCard,
      "laneInstructionVariants": laneGuidance?.instructionVariants.nonEmpty,
      "lanes": step.lanes.map(\.json).nonEmpty,
      "language": language,
      "leg": leg,
      "mode": step.mode,
      "modifier": step.maneuver.direction?.rawValue,
      "platforms": platforms(types, guide.units),
      "remaining": [
        "destination": remainingToDestination.json(guide),
        "waypoint": remainingToWaypoint.json(guide),
      ] as JSON,
      "road": [
        "destinations": road.destinations, "exits": road.exits, "junctionName": road.junctionName,
        "name": road.name, "ref": road.ref, "rotaryName": road.rotaryName,
      ] as JSON,
      "roundaboutExit": step.roundaboutExit?.json(in: language),
      "route": route,
      "time": estimate.time.json(guide),
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
  fileprivate var json: JSON {
    let parts: [JSON] = components.map {
      ["abbreviation": $0.abbreviation, "shield": $0.shield, "text": $0.text, "type": $0.type]
    }
    return ["components": parts, "text": text]
  }
}

extension RoundaboutExit {
  fileprivate func json(in language: String) -> JSON {
    [
      "announcements": announcements.map { $0.json(in: language) }.nonEmpty,
      "banners": banners.map { $0.json(in: language) }.nonEmpty,
      "engine": [
        "instruction": instruction, "modifier": engineModifier, "type": engineType,
      ] as JSON,
      "meters": distance, "seconds": duration,
    ]
  }
}

extension Lane {
  package var json: JSON {
    [
      "access": access.map(\.rawValue).nonEmpty, "directions": directions.map(\.rawValue),
      "followed": followed?.rawValue, "state": state.rawValue, "usable": state != .avoid,
    ]
  }
}
