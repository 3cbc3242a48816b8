// swift-format-ignore-file
// Maneuvers, lanes, trips and estimates of CarPlay as Apple's interface has them.
//
// `@available` is as in Apple's headers: one test removes what came with a version, another one what
// was deprecated by then.

@_exported import MapKit
@_exported import UIKit

// CPImageSet.h:15
/// The names tell of the content: light content is for dark backgrounds.
open class CPImageSet: NSObject, @unchecked Sendable {
  public let lightContentImage: UIImage  // CPImageSet.h:21
  public let darkContentImage: UIImage  // CPImageSet.h:22

  // CPImageSet.h:17
  public init(lightContentImage lightImage: UIImage, darkContentImage darkImage: UIImage) {
    lightContentImage = lightImage
    darkContentImage = darkImage
  }
}

// CPManeuver.h:19
open class CPManeuver: NSObject, @unchecked Sendable {
  open var symbolImage: UIImage?  // CPManeuver.h:34
  // CPManeuver.h:29
  @available(iOS 15.4, *)
  open var cardBackgroundColor: UIColor? {
    get { stored("color") }
    set { values["color"] = newValue }
  }
  open var junctionImage: UIImage?  // CPManeuver.h:41
  open var instructionVariants: [String] = []  // CPManeuver.h:47
  open var attributedInstructionVariants: [NSAttributedString] = []  // CPManeuver.h:67
  open var initialTravelEstimates: CPTravelEstimates?  // CPManeuver.h:52
  open var dashboardSymbolImage: UIImage?  // CPManeuver.h:73
  open var dashboardJunctionImage: UIImage?  // CPManeuver.h:80
  open var dashboardInstructionVariants: [String] = []  // CPManeuver.h:86
  open var dashboardAttributedInstructionVariants: [NSAttributedString] = []  // CPManeuver.h:101
  open var notificationSymbolImage: UIImage?  // CPManeuver.h:107
  open var notificationInstructionVariants: [String] = []  // CPManeuver.h:113
  open var notificationAttributedInstructionVariants: [NSAttributedString] = []  // CPManeuver.h:128
  open var userInfo: Any?  // CPManeuver.h:133
  // carplay.cs:903
  @available(iOS 17.4, *)
  open var maneuverType: CPManeuverType {
    get { stored("maneuverType") ?? .noTurn }
    set { values["maneuverType"] = newValue }
  }
  // carplay.cs:912
  @available(iOS 17.4, *)
  open var trafficSide: CPTrafficSide {
    get { stored("trafficSide") ?? .right }
    set { values["trafficSide"] = newValue }
  }
  // carplay.cs:916
  @available(iOS 17.4, *)
  open var junctionType: CPJunctionType {
    get { stored("junctionType") ?? .intersection }
    set { values["junctionType"] = newValue }
  }
  // carplay.cs:908
  @available(iOS 17.4, *)
  open var roadFollowingManeuverVariants: [String]? {
    get { stored("roads") }
    set { values["roads"] = newValue }
  }
  // carplay.cs:921
  @available(iOS 17.4, *)
  open var junctionExitAngle: Measurement<UnitAngle>? {
    get { stored("exitAngle") }
    set { values["exitAngle"] = newValue }
  }
  // carplay.cs:926
  /// Must not have the exit's angle.
  @available(iOS 17.4, *)
  open var junctionElementAngles: Set<Measurement<UnitAngle>>? {
    get { stored("elementAngles") }
    set { values["elementAngles"] = newValue }
  }
  // carplay.cs:930
  /// Apple's is `unowned(unsafe)`: somebody else must keep the lanes alive.
  @available(iOS 17.4, *)
  open var linkedLaneGuidance: CPLaneGuidance {
    get { (lanes?.object as? CPLaneGuidance) ?? CPLaneGuidance() }
    set { lanes = WeakReference(object: newValue) }
  }
  // carplay.cs:934
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

// CPTravelEstimates.h:16
open class CPTravelEstimates: NSObject, @unchecked Sendable {
  public let distanceRemaining: Measurement<UnitLength>  // CPTravelEstimates.h:35
  public let timeRemaining: TimeInterval  // CPTravelEstimates.h:40
  private let displayed: Measurement<UnitLength>?

  // CPTravelEstimates.h:27
  public init(distanceRemaining distance: Measurement<UnitLength>, timeRemaining time: TimeInterval) {
    distanceRemaining = distance
    timeRemaining = time
    displayed = nil
  }

  // carplay.cs:1518
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
  public var distanceRemainingToDisplay: Measurement<UnitLength> { displayed ?? distanceRemaining }  // carplay.cs:1522

  // CPTravelEstimates.h:39 (27.0)
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

  // CPTravelEstimates.h:59 (27.0)
  @available(iOS 27.0, *)
  public var routeDetails: [CPRouteDetail] { details as? [CPRouteDetail] ?? [] }
  private var details: [AnyObject] = []
}

// CPLane.h:23 (18.0)
@available(iOS 17.4, *)
open class CPLane: NSObject, @unchecked Sendable {
  // CPLane.h:32 (18.0), deprecated to set :33
  public var status: CPLaneStatus {
    get { state }
    @available(iOS, deprecated: 18.0)
    set { state = newValue }
  }
  // CPLane.h:38 (18.0)
  @available(iOS, deprecated: 18.0)
  open var primaryAngle: Measurement<UnitAngle> {
    get { primary }
    set { primary = newValue }
  }
  // CPLane.h:48 (18.0)
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
  public override init() {}  // CPLane.h:25 (18.0)

