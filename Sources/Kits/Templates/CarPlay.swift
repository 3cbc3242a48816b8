// Written by 'fingerpost kit'; edit nothing here, the next run writes the file again.
import CarPlay
import MapKit

extension CPManeuver {
  /// Creates the maneuver of a card.
  ///
  /// Its pictures are those that `fingerpost render --preset carplay` writes into the catalog.
  /// Texts of the dashboard and of notifications are set where they differ from the others. What
  /// instrument clusters get needs the cards' part `carplay`, shields need `attributed`.
  ///
  /// - Parameters:
  ///   - card: The card to show.
  ///   - previous: The card before, from which the way to this one begins; nil at the start.
  ///   - bundle: The bundle with the catalog.
  ///   - units: Those of the card's route, for the estimate.
  ///   - isSecond: Whether it is shown below another maneuver, with a picture of 18 points.
  public convenience init(
    card: FingerpostCards.Card, after previous: FingerpostCards.Card? = nil, in bundle: Bundle,
    units: FingerpostCards.Units = .metric, isSecond: Bool = false
  ) {
    self.init()
    let glyph = card.glyph.name
    symbolImage =
      (isSecond ? .glyph(glyph + "_18pt", in: bundle) : nil) ?? .glyph(glyph, in: bundle)
    junctionImage = card.junction.flatMap { .glyph($0.name, in: bundle) }
    instructionVariants = card.instructionVariants
    attributedInstructionVariants = card.attributedVariants(in: bundle)
    initialTravelEstimates = CPTravelEstimates(card.approach(after: previous), units: units)
    let facts = card.platforms?.carPlay
    dashboardInstructionVariants = facts?.dashboardInstructionVariants ?? []
    notificationInstructionVariants = facts?.notificationInstructionVariants ?? []
    var info = CardInfo(card: card)
    if #available(iOS 17.4, *) {
      trafficSide = card.drivingSide == .left ? .left : .right
      if let facts { setMetadata(facts) }
      if let guidance = CPLaneGuidance(card) {
        linkedLaneGuidance = guidance
        info.laneGuidance = guidance
      }
    }
    userInfo = info
  }

  /// Creates the second maneuver that shows a card's lanes, or nil if it has none.
  ///
  /// CarPlay shows it only as a picture, if the map template's delegate returns
  /// `cardDisplayStyle`.
  public convenience init?(lanesOf card: FingerpostCards.Card, in bundle: Bundle) {
    guard let lanes = card.laneCard else { return nil }
    self.init()
    symbolImage = .glyph(lanes.glyph.name, in: bundle)
    // Words would stand beside the picture.
    instructionVariants = []
    userInfo = CardInfo(card: card)
  }

  /// The card that it was made of.
  public var card: FingerpostCards.Card? { (userInfo as? CardInfo)?.card }

  /// How CarPlay shows it as second maneuver, for `mapTemplate(_:displayStyleFor:)`.
  public var cardDisplayStyle: CPManeuverDisplayStyle {
    instructionVariants.isEmpty ? .symbolOnly : .leadingSymbol
  }

  /// What instrument clusters and head-up displays get.
  @available(iOS 17.4, *)
  private func setMetadata(_ facts: FingerpostCards.CarPlay) {
    maneuverType = CPManeuverType(rawValue: UInt(facts.maneuverTypeValue)) ?? .noTurn
    junctionType = facts.junctionType == .roundabout ? .roundabout : .intersection
    junctionExitAngle = facts.junctionExitAngle.map { .degrees($0) }
    junctionElementAngles = facts.junctionElementAngles.map { Set($0.map { .degrees($0) }) }
    roadFollowingManeuverVariants = facts.roadFollowingManeuverVariants
    highwayExitLabel = facts.highwayExitLabel ?? ""
  }
}

/// The contents of a maneuver's `userInfo`.
struct CardInfo {
  var card: FingerpostCards.Card
  /// Kept alive here, since `linkedLaneGuidance` does not.
  var laneGuidance: AnyObject?
}

extension UIImage {
  /// Returns the picture of a glyph in its light and dark variant, or nil if the catalog lacks it.
  ///
  /// Without `traits`: with those of the phone, the car would get the phone's variant.
  static func glyph(
    _ name: String, in bundle: Bundle, for traits: UITraitCollection? = nil
  ) -> UIImage? {
    namespaces.lazy.compactMap { namespace in
      UIImage(named: namespace + name, in: bundle, compatibleWith: traits)
    }.first
  }

  /// The folders of a catalog, which are parts of its names unless it was written without them.
  private static let namespaces = [
    "Maneuver/", "Roundabout/", "Lanes/", "Shield/", "Junction/", "Furniture/", "Icon/", "",
  ]
}

