import CarPlay
import UIKit

/// Shows a trip on the CarPlay screen and plays a drive along it once the driver starts it.
final class CarPlaySceneDelegate: UIResponder, CPTemplateApplicationSceneDelegate {
  private var guidance: CarPlayGuidance?
  private var drive: Task<Void, any Error>?

  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController, to window: CPWindow
  ) {
    let template = CPMapTemplate()
    template.mapDelegate = self
    window.rootViewController = UIViewController()  // Here an app draws its map.
    interfaceController.setRootTemplate(template, animated: false, completion: nil)
    do {
      let cards = try FingerpostCards.load(from: Self.file("cards.json"))
      let guidance = CarPlayGuidance(cards, in: .main, on: template)
      // The map shows speed limits.
      guidance.showsAlert = { if case .speedLimit = $0 { false } else { true } }
      guidance.preview()
      self.guidance = guidance
    } catch {
      print("no trip to show: \(error)")
    }
  }

  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnect interfaceController: CPInterfaceController, from window: CPWindow
  ) {
    drive?.cancel()
    guidance = nil
  }

  private static func file(_ name: String) -> URL {
    Bundle.main.bundleURL.appendingPathComponent(name)
  }
}

extension CarPlaySceneDelegate: CPMapTemplateDelegate {
  func mapTemplate(
    _ mapTemplate: CPMapTemplate, startedTrip trip: CPTrip, using routeChoice: CPRouteChoice
  ) {
    guidance?.start(route: routeChoice.routeIndex ?? 0)
    drive = Task { @MainActor [weak self] in
      let events = try FingerpostCards.events(Data(contentsOf: Self.file("drive.jsonl")))
      try await DrivePlayer(events).play { self?.guidance?.show($0) }
    }
  }

  /// Lanes are a picture alone.
  func mapTemplate(
    _ mapTemplate: CPMapTemplate, displayStyleFor maneuver: CPManeuver
  ) -> CPManeuverDisplayStyle {
    maneuver.cardDisplayStyle
  }

  /// While another app is on the screen, alerts are banners; so is each maneuver.
  func mapTemplate(
    _ mapTemplate: CPMapTemplate, shouldShowNotificationFor navigationAlert: CPNavigationAlert
  ) -> Bool { true }

  func mapTemplate(
    _ mapTemplate: CPMapTemplate, shouldShowNotificationFor maneuver: CPManeuver
  ) -> Bool { true }

  func mapTemplateDidCancelNavigation(_ mapTemplate: CPMapTemplate) { drive?.cancel() }

  /// Instrument clusters and head-up displays get the maneuvers, too.
  func mapTemplateShouldProvideNavigationMetadata(_ mapTemplate: CPMapTemplate) -> Bool { true }

  /// The vehicle's own navigation gets the route, with its line.
  @available(iOS 26.4, *)
  func mapTemplateShouldProvideRouteSharing(_ mapTemplate: CPMapTemplate) -> Bool { true }
}