  @available(iOS 18.0, *)
  public init(angles: [Measurement<UnitAngle>]) { all = angles }  // CPLane.h:26 (18.0)

  // CPLane.h:27 (18.0)
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
  public var angles: [Measurement<UnitAngle>] { all }  // CPLane.h:53 (18.0)
  @available(iOS 18.0, *)
  public var highlightedAngle: Measurement<UnitAngle>? { highlighted }  // CPLane.h:43 (18.0)
}

// carplay.cs:2410
@available(iOS 17.4, *)
open class CPLaneGuidance: NSObject, @unchecked Sendable {
  open var lanes: [CPLane] = []  // carplay.cs:2413
  open var instructionVariants: [String] = []  // carplay.cs:2416
}

// CPTrip.h:17
open class CPRouteChoice: NSObject, @unchecked Sendable {
  public let summaryVariants: [String]  // CPTrip.h:33
  public let additionalInformationVariants: [String]?  // CPTrip.h:46
  public let selectionSummaryVariants: [String]?  // CPTrip.h:39
  open var userInfo: Any?  // CPTrip.h:51

  // CPTrip.h:23
  public init(
    summaryVariants: [String], additionalInformationVariants: [String],
    selectionSummaryVariants: [String]
  ) {
    self.summaryVariants = summaryVariants
    self.additionalInformationVariants = additionalInformationVariants
    self.selectionSummaryVariants = selectionSummaryVariants
  }

  // CPTrip.h:52 (27.0)
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
  public var travelEstimates: CPTravelEstimates? { estimates }  // CPTrip.h:100 (27.0)
  private var estimates: CPTravelEstimates?
}

// CPTrip.h:59
open class CPTrip: NSObject, @unchecked Sendable {
  @available(iOS, deprecated: 26.4)
  public var origin: MKMapItem { items[0] }  // CPTrip.h:71, deprecated :126 (27.0)
  @available(iOS, deprecated: 26.4)
  public var destination: MKMapItem { items[1] }  // CPTrip.h:76, deprecated :131 (27.0)
  public let routeChoices: [CPRouteChoice]  // CPTrip.h:81
  open var userInfo: Any?  // CPTrip.h:86
  // carplay.cs:1369, deprecated CPTrip.h:158 (27.0)
  @available(iOS, deprecated: 27.0)
  @available(iOS 17.4, *)
  open var destinationNameVariants: [String]? {
    get { names }
    set { names = newValue }
  }
  private var names: [String]?
  private var items: [MKMapItem] = []

  // CPTrip.h:64, deprecated :119 (27.0)
  @available(iOS, deprecated: 26.4)
  public init(origin: MKMapItem, destination: MKMapItem, routeChoices: [CPRouteChoice]) {
    items = [origin, destination]
    self.routeChoices = routeChoices
  }

  // CPTrip.h:114 (27.0)
  @available(iOS 26.4, *)
  public init(
    originWaypoint origin: CPNavigationWaypoint, destinationWaypoint destination: CPNavigationWaypoint,
    routeChoices: [CPRouteChoice]
  ) {
    self.routeChoices = routeChoices
    ends = [origin, destination]
  }
  // CPTrip.h:136 (27.0)
  @available(iOS 26.4, *)
  public var originWaypoint: CPNavigationWaypoint { ends[0] as! CPNavigationWaypoint }
  // CPTrip.h:141 (27.0)
  @available(iOS 26.4, *)
  public var destinationWaypoint: CPNavigationWaypoint { ends[1] as! CPNavigationWaypoint }
  // CPTrip.h:168 (27.0)
  @available(iOS 26.4, *)
  open var routeSegmentsAvailableForRegion: Bool {
    get { hasSegments }
    set { hasSegments = newValue }
  }
  private var ends: [AnyObject] = []
  private var hasSegments = false
}

// CPTripPreviewTextConfiguration.h:13
open class CPTripPreviewTextConfiguration: NSObject, @unchecked Sendable {
  public let startButtonTitle: String?  // CPTripPreviewTextConfiguration.h:19
  public let additionalRoutesButtonTitle: String?  // CPTripPreviewTextConfiguration.h:20
  public let overviewButtonTitle: String?  // CPTripPreviewTextConfiguration.h:21

  // CPTripPreviewTextConfiguration.h:15
  public init(
    startButtonTitle: String?, additionalRoutesButtonTitle: String?, overviewButtonTitle: String?
  ) {
    self.startButtonTitle = startButtonTitle
    self.additionalRoutesButtonTitle = additionalRoutesButtonTitle
    self.overviewButtonTitle = overviewButtonTitle
  }
}

// carplay.cs:2423
@available(iOS 17.4, *)
open class CPRouteInformation: NSObject, @unchecked Sendable {
  public let maneuvers: [CPManeuver]  // carplay.cs:2430
  public let laneGuidances: [CPLaneGuidance]  // carplay.cs:2433
  public let currentManeuvers: [CPManeuver]  // carplay.cs:2436
  public let currentLaneGuidance: CPLaneGuidance  // carplay.cs:2439
  public let tripTravelEstimates: CPTravelEstimates  // carplay.cs:2442
  public let maneuverTravelEstimates: CPTravelEstimates  // carplay.cs:2445

  // carplay.cs:2427
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
