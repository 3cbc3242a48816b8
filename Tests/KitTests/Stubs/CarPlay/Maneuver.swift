// swift-format-ignore-file
// Maneuvers, lanes, trips and estimates of CarPlay as Apple's interface has them.
//
// `@available` is as in Apple's headers: one test removes what came with a version, another one what
// was deprecated by then.

@_exported import MapKit
@_exported import UIKit

/// The names tell of the content: light content is for dark backgrounds.
open class CPImageSet: NSObject, @unchecked Sendable {
  public let lightContentImage: UIImage
  public let darkContentImage: UIImage

  public init(lightContentImage lightImage: UIImage, darkContentImage darkImage: UIImage) {
    lightContentImage = lightImage
    darkContentImage = darkImage
  }
}

open class CPManeuver: NSObject, @unchecked Sendable {
  open var symbolImage: UIImage?
  // CPManeuver.h of the SDK 27.0.
  @available(iOS 15.4, *)
  open var cardBackgroundColor: UIColor? {
    get { stored("color") }
    set { values["color"] = newValue }
  }
  open var junctionImage: UIImage?
  open var instructionVariants: [String] = []
  open var attributedInstructionVariants: [NSAttributedString] = []
  open var initialTravelEstimates: CPTravelEstimates?
  open var dashboardSymbolImage: UIImage?
  open var dashboardJunctionImage: UIImage?
  open var dashboardInstructionVariants: [String] = []
  open var dashboardAttributedInstructionVariants: [NSAttributedString] = []
  open var notificationSymbolImage: UIImage?
  open var notificationInstructionVariants: [String] = []
  open var notificationAttributedInstructionVariants: [NSAttributedString] = []
  open var userInfo: Any?
  @available(iOS 17.4, *)
  open var maneuverType: CPManeuverType {
    get { stored("maneuverType") ?? .noTurn }
    set { values["maneuverType"] = newValue }
  }
  @available(iOS 17.4, *)
  open var trafficSide: CPTrafficSide {
    get { stored("trafficSide") ?? .right }
    set { values["trafficSide"] = newValue }
  }
  @available(iOS 17.4, *)
  open var junctionType: CPJunctionType {
    get { stored("junctionType") ?? .intersection }
    set { values["junctionType"] = newValue }
  }
  @available(iOS 17.4, *)
  open var roadFollowingManeuverVariants: [String]? {
    get { stored("roads") }
    set { values["roads"] = newValue }
  }
  @available(iOS 17.4, *)
  open var junctionExitAngle: Measurement<UnitAngle>? {
    get { stored("exitAngle") }
    set { values["exitAngle"] = newValue }
  }
  /// Must not have the exit's angle.
  @available(iOS 17.4, *)
  open var junctionElementAngles: Set<Measurement<UnitAngle>>? {
    get { stored("elementAngles") }
    set { values["elementAngles"] = newValue }
  }
  /// Apple's is `unowned(unsafe)`: somebody else must keep the lanes alive.
  @available(iOS 17.4, *)
  open var linkedLaneGuidance: CPLaneGuidance {
    get { (lanes?.object as? CPLaneGuidance) ?? CPLaneGuidance() }
    set { lanes = WeakReference(object: newValue) }
  }
  @available(iOS 17.4, *)
  open var highwayExitLabel: String {
    get { stored("exitLabel") ?? "" }
    set { values["exitLabel"] = newValue }
  }

  private var values: [String: Any] = [:]
  private var lanes: WeakReference?
  private func stored<Value>(_ name: String) -> Value? { values[name] as? Value }
}

struct WeakReference {
  weak var object: AnyObject?
}

open class CPTravelEstimates: NSObject, @unchecked Sendable {
  public let distanceRemaining: Measurement<UnitLength>
  public let timeRemaining: TimeInterval
  private let displayed: Measurement<UnitLength>?

  public init(distanceRemaining distance: Measurement<UnitLength>, timeRemaining time: TimeInterval) {
    distanceRemaining = distance
    timeRemaining = time
    displayed = nil
  }

  @available(iOS 17.4, *)
  public init(
    distanceRemaining distance: Measurement<UnitLength>,
    distanceRemainingToDisplay distanceToDisplay: Measurement<UnitLength>,
    timeRemaining time: TimeInterval
  ) {
    distanceRemaining = distance
    timeRemaining = time
    displayed = distanceToDisplay
  }

  @available(iOS 17.4, *)
  public var distanceRemainingToDisplay: Measurement<UnitLength>? { displayed }

  // CPTravelEstimates.h of the SDK 27.0.
  @available(iOS 27.0, *)
  public init(
    distanceRemaining: Measurement<UnitLength>, distanceRemainingToDisplay: Measurement<UnitLength>,
    timeRemaining time: TimeInterval, routeDetails: [CPRouteDetail]
  ) {
    self.distanceRemaining = distanceRemaining
    displayed = distanceRemainingToDisplay
    timeRemaining = time
    details = routeDetails
  }

  @available(iOS 27.0, *)
  public var routeDetails: [CPRouteDetail] { details as? [CPRouteDetail] ?? [] }
  private var details: [AnyObject] = []
}

@available(iOS 17.4, *)
open class CPLane: NSObject, @unchecked Sendable {
  public var status: CPLaneStatus {
    get { state }
    @available(iOS, deprecated: 18.0)
    set { state = newValue }
  }
  @available(iOS, deprecated: 18.0)
  open var primaryAngle: Measurement<UnitAngle> {
    get { primary }
    set { primary = newValue }
  }
  @available(iOS, deprecated: 18.0)
  open var secondaryAngles: [Measurement<UnitAngle>] {
    get { all }
    set { all = newValue }
  }
  private var state = CPLaneStatus.notGood
  private var primary = Measurement(value: 0, unit: UnitAngle.degrees)
  private var all: [Measurement<UnitAngle>] = []
  private var highlighted: Measurement<UnitAngle>?

