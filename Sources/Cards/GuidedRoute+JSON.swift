import Glyphs
import Guidance
import TextSafety

extension GuidedRoute {
  func json(of source: GuidedSource, _ pictures: CardPictures) -> JSON {
    let choice = choice(among: source.routes)
    let isOneOfSeveral = source.routes.count > 1
    return [
      "additionalInformationVariants": choice.additionalInformationVariants,
      "arrival": arrival?.json(hasPhrase: true),
      "delay": facts.delay.map { json(of: $0) },
      "distance": estimate.distance.json(guide),
      "format": source.format.rawValue,
      "hasFerry": facts.features.hasFerry, "hasMotorway": facts.features.hasMotorway,
      "hasTolls": facts.features.hasTolls, "hasUnpaved": facts.features.hasUnpaved,
      "isFastest": isOneOfSeveral ? choice.isFastest : nil,
      "legs": legs.map { json(of: $0, pictures) },
      "locale": guide.languageTag,
      "minutesSlower": isOneOfSeveral ? choice.minutesSlower : nil,
      "selectionSummaryVariants": choice.selectionSummaryVariants,
      "source": source.name,
      "stops": facts.stops,
      "summaryVariants": choice.summaryVariants,
      "time": estimate.time.json(guide),
      "travelEstimate": estimate.androidAutoJSON(arrival: arrival, units: guide.units),
      "units": guide.units.rawValue, "unitsSource": guide.unitsSource.rawValue,
    ]
  }

  private func json(of leg: GuidedLeg, _ pictures: CardPictures) -> JSON {
    let types = PlatformTypes(leg.arrivalStep)
    return [
      "arrival": leg.arrival?.json(hasPhrase: true),
      // The maneuver at the end of the leg; `arrivalVariants` are its texts.
      "arrivalCard": [
        "androidAutoType": types.androidAuto.type.name, "carplayType": types.carPlay.type.name,
        "glyph": pictures.json(of: GlyphSpec(leg.arrivalStep)), "index": leg.arrivalCard,
        "kind": leg.arrivalStep.maneuver.kind.rawValue,
      ] as JSON,
      "arrivalVariants": leg.arrivalVariants,
      "delay": leg.facts.delay.map { json(of: $0) },
      "destinationName": leg.destinationName,
      "distance": leg.estimate.distance.json(guide),
      "summary": leg.summary,
      "summaryVariants": summaryVariants(of: leg),
      "time": leg.estimate.time.json(guide),
      "travelEstimate": leg.estimate.androidAutoJSON(arrival: leg.arrival, units: guide.units),
    ]
  }

  private func json(of delay: DelayCategory) -> JSON {
    [
      "carPlayTimeRemainingColor": delay.carPlayColor, "category": delay.rawValue,
      "googleDelayCategory": delay.google.name, "googleDelayCategoryValue": delay.google.value,
      "text": text(delay),
    ]
  }
}
