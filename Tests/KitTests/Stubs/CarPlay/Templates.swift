// swift-format-ignore-file
// Templates and scenes of CarPlay as Apple's interface has them.
//
// What the screen would show is kept, so that tests can read it.

@_exported import UIKit

@MainActor open class CPTemplate: NSObject {}
@MainActor open class CPMapButton: NSObject {}
@MainActor open class CPBarButton: NSObject {}

@MainActor open class CPMapTemplate: CPTemplate {
  /// What a test sees of alerts.
  public var alerts = AlertLog()
  // CPMapTemplate.h of the SDK 27.0.
  open var guidanceBackgroundColor = UIColor()
  open weak var mapDelegate: (any CPMapTemplateDelegate)?
  public private(set) var shownEstimates: (CPTravelEstimates, CPTimeRemainingColor)?
  public private(set) var previews: ([CPTrip], CPTripPreviewTextConfiguration?)?
  public private(set) var session: CPNavigationSession?
  /// Apple shows the first three.
  open var mapButtons: [CPMapButton] = []
  /// Apple shows the first two.
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []

  open func showTripPreviews(
    _ tripPreviews: [CPTrip], textConfiguration: CPTripPreviewTextConfiguration?
  ) {
    previews = (tripPreviews, textConfiguration)
  }

  open func hideTripPreviews() { previews = nil }

  open func startNavigationSession(for trip: CPTrip) -> CPNavigationSession {
    let session = CPNavigationSession(trip: trip)
    self.session = session
    return session
  }

  open func updateEstimates(_ estimates: CPTravelEstimates, for trip: CPTrip) {
    shownEstimates = (estimates, .default)
  }

  open func update(
    _ estimates: CPTravelEstimates, for trip: CPTrip, with timeRemainingColor: CPTimeRemainingColor
  ) {
    shownEstimates = (estimates, timeRemainingColor)
  }
}

/// All methods are optional in Objective-C: here they have empty defaults.
@MainActor public protocol CPMapTemplateDelegate: AnyObject {
  func mapTemplate(
    _ mapTemplate: CPMapTemplate, startedTrip trip: CPTrip, using routeChoice: CPRouteChoice)
  func mapTemplate(
    _ mapTemplate: CPMapTemplate, displayStyleFor maneuver: CPManeuver
  ) -> CPManeuverDisplayStyle
  func mapTemplateDidCancelNavigation(_ mapTemplate: CPMapTemplate)
  // CPMapTemplate.h of the SDK 27.0: mapTemplate:shouldShowNotificationForManeuver: and
  // …ForNavigationAlert:.
  func mapTemplate(
    _ mapTemplate: CPMapTemplate, shouldShowNotificationFor maneuver: CPManeuver) -> Bool
  func mapTemplate(
    _ mapTemplate: CPMapTemplate, shouldShowNotificationFor navigationAlert: CPNavigationAlert
  ) -> Bool
  @available(iOS 17.4, *)
  func mapTemplateShouldProvideNavigationMetadata(_ mapTemplate: CPMapTemplate) -> Bool
  @available(iOS 26.4, *)
  func mapTemplateShouldProvideRouteSharing(_ mapTemplate: CPMapTemplate) -> Bool
}

extension CPMapTemplateDelegate {
  public func mapTemplate(
    _ mapTemplate: CPMapTemplate, startedTrip trip: CPTrip, using routeChoice: CPRouteChoice
  ) {}
  public func mapTemplate(
    _ mapTemplate: CPMapTemplate, displayStyleFor maneuver: CPManeuver
  ) -> CPManeuverDisplayStyle { [] }
  public func mapTemplateDidCancelNavigation(_ mapTemplate: CPMapTemplate) {}
  public func mapTemplate(
    _ mapTemplate: CPMapTemplate, shouldShowNotificationFor maneuver: CPManeuver
  ) -> Bool { false }
  public func mapTemplate(
    _ mapTemplate: CPMapTemplate, shouldShowNotificationFor navigationAlert: CPNavigationAlert
  ) -> Bool { false }
  @available(iOS 17.4, *)
  public func mapTemplateShouldProvideNavigationMetadata(_ mapTemplate: CPMapTemplate) -> Bool {
    false
  }
  @available(iOS 26.4, *)
  public func mapTemplateShouldProvideRouteSharing(_ mapTemplate: CPMapTemplate) -> Bool {
    false
  }
}

@MainActor open class CPNavigationSession: NSObject {
  public enum PauseReason: UInt, Sendable {
    case arrived = 1
    case loading = 2
    case locating = 3
    case rerouting = 4
    case proceedToRoute = 5
  }

