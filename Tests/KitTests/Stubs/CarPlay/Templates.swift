// swift-format-ignore-file
// Templates and scenes of CarPlay as Apple's interface has them.
//
// What the screen would show is kept, so that tests can read it.

@_exported import UIKit

@MainActor open class CPTemplate: NSObject {}  // CPTemplate.h:17
@MainActor open class CPMapButton: NSObject {}  // CPMapButton.h:13
@MainActor open class CPBarButton: NSObject {}  // CPBarButton.h:32

// CPMapTemplate.h:51
@MainActor open class CPMapTemplate: CPTemplate {
  /// What a test sees of alerts.
  public var alerts = AlertLog()  // for tests
  open var guidanceBackgroundColor = UIColor()  // CPMapTemplate.h:59
  open weak var mapDelegate: (any CPMapTemplateDelegate)?  // CPMapTemplate.h:123
  public private(set) var shownEstimates: (CPTravelEstimates, CPTimeRemainingColor)?  // for tests
  public private(set) var previews: ([CPTrip], CPTripPreviewTextConfiguration?)?  // for tests
  public private(set) var session: CPNavigationSession?  // for tests
  /// Apple shows the first three.
  open var mapButtons: [CPMapButton] = []  // CPMapTemplate.h:71
  /// Apple shows the first two.
  open var leadingNavigationBarButtons: [CPBarButton] = []  // CPBarButtonProviding.h:22
  open var trailingNavigationBarButtons: [CPBarButton] = []  // CPBarButtonProviding.h:30

  // CPMapTemplate.h:78
  open func showTripPreviews(
    _ tripPreviews: [CPTrip], textConfiguration: CPTripPreviewTextConfiguration?
  ) {
    previews = (tripPreviews, textConfiguration)
  }

  open func hideTripPreviews() { previews = nil }  // CPMapTemplate.h:95

  // CPMapTemplate.h:111
  open func startNavigationSession(for trip: CPTrip) -> CPNavigationSession {
    let session = CPNavigationSession(trip: trip)
    self.session = session
    return session
  }

  // CPMapTemplate.h:100, CarPlay.apinotes:11
  open func updateEstimates(_ estimates: CPTravelEstimates, for trip: CPTrip) {
    shownEstimates = (estimates, .default)
  }

  // CPMapTemplate.h:105
  open func update(
    _ estimates: CPTravelEstimates, for trip: CPTrip, with timeRemainingColor: CPTimeRemainingColor
  ) {
    shownEstimates = (estimates, timeRemainingColor)
  }
}

// CPMapTemplate.h:183
/// All methods are optional in Objective-C: here they have empty defaults.
@MainActor public protocol CPMapTemplateDelegate: AnyObject {
  // CPMapTemplate.h:286
  func mapTemplate(
    _ mapTemplate: CPMapTemplate, startedTrip trip: CPTrip, using routeChoice: CPRouteChoice)
  // CPMapTemplate.h:302
  func mapTemplate(
    _ mapTemplate: CPMapTemplate, displayStyleFor maneuver: CPManeuver
  ) -> CPManeuverDisplayStyle
  func mapTemplateDidCancelNavigation(_ mapTemplate: CPMapTemplate)  // CPMapTemplate.h:295
  // CPMapTemplate.h:191
  func mapTemplate(
    _ mapTemplate: CPMapTemplate, shouldShowNotificationFor maneuver: CPManeuver) -> Bool
  // CPMapTemplate.h:203
  func mapTemplate(
    _ mapTemplate: CPMapTemplate, shouldShowNotificationFor navigationAlert: CPNavigationAlert
  ) -> Bool
  @available(iOS 17.4, *)
  func mapTemplateShouldProvideNavigationMetadata(_ mapTemplate: CPMapTemplate) -> Bool  // carplay.cs:1046
  // CPMapTemplate.h:240 (27.0)
  @available(iOS 26.4, *)
  func mapTemplateShouldProvideRouteSharing(_ mapTemplate: CPMapTemplate) -> Bool
}

// CPMapTemplate.h:184, all are optional
extension CPMapTemplateDelegate {
  // CPMapTemplate.h:286
  public func mapTemplate(
    _ mapTemplate: CPMapTemplate, startedTrip trip: CPTrip, using routeChoice: CPRouteChoice
  ) {}
  // CPMapTemplate.h:302
  public func mapTemplate(
    _ mapTemplate: CPMapTemplate, displayStyleFor maneuver: CPManeuver
  ) -> CPManeuverDisplayStyle { [] }
  public func mapTemplateDidCancelNavigation(_ mapTemplate: CPMapTemplate) {}  // CPMapTemplate.h:295
  // CPMapTemplate.h:191
  public func mapTemplate(
    _ mapTemplate: CPMapTemplate, shouldShowNotificationFor maneuver: CPManeuver
  ) -> Bool { false }
  // CPMapTemplate.h:203
  public func mapTemplate(
    _ mapTemplate: CPMapTemplate, shouldShowNotificationFor navigationAlert: CPNavigationAlert
  ) -> Bool { false }
  // carplay.cs:1046
  @available(iOS 17.4, *)
  public func mapTemplateShouldProvideNavigationMetadata(_ mapTemplate: CPMapTemplate) -> Bool {
    false
  }
  // CPMapTemplate.h:240 (27.0)
  @available(iOS 26.4, *)
  public func mapTemplateShouldProvideRouteSharing(_ mapTemplate: CPMapTemplate) -> Bool {
    false
  }
}