extension CPImageSet {
  /// Creates the set of a glyph, or nil if the catalog lacks it.
  ///
  /// Its names tell of the content, not of the background: light content is the variant `dark`,
  /// which is for dark backgrounds.
  public convenience init?(glyph name: String, in bundle: Bundle) {
    guard
      let light = UIImage.glyph(
        name, in: bundle, for: UITraitCollection(userInterfaceStyle: .dark)),
      let dark = UIImage.glyph(name, in: bundle, for: UITraitCollection(userInterfaceStyle: .light))
    else { return nil }
    self.init(lightContentImage: light, darkContentImage: dark)
  }
}

extension CPMapTemplate {
  /// Stops a debug build where CarPlay would leave buttons out without a word.
  ///
  /// Apple documents that the first three map buttons are shown, and two bar buttons on each side.
  public func assertButtons() {
    assert(mapButtons.count <= 3, "CarPlay shows 3 map buttons of \(mapButtons.count)")
    for buttons in [leadingNavigationBarButtons, trailingNavigationBarButtons] {
      assert(buttons.count <= 2, "CarPlay shows 2 bar buttons a side of \(buttons.count)")
    }
  }
}

extension FingerpostCards.Card {
  /// Returns the instructions with shields as pictures, or none if they would have no picture.
  func attributedVariants(in bundle: Bundle) -> [NSAttributedString] {
    var hasShields = false
    let variants = (attributedInstructionVariants ?? []).map { parts in
      let text = NSMutableAttributedString(string: "")
      for part in parts {
        guard let shield = part.shield, let image = UIImage.glyph(shield.name, in: bundle) else {
          text.append(NSAttributedString(string: part.text))
          continue
        }
        let attachment = NSTextAttachment()
        attachment.image = image
        text.append(NSAttributedString(attachment: attachment))
        hasShields = true
      }
      return NSAttributedString(attributedString: text)
    }
    // CarPlay takes these instead of the others, so that the shortest must be among them too.
    let plain = instructionVariants.dropFirst(variants.count).map { NSAttributedString(string: $0) }
    return hasShields ? variants + plain : []
  }
}

extension CPTravelEstimates {
  /// Creates estimates that CarPlay shows as the card does; at the place itself, the distance is 0.
  ///
  /// - Parameters:
  ///   - estimate: The distance and the time left.
  ///   - units: Those of the route, for a distance of 0.
  public convenience init(
    _ estimate: FingerpostCards.Estimate, units: FingerpostCards.Units = .metric
  ) {
    let shown = estimate.distance.measurement(units)
    if #available(iOS 17.4, *) {
      self.init(
        distanceRemaining: Measurement(value: estimate.distance.meters, unit: .meters),
        distanceRemainingToDisplay: shown, timeRemaining: estimate.time.seconds)
    } else {
      self.init(distanceRemaining: shown, timeRemaining: estimate.time.seconds)
    }
  }
}

extension FingerpostCards.Distance {
  func measurement(_ units: FingerpostCards.Units) -> Measurement<UnitLength> {
    let shown: UnitLength =
      switch unit {
      case .m: .meters
      case .km: .kilometers
      case .ft: .feet
      case .yd: .yards
      case .mi: .miles
      case .unknown, nil: units == .us ? .feet : units == .metric ? .meters : .yards
      }
    return Measurement(value: value ?? 0, unit: shown)
  }
}

extension Measurement where UnitType == UnitAngle {
  static func degrees(_ value: some BinaryInteger) -> Self { .degrees(Double(value)) }
  static func degrees(_ value: Double) -> Self { Measurement(value: value, unit: .degrees) }
}

@available(iOS 17.4, *)
extension CPLaneGuidance {
  /// Creates the lanes of a card, from left to right; nil if it has none.
  public convenience init?(_ card: FingerpostCards.Card) {
    guard let guidance = card.platforms?.carPlay?.laneGuidance else { return nil }
    self.init()
    lanes = guidance.lanes.map { CPLane.lane($0) }
    instructionVariants = card.laneInstructionVariants ?? []
  }
}

@available(iOS 17.4, *)
extension CPLane {
  /// Returns a lane with its arrows and the one to follow.
  static func lane(_ lane: FingerpostCards.CarPlayLane) -> CPLane {
    let angles = lane.angles.map { Measurement<UnitAngle>.degrees($0) }
    let result: CPLane
    if #available(iOS 18.0, *) {
      result =
        if let followed = lane.highlightedAngle {
          // The highlighted angle must not be among the others.
          CPLane(
            angles: angles.filter { $0.value != followed }, highlightedAngle: .degrees(followed),
            isPreferred: lane.status == .preferred)
        } else {
          CPLane(angles: angles)
        }
    } else {
      result = CPLane()
      let primary = lane.highlightedAngle ?? lane.angles.first
      if let primary { result.primaryAngle = .degrees(primary) }
      result.secondaryAngles = lane.angles.filter { $0 != primary }.map { .degrees($0) }
    }
    result.status =
      switch lane.status {
      case .notGood, .unknown: .notGood
      case .good: .good
      case .preferred: .preferred
      }
    return result
  }
}
