// swift-format-ignore-file
// What the Live Activity needs of ActivityKit, with the names and types of Apple's interface.

@_exported import Foundation

// ActivityKit.swiftinterface:74, ContentState :75
@available(iOS 16.1, *)
public protocol ActivityAttributes: Decodable, Encodable {
  associatedtype ContentState: Decodable, Encodable, Hashable
}

// ActivityKit.swiftinterface:82
@available(iOS 16.2, *)
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
  public let state: State  // ActivityKit.swiftinterface:83
  public let staleDate: Date?  // ActivityKit.swiftinterface:84
  public let relevanceScore: Double  // ActivityKit.swiftinterface:85

  // ActivityKit.swiftinterface:86
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}
extension ActivityContent: Sendable where State: Sendable {}

// ActivityKit.swiftinterface:338
@available(iOS 16.1, *)
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  let date: Date?
  public static let `default` = ActivityUIDismissalPolicy(date: nil)  // ActivityKit.swiftinterface:339
  // ActivityKit.swiftinterface:340
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  // ActivityKit.swiftinterface:341
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}

// ActivityKit.swiftinterface:16
@available(iOS 16.1, *)
public final class ActivityAuthorizationInfo {
  public init() {}  // ActivityKit.swiftinterface:66
  public var areActivitiesEnabled: Bool { true }  // ActivityKit.swiftinterface:56
}

@available(iOS 16.1, *)
public struct PushType: Equatable, Sendable {}  // ActivityKit.swiftinterface:385

// ActivityKit.swiftinterface:110
@available(iOS 16.1, *)
public class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public typealias ContentState = Attributes.ContentState  // ActivityKit.swiftinterface:111

  public let id = UUID().uuidString  // ActivityKit.swiftinterface:128
  public let attributes: Attributes  // ActivityKit.swiftinterface:173
  public private(set) var content: ActivityContent<ContentState>  // ActivityKit.swiftinterface:152

  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    self.attributes = attributes
    self.content = content
  }

  // ActivityKit.swiftinterface:119
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    Activity(attributes, content)
  }

  // ActivityKit.swiftinterface:184
  public func update(_ content: ActivityContent<ContentState>) async { self.content = content }

  // ActivityKit.swiftinterface:208
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let content { self.content = content }
  }
}
