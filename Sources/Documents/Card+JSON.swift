import Paths
import Glyphs
import Guidance
package import Routes
package import JSON

extension Card {
  func write(_ guide: Guide, in document: CardsDocument, to json: inout JSONWriter) {
    let (parts, pictures, junctions) = (document.parts, document.pictures, document.junctions)
    let platforms = CardMemberGroup.platforms.intersection(parts)
    let maneuver = step.maneuver
    json.member("angle", maneuver.roundaboutAngle)
    if parts.contains(.voice) { writeVoice(parts, guide, to: &json) }
    json.object("approach") { approach.write(guide, to: &$0) }
    if let arrival { json.object("arrival") { arrival.write(to: &$0) } }
    if parts.contains(.attributed) { writeAttributed(document, to: &json) }
    if parts.contains(.banners) {
      json.objects("banners", step.banners.nonEmpty) { $0.write(to: &$1) }
    }
    json.member("bearingAfter", bearingAfter)
    json.member("bearingBefore", bearingBefore)
    json.object("distance") { estimate.distance.write(guide, to: &$0) }
    json.member("drivingSide", step.drivingSide.rawValue)
    if step.drivingSideSource != .stated {
      json.member("drivingSideSource", step.drivingSideSource.rawValue)
    }
    if parts.contains(.engine) { json.object("engine") { writeEngine(to: &$0) } }
    json.member("exit", maneuver.kind.circulation == nil ? nil : maneuver.exit)
    json.objects("fallbacks", step.fallbacks.nonEmpty) { fallback, json in
      json.member("place", fallback.place)
      json.member("replacement", fallback.replacement)
      json.member("words", fallback.words)
    }
    json.object("glyph") { pictures.write(GlyphSpec(step, junctions: junctions), to: &$0) }
    json.member("id", id)
    json.member("index", index)
    json.member("instructionVariants", instructionVariants)
    pictures.writeJunction(of: step, to: &json)
    json.member("kind", maneuver.kind.rawValue)
    if let lanes = GlyphSpec(lanesOf: step) {
      json.object("laneCard") { json in
        json.object("glyph") { pictures.write(lanes, to: &$0) }
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
    if !platforms.isEmpty {
      json.object("platforms") { write(platforms, to: &$0) }
    }
    json.object("remaining") { json in
      json.object("destination") { remainingToDestination.write(guide, to: &$0) }
      if remainingToWaypoint != remainingToDestination {
        json.object("waypoint") { remainingToWaypoint.write(guide, to: &$0) }
      }
    }
    json.object("road") { step.road.write(to: &$0) }
    if let exit = step.roundaboutExit {
      json.object("roundaboutExit") { exit.write(parts, to: &$0) }
    }
    json.member("route", route)
    json.object("time") { estimate.time.write(guide, to: &$0) }
  }

  /// Stays the same over runs, and for a route that is read again with newer traffic.
  private var id: String { "\(route)-\(index)" }

  private func writeVoice(_ parts: Set<CardMemberGroup>, _ guide: Guide, to json: inout JSONWriter)
  {
    json.member("announcedWith", announcedWith)
    json.objects("announcements", Array(announcements.enumerated()).nonEmpty) { numbered, json in
      let announcement = numbered.element
      json.member("duration", announcement.duration)
      json.member("id", "\(id)-\(numbered.offset)")
      json.member("meters", announcement.meters)
      json.member("moment", announcement.moment?.rawValue)
      json.member("seconds", announcement.seconds)
      json.member("source", announcement.isEngines ? "engine" : nil)
      let hasSSML = parts.contains(.ssml) || announcement.saysMoreInSSML(in: language)
      json.member("ssml", hasSSML ? announcement.ssml : nil)
      let template = parts.contains(.templates) ? guide.template(of: announcement) : nil
      json.member("ssmlTemplate", hasSSML ? template?.ssml : nil)
      json.member("template", template?.text)
      json.member("text", announcement.text)
    }
  }

  /// Writes the variants up to the last that has more than text.
  private func writeAttributed(_ document: CardsDocument, to json: inout JSONWriter) {
    // Each shield stands in several variants.
    let shields = foundShields(document.shields).mapValues {
      (found: $0, size: document.shields.size(of: $0.shield))
    }
    let last = instructions.lastIndex { $0.components.contains { $0.kind != .text } }
    guard let last else { return }
    json.array("attributedInstructionVariants") { json in
      for instruction in instructions[...last] {
        json.array { json in
          for component in instruction.components {
            json.object { json in
              if let (found, size) = shields[component] {
                json.object("shield") { found.write(size, document.pictures, to: &$0) }
              }
              json.member("text", component.text)
              json.member("type", component.kind.rawValue)
            }
          }
        }
      }
    }
  }

  private func writeEngine(to json: inout JSONWriter) {
    let maneuver = step.maneuver
    if announcements.first?.isEngines != true {
      json.objects("announcements", step.announcements.nonEmpty) { $0.write(to: &$1) }
    }
    json.member("instruction", maneuver.instruction)
    json.member("isObligatory", maneuver.isObligatory)
    json.member("landmark", maneuver.landmark)
    json.member("modifier", maneuver.engineModifier)
    json.member("note", maneuver.note)
    json.member("type", maneuver.engineType)
  }
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
  fileprivate func write(to json: inout JSONWriter) {
    json.member("meters", distance)
    json.member("ssml", ssml)
    json.member("text", text)
  }
}

extension Banner {
  func write(to json: inout JSONWriter) {
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
  fileprivate func write(_ parts: Set<CardMemberGroup>, to json: inout JSONWriter) {
    let hasEngine = parts.contains(.engine)
    if hasEngine { json.objects("announcements", announcements.nonEmpty) { $0.write(to: &$1) } }
    if parts.contains(.banners) {
      json.objects("banners", banners.nonEmpty) { $0.write(to: &$1) }
    }
    if hasEngine {
      json.object("engine") { json in
        json.member("instruction", instruction)
        json.member("modifier", engineModifier)
        json.member("type", engineType)
      }
    }
    json.member("meters", distance)
    json.member("seconds", duration)
  }
}

extension Lane {
  package var json: JSON { .encoding { write(to: &$0) } }

  fileprivate func write(to json: inout JSONWriter) {
    json.member("access", access.map { $0.rawValue }.nonEmpty)
    json.member("directions", directions.map { $0.rawValue })
    json.member("followed", followed?.rawValue)
    json.member("state", state.rawValue)
    json.member("usable", state != .avoid)
  }
}
