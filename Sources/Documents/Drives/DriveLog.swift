package import Driving
package import Glyphs
package import Guidance
import Routes
import JSON

package struct DriveLog: Sendable {
  /// The guide of each route, by its index.
  package var guides: [Guide]
  /// The speedometer's colors at each level of speeding, by day and by night.
  private var colors: [Speeding.Level: JSON] = [:]

  package init(_ guides: [Guide], theme: Theme) {
    self.guides = guides
    for level in Speeding.Level.allCases { colors[level] = Self.colors(of: level, theme) }
  }

  /// For the script of a route.
  package init(_ guide: Guide) { guides = [guide] }

  private static func colors(of level: Speeding.Level, _ theme: Theme) -> JSON {
    let roles: (background: InterfaceRole, text: InterfaceRole) =
      switch level {
      case .none: (.speedBackground, .speedText)
      case .minor: (.speedMinorBackground, .speedMinorText)
      case .major: (.speedMajorBackground, .speedMajorText)
      }
    func scheme(_ scheme: Theme.Scheme) -> JSON {
      let colors = theme.interface(scheme).file
      return ["background": colors[roles.background.rawValue], "text": colors[roles.text.rawValue]]
    }
    return ["dark": scheme(.dark), "light": scheme(.light)]
  }

  /// Returns one line of JSON with sorted keys and a line end.
  package func line(_ event: DriveEvent) -> [UInt8] { json(event).line + [0x0A] }

  private func json(_ event: DriveEvent) -> JSON {
    let common: JSON = [
      "event": event.name.rawValue, "t": Double(event.milliseconds) / 1000,
      "time": event.time?.exactText,
    ]
    return common.adding(json(event.content))
  }

  private func json(_ content: DriveEvent.Content) -> JSON {
    switch content {
    case .guidanceStarted(let start):
      [
        "assumedTimes": start.hasAssumedTimes ? true : nil, "cards": start.cards,
        "legs": start.legs, "meters": start.meters.rounded(to: 100), "route": start.route,
        "seconds": start.seconds.rounded(to: 1000),
      ]
    case .location(let location):
      [
        "altitude": location.altitude, "course": location.course,
        "latitude": location.place.latitude, "longitude": location.place.longitude,
        "onRoute": location.isOnRoute, "recorded": location.recorded.map(json),
        "speed": location.speed, "speedometer": location.speedometer.map(json),
      ]
    case .remainingTime(let seconds, let leg): ["leg": leg, "seconds": seconds]
    case .remainingDistance(let meters, let leg): ["leg": leg, "meters": meters]
    case .card(let card): json(card, guides[card.card.route])
    case .announcement(let announcement, let card, let leg):
      [
        "duration": announcement.duration, "index": card, "language": guides[0].languageTag,
        "leg": leg, "meters": announcement.meters, "moment": announcement.moment?.rawValue,
        "seconds": announcement.seconds, "source": announcement.isEngines ? "engine" : "ours",
        "ssml": announcement.ssml, "text": announcement.text,
      ]
    case .banner(let banner, let card):
      [
        "banner": .encoding { banner.write(to: &$0) } as JSON,
        "index": card.index,
      ]
    case .lanesShown(let card):
      [
        "glyph": GlyphSpec(lanesOf: card.step)?.name, "index": card.index,
        "instructionVariants": card.laneGuidance?.instructionVariants ?? [],
        "lanes": card.step.lanes.map { $0.json }, "state": "shown",
      ]
    case .lanesHidden(let card): ["index": card.index, "state": "hidden"]
    case .maneuverState(let state, let card): ["index": card.index, "state": state.rawValue]
    case .next(let state, let card): ["index": card.index, "state": state.rawValue]
    case .road(let names): ["names": names]
    case .arrived(let leg, let place, let isDestination, let variants):
      [
        "destinationName": place, "instructionVariants": variants, "isDestination": isDestination,
        "leg": leg,
      ]
    case .continued(let leg): ["leg": leg]
    case .guidanceEnded(let hasArrived): ["arrived": hasArrived]
    case .delayCategory(let category): ["category": category?.google.value ?? 0]
    case .speeding(let speeding, let speedometer):
      [
        "colors": colors[speeding.level], "level": speeding.level.rawValue,
        "limit": speeding.limit?.rounded(to: 100), "percent": speeding.percent,
        "speed": speeding.speed.rounded(to: 100), "speedometer": speedometer.map(json),
      ]
    case .approaching(let ahead):
      json(ahead.object).adding([
        "delay": ahead.object.object.number(.seconds), "length": ahead.object.length,
        "level": ahead.object.object.text(.level), "meters": ahead.meters.rounded(to: 10),
        "seconds": ahead.seconds.rounded(to: 10),
      ])
    case .passed(let object): json(object)
    case .speedLimit(let limit):
      [
        "form": limit?.form.rawValue, "glyph": limit.flatMap { GlyphSpec($0) }?.name,
        "isUnlimited": limit.flatMap { $0.value == nil ? true : nil },
        "unit": limit?.value == nil ? nil : limit?.unit.rawValue, "value": limit?.value,
      ]
    case .lightingMode(let mode): ["mode": mode.rawValue]
    case .offRoute(let meters, let reason): ["meters": meters, "reason": reason.rawValue]
    case .onRoute: [:]
    case .routeChanged(let route): ["route": route]
    case .paused(let reason): ["reason": reason.rawValue]
    case .resumed: [:]
    }
  }

  private func json(_ object: GuidedObject) -> JSON {
    [
      "glyph": object.glyph?.name, "kind": object.object.kind.rawValue, "leg": object.object.leg,
      "object": object.index, "type": object.object.text(.type),
      "words": object.words.isEmpty ? nil : object.words,
    ]
  }

  private func json(_ place: Coordinate) -> JSON {
    ["latitude": place.latitude, "longitude": place.longitude]
  }

  private func json(_ speedometer: Speedometer) -> JSON {
    ["text": speedometer.text, "unit": speedometer.unit.rawValue, "value": speedometer.value]
  }

  private func json(_ shown: ShownCard, _ guide: Guide) -> JSON {
    let card = shown.card
    let segments: [JSON] = shown.progress.segments.map {
      ["congestion": $0.congestion.rawValue, "end": $0.end, "start": $0.start]
    }
    return [
      "arrival": shown.arrival.map { arrival in .encoding { arrival.write(to: &$0) } } as JSON?,
      "carPlayTimeRemainingColor": shown.delay?.carPlayColor,
      "change": shown.isNew ? "shown" : "updated",
      "destination": json(shown.toDestination, guide),
      "glyph": GlyphSpec(card.step, junctions: .schematic).name,
      "index": card.index,
      "instructionVariants": shown.instructionVariants,
      "kind": card.step.maneuver.kind.rawValue, "leg": card.leg,
      "maneuver": shown.toManeuver.map { json($0, guide) },
      "progress": ["elapsed": shown.progress.elapsed, "segments": segments] as JSON,
      "route": card.route,
      "waypoint": json(shown.toWaypoint, guide),
    ]
  }

  private func json(_ estimate: TravelEstimate, _ guide: Guide) -> JSON {
    .encoding { estimate.write(guide, to: &$0) }
  }
}

extension CivilTime {
  /// The text with thousandths of a second, if there are any.
  var exactText: String {
    let thousandths = (milliseconds % 1000 + 1000) % 1000
    guard thousandths > 0 else { return text }
    // Inserts the fraction before the offset, which is `Z` or six characters.
    let zone = text.suffix(text.hasSuffix("Z") ? 1 : 6)
    return text.dropLast(zone.count) + "." + "\(1000 + thousandths)".dropFirst() + zone
  }
}
