// swift-format-ignore-file
// What the kit and its example need of UIKit, with the names and types of Apple's interface.

@_exported import Foundation

// UIImage.h:77
/// A picture of a catalog, which is nothing but its name here.
///
/// The catalog's folders provide namespaces, as those of `render --preset carplay` do.
open class UIImage: NSObject, @unchecked Sendable {
  /// The names that the stub's catalog lacks.
  nonisolated(unsafe) public static var missing: Set<String> = []  // for tests
  public let name: String  // for tests
  public let bundle: Bundle?  // for tests
  /// The style that was asked for; the asset has both if it is nil.
  public let style: UIUserInterfaceStyle?  // for tests

  // UIImage.h:107
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

  // UIImage.h:104
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  open var size: CGSize { CGSize(width: 50, height: 50) }  // UIImage.h:139
}

// UIInterface.h:32
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

// UITraitCollection.h:21
open class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle  // UITraitCollection.h:37

  // UITraitCollection.h:36
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}

// UIColor.h:24
/// A color of a catalog, which is nothing but its name here.
open class UIColor: NSObject, @unchecked Sendable {
  /// Whether the stub's catalog has colors.
  nonisolated(unsafe) public static var hasCatalog = true  // for tests
  public let name: String?  // for tests

  public override init() { name = nil }  // UIColor.h:24, of NSObject

  // UIColor.h:107
  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    guard Self.hasCatalog, name.hasPrefix("Fingerpost/Header") else { return nil }
    self.name = name
  }
}

// NSTextAttachment.h:56
open class NSTextAttachment: NSObject, @unchecked Sendable {
  open var image: UIImage?  // NSTextAttachment.h:74
  open var bounds: CGRect = .zero  // NSTextAttachment.h:77
}

extension NSAttributedString.Key {
  public static let attachment = NSAttributedString.Key("NSAttachment")  // UIKit's NSAttributedString.h:37
}

extension NSAttributedString {
  // NSTextAttachment.h:104
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

@MainActor open class UIResponder: NSObject {}  // UIResponder.h:68

@MainActor open class UIViewController: UIResponder {}  // UIViewController.h:99

@MainActor open class UIView: UIResponder {}  // UIView.h:145

// UIWindow.h:22
@MainActor open class UIWindow: UIView {
  open var rootViewController: UIViewController?  // UIWindow.h:66
}

@MainActor open class UIScene: UIResponder {}  // UIScene.h:20

@MainActor public protocol UISceneDelegate: AnyObject {}  // UIScene.h:61