// CPNavigationSession.h:28
@MainActor open class CPNavigationSession: NSObject {
  // CPNavigationSession.h:15, CarPlay.apinotes:56
  public enum PauseReason: UInt, Sendable {
    case arrived = 1
    case loading = 2
    case locating = 3
    case rerouting = 4
    case proceedToRoute = 5
  }

  public let trip: CPTrip  // CPNavigationSession.h:69
  // CPNavigationSession.h:64
  /// Apple asks that each was added before.
  open var upcomingManeuvers: [CPManeuver] = [] {
    didSet { unknown += upcomingManeuvers.filter { !added.contains(ObjectIdentifier($0)) }.count }
  }
  /// How many upcoming maneuvers were not added before.
  public private(set) var unknown = 0  // for tests
  private var added: Set<ObjectIdentifier> = []
  public private(set) var estimates: [ObjectIdentifier: CPTravelEstimates] = [:]  // for tests
  /// What happened to the trip, in order.
  public private(set) var history: [String] = []  // for tests

  init(trip: CPTrip) { self.trip = trip }

  // CPNavigationSession.h:77, CarPlay.apinotes:17
  open func updateEstimates(_ estimates: CPTravelEstimates, for maneuver: CPManeuver) {
    self.estimates[ObjectIdentifier(maneuver)] = estimates
  }

  // CPNavigationSession.h:39
  open func pauseTrip(for reason: PauseReason, description: String?) {
    history.append("paused: \(reason)")
  }

  open func finishTrip() { history.append("finished") }  // CPNavigationSession.h:53
  open func cancelTrip() { history.append("canceled") }  // CPNavigationSession.h:58

  // CPNavigationSession.h:61 (27.0)
  @available(iOS, deprecated: 26.4)
  @available(iOS 17.4, *)
  open func resumeTrip(updatedRouteInformation routeInformation: CPRouteInformation) {
    upcomingManeuvers = routeInformation.currentManeuvers
    history.append("resumed with \(routeInformation.maneuvers.count) maneuvers")
  }

  // CPNavigationSession.h:70 (27.0)
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

  // CPNavigationSession.h:80 (27.0)
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

  // CPNavigationSession.h:121 (27.0)
  @available(iOS 26.4, *)
  open func addRouteSegments(_ routeSegments: [CPRouteSegment]) {
    self.routeSegments += routeSegments
    history.append("segments: \(routeSegments.count)")
  }

  // CPNavigationSession.h:154 (27.0)
  @available(iOS 26.4, *)
  public private(set) var routeSegments: [CPRouteSegment] {
    get { values["segments"] as? [CPRouteSegment] ?? [] }
    set { values["segments"] = newValue }
  }

  // CPNavigationSession.h:159 (27.0)
  @available(iOS 26.4, *)
  open var currentSegment: CPRouteSegment {
    get { values["segment"] as! CPRouteSegment }
    set {
      values["segment"] = newValue
      history.append("at \(newValue.place ?? "")")
    }
  }

  // carplay.cs:1183
  @available(iOS 17.4, *)
  open func add(_ maneuvers: [CPManeuver]) {
    added.formUnion(maneuvers.map { ObjectIdentifier($0) })
    // Second ones come one by one.
    if maneuvers.count > 1 { history.append("\(maneuvers.count) maneuvers") } else { later += 1 }
  }
  /// How many were added one by one.
  public private(set) var later = 0  // for tests

  // carplay.cs:1187
  /// Keeps the lanes alive, as `linkedLaneGuidance` does not.
  @available(iOS 17.4, *)
  open func add(_ laneGuidances: [CPLaneGuidance]) {
    history.append("\(laneGuidances.count) lane guidances")
  }

  // carplay.cs:1195
  @available(iOS 17.4, *)
  open var maneuverState: CPManeuverState {
    get { values["state"] as? CPManeuverState ?? .continue }
    set { values["state"] = newValue }
  }

  // carplay.cs:1191
  @available(iOS 17.4, *)
  open var currentRoadNameVariants: [String] {
    get { values["roads"] as? [String] ?? [] }
    set { values["roads"] = newValue }
  }

  // carplay.cs:1179
  @available(iOS 17.4, *)
  open var currentLaneGuidance: CPLaneGuidance? {
    get { values["lanes"] as? CPLaneGuidance }
    set { values["lanes"] = newValue }
  }

  private var values: [String: Any] = [:]
}

// CPInterfaceController.h:21
@MainActor open class CPInterfaceController: NSObject {
  public private(set) var rootTemplate = CPTemplate()  // CPInterfaceController.h:130

  public override init() {}  // for tests: an app gets one from the scene

  // CPInterfaceController.h:48
  open func setRootTemplate(
    _ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    self.rootTemplate = rootTemplate
    completion?(true, nil)
  }
}

@MainActor open class CPWindow: UIWindow {}  // CPWindow.h:18

// CPTemplateApplicationScene.h:84
@MainActor open class CPTemplateApplicationScene: UIScene {
  public override init() {}  // for tests: the system makes it
}

// CPTemplateApplicationScene.h:17
/// All methods are optional in Objective-C: here they have empty defaults.
@MainActor public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
  // CPTemplateApplicationScene.h:31, CarPlay.apinotes:24
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController, to window: CPWindow)
  // CPTemplateApplicationScene.h:51, CarPlay.apinotes:27
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnect interfaceController: CPInterfaceController, from window: CPWindow)
}

// CPTemplateApplicationScene.h:19, all are optional
extension CPTemplateApplicationSceneDelegate {
  // CPTemplateApplicationScene.h:31
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController, to window: CPWindow
  ) {}
  // CPTemplateApplicationScene.h:51
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnect interfaceController: CPInterfaceController, from window: CPWindow
  ) {}
}