  public let trip: CPTrip
  /// Apple asks that each was added before.
  open var upcomingManeuvers: [CPManeuver] = [] {
    didSet { unknown += upcomingManeuvers.filter { !added.contains(ObjectIdentifier($0)) }.count }
  }
  /// How many upcoming maneuvers were not added before.
  public private(set) var unknown = 0
  private var added: Set<ObjectIdentifier> = []
  public private(set) var estimates: [ObjectIdentifier: CPTravelEstimates] = [:]
  /// What happened to the trip, in order.
  public private(set) var history: [String] = []

  init(trip: CPTrip) { self.trip = trip }

  open func updateEstimates(_ estimates: CPTravelEstimates, for maneuver: CPManeuver) {
    self.estimates[ObjectIdentifier(maneuver)] = estimates
  }

  open func pauseTrip(for reason: PauseReason, description: String?) {
    history.append("paused: \(reason)")
  }

  open func finishTrip() { history.append("finished") }
  open func cancelTrip() { history.append("canceled") }

  @available(iOS, deprecated: 26.4)
  @available(iOS 17.4, *)
  open func resumeTrip(updatedRouteInformation routeInformation: CPRouteInformation) {
    upcomingManeuvers = routeInformation.currentManeuvers
    history.append("resumed with \(routeInformation.maneuvers.count) maneuvers")
  }

  @available(iOS 26.4, *)
  open func resumeTrip(
    updatedRouteSegments routeSegments: [CPRouteSegment], currentSegment: CPRouteSegment,
    rerouteReason: CPRerouteReason
  ) {
    self.routeSegments = routeSegments
    values["segment"] = currentSegment
    upcomingManeuvers = currentSegment.currentManeuvers
    history.append(
      "resumed by \(rerouteReason) with \(currentSegment.maneuvers.count) maneuvers")
  }

  // CPNavigationSession.h of the SDK 27.0, resumeNavigationWithUpdatedTrip:….
  @available(iOS 27.0, *)
  open func resumeNavigation(
    updatedTrip trip: CPTrip, routeSegments: [CPRouteSegment], currentSegment: CPRouteSegment,
    rerouteReason: CPRerouteReason
  ) {
    history.append("another trip")
    resumeTrip(
      updatedRouteSegments: routeSegments, currentSegment: currentSegment,
      rerouteReason: rerouteReason)
  }

  @available(iOS 26.4, *)
  open func addRouteSegments(_ routeSegments: [CPRouteSegment]) {
    self.routeSegments += routeSegments
    history.append("segments: \(routeSegments.count)")
  }

  @available(iOS 26.4, *)
  public private(set) var routeSegments: [CPRouteSegment] {
    get { values["segments"] as? [CPRouteSegment] ?? [] }
    set { values["segments"] = newValue }
  }

  /// Apple's is not optional; nil here before the first one.
  @available(iOS 26.4, *)
  open var currentSegment: CPRouteSegment! {
    get { values["segment"] as? CPRouteSegment }
    set {
      values["segment"] = newValue
      history.append("at \(newValue?.place ?? "")")
    }
  }

  @available(iOS 17.4, *)
  open func add(_ maneuvers: [CPManeuver]) {
    added.formUnion(maneuvers.map { ObjectIdentifier($0) })
    // Second ones come one by one.
    if maneuvers.count > 1 { history.append("\(maneuvers.count) maneuvers") } else { later += 1 }
  }
  /// How many were added one by one.
  public private(set) var later = 0

  /// Keeps the lanes alive, as `linkedLaneGuidance` does not.
  @available(iOS 17.4, *)
  open func add(_ laneGuidances: [CPLaneGuidance]) {
    history.append("\(laneGuidances.count) lane guidances")
  }

  @available(iOS 17.4, *)
  open var maneuverState: CPManeuverState {
    get { values["state"] as? CPManeuverState ?? .continue }
    set { values["state"] = newValue }
  }

  @available(iOS 17.4, *)
  open var currentRoadNameVariants: [String] {
    get { values["roads"] as? [String] ?? [] }
    set { values["roads"] = newValue }
  }

  @available(iOS 17.4, *)
  open var currentLaneGuidance: CPLaneGuidance? {
    get { values["lanes"] as? CPLaneGuidance }
    set { values["lanes"] = newValue }
  }

  private var values: [String: Any] = [:]
}

@MainActor open class CPInterfaceController: NSObject {
  public private(set) var rootTemplate: CPTemplate?

  public override init() {}

  open func setRootTemplate(
    _ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    self.rootTemplate = rootTemplate
    completion?(true, nil)
  }
}

@MainActor open class CPWindow: UIWindow {}

@MainActor open class CPTemplateApplicationScene: UIScene {
  public override init() {}
}

/// All methods are optional in Objective-C: here they have empty defaults.
@MainActor public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController, to window: CPWindow)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnect interfaceController: CPInterfaceController, from window: CPWindow)
}

extension CPTemplateApplicationSceneDelegate {
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController, to window: CPWindow
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnect interfaceController: CPInterfaceController, from window: CPWindow
  ) {}
}
