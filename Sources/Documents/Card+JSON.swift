import Glyphs
import Guidance
package import Routes
package import JSON

extension Card {
  func write(
    _ guide: Guide, _ pictures: CardPictures, _ junctions: JunctionStyle, _ finder: ShieldFinder,
    to json: inout JSONWriter
  ) {
    let types = platformTypes
    let maneuver = step.maneuver
    json.member("androidAutoType", types.androidAuto.type.name)
    json.member("angle", maneuver.roundaboutAngle)
    json.member("announcedWith", announcedWith)
    json.member(
      "announcements",
      announcements.nonEmpty?.enumerated().map { place, announcement in
        announcement.json(in: language).adding(["id": "\(id)-\(place)"])
      })
    json.object("approach") { approach.write(guide, to: &$0) }
    if let arrival { json.object("arrival") { arrival.write(to: &$0) } }
    json.array("attributedInstructionVariants") { json in
      let shields = foundShields(finder)
      for instruction in instructions {
        json.array { json in
          for component in instruction.components {
            json.object { json in
              let found = shields[component]
              json.member("network", found?.shield.network)
              if let found { json.object("shield") { found.write(finder, pictures, to: &$0) } }
              json.member("text", component.text)
              json.member("type", component.kind.rawValue)
            }
          }
        }
      }
    }
    json.objects("banners", step.banners.nonEmpty) { $0.write(in: language, to: &$1) }
    json.member("bearingAfter", bearingAfter)
    json.member("bearingBefore", bearingBefore)
    json.member("carplayType", types.carPlay.type.name)
    json.member("displayStyle", "leadingSymbol")
    json.object("distance") { estimate.distance.write(guide, to: &$0) }
    json.member("drivingSide", step.drivingSide.rawValue)
    json.member("drivingSideSource", step.drivingSideSource.rawValue)
    json.object("engine") { json in
      if announcements.first?.isEngines == false {
        json.objects("announcements", step.announcements.nonEmpty) {
          $0.write(in: language, to: &$1)
        }
      }
      json.member("instruction", maneuver.instruction)
      json.member("isObligatory", maneuver.isObligatory)
      json.member("landmark", maneuver.landmark)
      json.member("modifier", maneuver.engineModifier)
      json.member("note", maneuver.note)
      json.member("type", maneuver.engineType)
    }
    json.member("exit", maneuver.exit)
    json.objects("fallbacks", step.fallbacks.nonEmpty) { fallback, json in
      json.member("place", fallback.place)
      json.member("replacement", fallback.replacement)
      json.member("words", fallback.words)
    }
    json.object("glyph") { pictures.write(GlyphSpec(step, junctions: junctions), to: &$0) }
    json.member("id", id)
    json.member("index", index)
    json.member("instructionVariants", instructionVariants)
    pictures.writeJunction(GlyphSpec(junctionOf: step), to: &json)
    json.member("kind", maneuver.kind.rawValue)
    if let lanes = GlyphSpec(lanesOf: step) {
      // CarPlay shows the lanes as a second maneuver that is only a picture.
      json.object("laneCard") { json in
        json.member("displayStyle", "symbolOnly")
        json.object("glyph") { pictures.write(lanes, to: &$0) }
        json.member("instructionVariants", [String]())
      }
    }
    json.member("laneInstructionVariants", laneGuidance?.instructionVariants.nonEmpty)
    json.objects("lanes", step.lanes.nonEmpty) { $0.write(to: &$1) }
    json.member("language", language)
    json.member("leg", leg)
    json.member("lineRange", line.map { [$0.lowerBound, $0.upperBound] })
    json.place("location", location)
    json.member("mode", step.mode)
    json.member("modifier", maneuver.direction?.rawValue)
    json.object("platforms") { write(types, guide.units, junctions, to: &$0) }
    json.object("remaining") { json in
      json.object("destination") { remainingToDestination.write(guide, to: &$0) }
      json.object("waypoint") { remainingToWaypoint.write(guide, to: &$0) }
    }
    json.object("road") { step.road.write(to: &$0) }
    if let exit = step.roundaboutExit {
      json.object("roundaboutExit") { exit.write(in: language, to: &$0) }
    }
    json.member("route", route)
    json.object("time") { estimate.time.write(guide, to: &$0) }
  }
}

extension Card {
  /// Stays the same over runs, and for a route that is read again with newer traffic.
  private var id: String { "\(route)-\(index)" }
}

extension Road {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("destinations", destinations)
    json.member("exits", exits)
    json.member("junctionName", junctionName)
    json.member("name", name)
    json.member("ref", ref)
    json.member("rotaryName", rotaryName)
  }
}

extension Announcement {
  fileprivate func write(in language: String, to json: inout JSONWriter) {
    json.member("language", language)
    json.member("meters", distance)
    json.member("ssml", ssml)
    json.member("text", text)
  }
}

extension CardAnnouncement {
  func json(in language: String) -> JSON {
    [
      "duration": duration, "language": language, "meters": meters, "moment": moment?.rawValue,
      "seconds": seconds, "source": isEngines ? "engine" : "ours", "ssml": ssml, "text": text,
    ]
  }
}

extension Banner {
  func write(in language: String, to json: inout JSONWriter) {
    json.member("language", language)
    json.member("meters", distance)
    json.object("primary") { primary.write(to: &$0) }
    if let secondary { json.object("secondary") { secondary.write(to: &$0) } }
    if let sub { json.object("sub") { sub.write(to: &$0) } }
    json.objects("views", views.nonEmpty) { view, json in
      json.member("type", view.type)
      json.member("url", view.address)
    }
  }
}

extension Banner.Text {
  fileprivate func write(to json: inout JSONWriter) {
    json.objects("components", components) { component, json in
      json.member("abbreviation", component.abbreviation)
      json.member("shield", component.shield?.name)
      json.member("text", component.text)
      json.member("type", component.type)
    }
    json.member("text", text)
  }
}

extension RoundaboutExit {
  fileprivate func write(in language: String, to json: inout JSONWriter) {
    json.objects("announcements", announcements.nonEmpty) { $0.write(in: language, to: &$1) }
    json.objects("banners", banners.nonEmpty) { $0.write(in: language, to: &$1) }
    json.object("engine") { json in
      json.member("instruction", instruction)
      json.member("modifier", engineModifier)
      json.member("type", engineType)
    }
    json.member("meters", distance)
    json.member("seconds", duration)
  }
}

extension Lane {
  package var json: JSON { .encoding { write(to: &$0) } }

  fileprivate func write(to json: inout JSONWriter) {
    json.member("access", access.map(\.rawValue).nonEmpty)
    json.member("directions", directions.map(\.rawValue))
    json.member("followed", followed?.rawValue)
    json.member("state", state.rawValue)
    json.member("usable", state != .avoid)
  }
}
