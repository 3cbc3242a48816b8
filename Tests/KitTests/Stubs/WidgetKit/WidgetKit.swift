// swift-format-ignore-file
// What the Live Activity needs of WidgetKit, with the declarations of Apple's pages of 2026
// (developer.apple.com/documentation/widgetkit, © 2026).

@_exported import ActivityKit
@_exported import SwiftUI

// …/activityfamily and swiftui/environmentvalues/activityfamily
@available(iOS 18.0, *)
public enum ActivityFamily: Hashable, Sendable { case small, medium }

extension EnvironmentValues {
  @available(iOS 18.0, *)
  public var activityFamily: ActivityFamily {
    get { others["family"] as? ActivityFamily ?? .medium }
    set { others["family"] = newValue }
  }
}

// …/activityviewcontext
@available(iOS 16.1, *)
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let isStale: Bool
  public let activityID = ""

  /// For tests.
  public init(_ attributes: Attributes, _ state: Attributes.ContentState, isStale: Bool = false) {
    self.attributes = attributes
    self.state = state
    self.isStale = isStale
  }
}

// …/activityconfiguration/init(for:content:dynamicisland:)
@available(iOS 16.1, *)
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// For tests.
  public let face: (ActivityViewContext<Attributes>) -> any View
  public let island: (ActivityViewContext<Attributes>) -> DynamicIsland
  public private(set) var families: [ActivityFamily] = [.medium]

  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    face = content
    island = dynamicIsland
  }

  public var body: Never { return fatalError() }

  // swiftui/widgetconfiguration/supplementalactivityfamilies(_:)
  @available(iOS 18.0, *)
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
    var result = self
    result.families += families
    return result
  }
}

// …/dynamicislandexpandedregionposition
@available(iOS 16.1, *)
public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable { case leading, trailing, center, bottom }

// …/dynamicislandexpandedregion/init(_:priority:content:)
@available(iOS 16.1, *)
public struct DynamicIslandExpandedRegion<Content: View> {
  let position: DynamicIslandExpandedRegionPosition
  let content: Content

  @MainActor public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.position = position
    self.content = content()
  }
}

@available(iOS 16.1, *)
public struct DynamicIslandExpandedContent<Content> {
  let regions: [String: any View]
}

@available(iOS 16.1, *)
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
  @MainActor public static func buildBlock<each Content: View>(
    _ regions: repeat DynamicIslandExpandedRegion<each Content>
  ) -> DynamicIslandExpandedContent<TupleView> {
    var all: [String: any View] = [:]
    repeat all["\((each regions).position)"] = (each regions).content
    return DynamicIslandExpandedContent(regions: all)
  }
}

// …/dynamicisland/init(expanded:compactleading:compacttrailing:minimal:)
@available(iOS 16.1, *)
public struct DynamicIsland {
  /// For tests: the views by presentation and region.
  public private(set) var views: [String: any View]

  @MainActor public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    views = expanded().regions
    views["compactLeading"] = compactLeading()
    views["compactTrailing"] = compactTrailing()
    views["minimal"] = minimal()
  }
}
