// swift-format-ignore-file
// Alerts of CarPlay as Apple's interface has them; Swift's forms are those of Apple's pages of 2026.

@_exported import UIKit

// CPNavigationAlert.h:31 of the SDK 27.0.
public let CPNavigationAlertMinimumDuration: TimeInterval = 5

// CPAlertAction.h of the SDK 27.0: CPAlertActionStyle, initWithTitle:style:handler:.
open class CPAlertAction: NSObject {
  public enum Style: UInt, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  public let title: String
  public let style: Style
  public let handler: (CPAlertAction) -> Void

  public init(title: String, style: Style, handler: @escaping (CPAlertAction) -> Void) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

// CPNavigationAlert.h:38 and :67 of the SDK 27.0.
@MainActor open class CPNavigationAlert: NSObject {
  public let titleVariants: [String]
  public let subtitleVariants: [String]
  public let image: UIImage?
  public let primaryAction: CPAlertAction
  public let secondaryAction: CPAlertAction?
  public let duration: TimeInterval

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

// CPMapTemplate.h of the SDK 27.0: presentNavigationAlert:animated:, currentNavigationAlert,
// dismissNavigationAlertAnimated:completion:.
extension CPMapTemplate {
  public var currentNavigationAlert: CPNavigationAlert? { alerts.current }

  /// As Apple says, this does nothing while another alert is visible.
  public func present(navigationAlert: CPNavigationAlert, animated: Bool) {
    guard alerts.current == nil else { return alerts.refused += 1 }
    alerts.current = navigationAlert
    alerts.end = alerts.now + navigationAlert.duration
    alerts.shown.append(navigationAlert)
  }

  public func dismissNavigationAlert(
    animated: Bool, completion: @escaping @Sendable (Bool) -> Void
  ) {
    completion(alerts.current != nil)
    if alerts.current != nil { alerts.dismissed += 1 }
    alerts.current = nil
  }
}

/// What a test sees of alerts.
public struct AlertLog {
  public var current: CPNavigationAlert?
  /// Seconds on a test's clock, which closes an alert at its end.
  public var now = 0.0 {
    didSet { if now >= end { current = nil } }
  }
  var end = Double.infinity
  public var shown: [CPNavigationAlert] = []
  public var refused = 0
  public var dismissed = 0
}