  @available(iOS, deprecated: 18.0)
  public override init() {}

  @available(iOS 18.0, *)
  public init(angles: [Measurement<UnitAngle>]) { all = angles }

  @available(iOS 18.0, *)
  public init(
    angles: [Measurement<UnitAngle>], highlightedAngle: Measurement<UnitAngle>,
    isPreferred preferred: Bool
  ) {
    all = angles
    highlighted = highlightedAngle
    state = preferred ? .preferred : .good
  }

  @available(iOS 18.0, *)
  public var angles: [Measurement<UnitAngle>] { all }
  @available(iOS 18.0, *)
  public var highlightedAngle: Measurement<UnitAngle>? { highlighted }
}

@available(iOS 17.4, *)
open class CPLaneGuidance: NSObject, @unchecked Sendable {
  open var lanes: [CPLane] = []
  open var instructionVariants: [String] = []
}

open class CPRouteChoice: NSObject, @unchecked Sendable {
  public let summaryVariants: [String]
  public let additionalInformationVariants: [String]?
  public let selectionSummaryVariants: [String]?
  open var userInfo: Any?

  public init(
    summaryVariants: [String], additionalInformationVariants: [String],
    selectionSummaryVariants: [String]
  ) {
    self.summaryVariants = summaryVariants
    self.additionalInformationVariants = additionalInformationVariants
    self.selectionSummaryVariants = selectionSummaryVariants
  }

  @available(iOS 27.0, *)
  public init(
    summaryVariants: [String], additionalInformationVariants: [String],
    selectionSummaryVariants: [String], travelEstimates: CPTravelEstimates?
  ) {
    self.summaryVariants = summaryVariants
    self.additionalInformationVariants = additionalInformationVariants
    self.selectionSummaryVariants = selectionSummaryVariants
    estimates = travelEstimates
  }

  @available(iOS 27.0, *)
  public var travelEstimates: CPTravelEstimates? { estimates }
  private var estimates: CPTravelEstimates?
}

// CPTrip.h of the SDK 27.0.
open class CPTrip: NSObject, @unchecked Sendable {
  @available(iOS, deprecated: 26.4)
  public var origin: MKMapItem { items[0] }
  @available(iOS, deprecated: 26.4)
  public var destination: MKMapItem { items[1] }
  public let routeChoices: [CPRouteChoice]
  open var userInfo: Any?
  @available(iOS, deprecated: 27.0)
  @available(iOS 17.4, *)
  open var destinationNameVariants: [String]? {
    get { names }
    set { names = newValue }
  }
  private var names: [String]?
  private var items: [MKMapItem] = []

  @available(iOS, deprecated: 26.4)
  public init(origin: MKMapItem, destination: MKMapItem, routeChoices: [CPRouteChoice]) {
    items = [origin, destination]
    self.routeChoices = routeChoices
  }

  @available(iOS 26.4, *)
  public init(
    originWaypoint origin: CPNavigationWaypoint, destinationWaypoint destination: CPNavigationWaypoint,
    routeChoices: [CPRouteChoice]
  ) {
    self.routeChoices = routeChoices
    ends = [origin, destination]
  }
  @available(iOS 26.4, *)
  public var originWaypoint: CPNavigationWaypoint? { ends.first as? CPNavigationWaypoint }
  @available(iOS 26.4, *)
  public var destinationWaypoint: CPNavigationWaypoint? { ends.last as? CPNavigationWaypoint }
  @available(iOS 26.4, *)
  open var routeSegmentsAvailableForRegion: Bool {
    get { hasSegments }
    set { hasSegments = newValue }
  }
  private var ends: [AnyObject] = []
  private var hasSegments = false
}

open class CPTripPreviewTextConfiguration: NSObject, @unchecked Sendable {
  public let startButtonTitle: String?
  public let additionalRoutesButtonTitle: String?
  public let overviewButtonTitle: String?

  public init(
    startButtonTitle: String?, additionalRoutesButtonTitle: String?, overviewButtonTitle: String?
  ) {
    self.startButtonTitle = startButtonTitle
    self.additionalRoutesButtonTitle = additionalRoutesButtonTitle
    self.overviewButtonTitle = overviewButtonTitle
  }
}

@available(iOS 17.4, *)
open class CPRouteInformation: NSObject, @unchecked Sendable {
  public let maneuvers: [CPManeuver]
  public let laneGuidances: [CPLaneGuidance]
  public let currentManeuvers: [CPManeuver]
  public let currentLaneGuidance: CPLaneGuidance
  public let tripTravelEstimates: CPTravelEstimates
  public let maneuverTravelEstimates: CPTravelEstimates

  public init(
    maneuvers: [CPManeuver], laneGuidances: [CPLaneGuidance], currentManeuvers: [CPManeuver],
    currentLaneGuidance: CPLaneGuidance, trip tripTravelEstimates: CPTravelEstimates,
    maneuverTravelEstimates: CPTravelEstimates
  ) {
    self.maneuvers = maneuvers
    self.laneGuidances = laneGuidances
    self.currentManeuvers = currentManeuvers
    self.currentLaneGuidance = currentLaneGuidance
    self.tripTravelEstimates = tripTravelEstimates
    self.maneuverTravelEstimates = maneuverTravelEstimates
  }
}
