// swift-format-ignore-file
// Alerts of CarPlay as Apple's interface has them; Swift's forms are those of Apple's pages of 2026.

@_exported import UIKit

public let CPNavigationAlertMinimumDuration: TimeInterval = 5  // CPNavigationAlert.h:30

// CPAlertAction.h:29
open class CPAlertAction: NSObject {
  // CPAlertAction.h:13, CarPlay.apinotes:48
  public enum Style: UInt, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  public let title: String  // CPAlertAction.h:57
  public let style: Style  // CPAlertAction.h:58
  public let handler: (CPAlertAction) -> Void  // CPAlertAction.h:59, :31

  // CPAlertAction.h:40
  public init(title: String, style: Style, handler: @escaping (CPAlertAction) -> Void) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

// CPNavigationAlert.h:36
@MainActor open class CPNavigationAlert: NSObject {
  public let titleVariants: [String]  // CPNavigationAlert.h:84
  public let subtitleVariants: [String]  // CPNavigationAlert.h:85
  public let image: UIImage?  // CPNavigationAlert.h:87
  public let primaryAction: CPAlertAction  // CPNavigationAlert.h:88
  public let secondaryAction: CPAlertAction?  // CPNavigationAlert.h:89
  public let duration: TimeInterval  // CPNavigationAlert.h:90

  // CPNavigationAlert.h:65
  public init(
    titleVariants: [String], subtitleVariants: [String]?, image: UIImage?,
    primaryAction: CPAlertAction, secondaryAction: CPAlertAction?, duration: TimeInterval
  ) {
    self.titleVariants = titleVariants
    self.subtitleVariants = subtitleVariants ?? []
    self.image = image
    self.primaryAction = primaryAction
    self.secondaryAction = secondaryAction
    self.duration = duration
  }
}

extension CPMapTemplate {
  public var currentNavigationAlert: CPNavigationAlert? { alerts.current }  // CPMapTemplate.h:156

  // CPMapTemplate.h:168, CarPlay.apinotes:7
  /// As Apple says, this does nothing while another alert is visible.
  public func present(navigationAlert: CPNavigationAlert, animated: Bool) {
    guard alerts.current == nil else { return alerts.refused += 1 }
    alerts.current = navigationAlert
    alerts.end = alerts.now + navigationAlert.duration
    alerts.shown.append(navigationAlert)
  }

  // CPMapTemplate.h:178
  public func dismissNavigationAlert(
    animated: Bool, completion: @escaping @Sendable (Bool) -> Void
  ) {
    completion(alerts.current != nil)
    if alerts.current != nil { alerts.dismissed += 1 }
    alerts.current = nil
  }
}

// for tests
/// What a test sees of alerts.
public struct AlertLog {
  public var current: CPNavigationAlert?  // for tests
  // for tests
  /// Seconds on a test's clock, which closes an alert at its end.
  public var now = 0.0 {
    didSet { if now >= end { current = nil } }
  }
  var end = Double.infinity
  public var shown: [CPNavigationAlert] = []  // for tests
  public var refused = 0  // for tests
  public var dismissed = 0  // for tests
}
