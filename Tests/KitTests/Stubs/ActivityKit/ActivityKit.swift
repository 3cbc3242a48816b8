// swift-format-ignore-file
// What the Live Activity needs of ActivityKit, with the declarations of Apple's pages of 2026
// (developer.apple.com/documentation/activitykit, © 2026).

@_exported import Foundation

// …/activityattributes
@available(iOS 16.1, *)
public protocol ActivityAttributes: Decodable, Encodable {
  associatedtype ContentState: Decodable, Encodable, Hashable
}

// …/activitycontent
@available(iOS 16.2, *)
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}
extension ActivityContent: Sendable where State: Sendable {}

// …/activityuidismissalpolicy
@available(iOS 16.1, *)
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  let date: Date?
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}

// …/activityauthorizationinfo
@available(iOS 16.1, *)
public final class ActivityAuthorizationInfo {
  public init() {}
  public var areActivitiesEnabled: Bool { true }
}

public struct PushType: Sendable {}

// …/activity: request(attributes:content:pushType:), update(_:), end(_:dismissalPolicy:)
@available(iOS 16.1, *)
public class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public typealias ContentState = Attributes.ContentState

  public let id = UUID().uuidString
  public let attributes: Attributes
  public private(set) var content: ActivityContent<ContentState>

  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    self.attributes = attributes
    self.content = content
  }

  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    Activity(attributes, content)
  }

  public func update(_ content: ActivityContent<ContentState>) async { self.content = content }

  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let content { self.content = content }
  }
}
