// swift-format-ignore-file
// What the kit and its example need of UIKit, with the names and types of Apple's interface.

@_exported import Foundation

/// A picture of a catalog, which is nothing but its name here.
///
/// The catalog's folders provide namespaces, as those of `render --preset carplay` do.
open class UIImage: NSObject, @unchecked Sendable {
  /// The names that the stub's catalog lacks.
  nonisolated(unsafe) public static var missing: Set<String> = []
  public let name: String
  public let bundle: Bundle?
  /// The style that was asked for; the asset has both if it is nil.
  public let style: UIUserInterfaceStyle?

  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    let parts = name.split(separator: "/")
    let group =
      switch parts.last?.prefix(while: { $0 != "_" }) {
      case "lanes": "Lanes"
      case "shield": "Shield"
      case "roundabout": "Roundabout"
      case "junction": "Junction"
      default: "Maneuver"
      }
    let own = String(parts.last ?? "")
    guard parts.count == 2, parts[0] == group || group == "Roundabout" && parts[0] == "Maneuver",
      !Self.missing.contains(own)
    else { return nil }
    self.name = own
    self.bundle = bundle
    style = traits?.userInterfaceStyle
  }

  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  open var size: CGSize { CGSize(width: 50, height: 50) }
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}

/// A color of a catalog, which is nothing but its name here.
open class UIColor: NSObject, @unchecked Sendable {
  /// Whether the stub's catalog has colors.
  nonisolated(unsafe) public static var hasCatalog = true
  public let name: String?

  public override init() { name = nil }

  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    guard Self.hasCatalog, name.hasPrefix("Fingerpost/Header") else { return nil }
    self.name = name
  }
}

open class NSTextAttachment: NSObject, @unchecked Sendable {
  open var image: UIImage?
  open var bounds: CGRect = .zero
}

extension NSAttributedString.Key {
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIViewController: UIResponder {}

@MainActor open class UIWindow: UIResponder {
  open var rootViewController: UIViewController?
}

@MainActor open class UIScene: UIResponder {}

@MainActor public protocol UISceneDelegate: AnyObject {}
