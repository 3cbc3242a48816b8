// swift-format-ignore-file
// What the Live Activity needs of WidgetKit, with the names and types of Apple's interface.

@_exported import ActivityKit
@_exported import SwiftUI

// no line: developer.apple.com/documentation/widgetkit/activityfamily, 2026-11-30
@available(iOS 18.0, *)
public enum ActivityFamily: Hashable, Sendable { case small, medium }

extension EnvironmentValues {
  // no line: developer.apple.com/documentation/swiftui/environmentvalues/activityfamily, 2026-11-30
  @available(iOS 18.0, *)
  public var activityFamily: ActivityFamily {
    get { others["family"] as? ActivityFamily ?? .medium }
    set { others["family"] = newValue }
  }
}

// WidgetKit.swiftinterface:92
@available(iOS 16.1, *)
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes  // WidgetKit.swiftinterface:94
  public let state: Attributes.ContentState  // WidgetKit.swiftinterface:95
  public let isStale: Bool  // WidgetKit.swiftinterface:100
  public let activityID = ""  // WidgetKit.swiftinterface:93

  // for tests
  public init(_ attributes: Attributes, _ state: Attributes.ContentState, isStale: Bool = false) {
    self.attributes = attributes
    self.state = state
    self.isStale = isStale
  }
}

// WidgetKit.swiftinterface:133
@available(iOS 16.1, *)
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public let face: (ActivityViewContext<Attributes>) -> any View  // for tests
  public let island: (ActivityViewContext<Attributes>) -> DynamicIsland  // for tests
  public private(set) var families: [ActivityFamily] = [.medium]  // for tests

  // WidgetKit.swiftinterface:134
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    face = content
    island = dynamicIsland
  }

  public var body: Never { return fatalError() }  // WidgetKit.swiftinterface:135

  // no line: developer.apple.com/documentation/swiftui/widgetconfiguration/supplementalactivityfamilies(_:), 2026-11-30
  @available(iOS 18.0, *)
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
    var result = self
    result.families += families
    return result
  }
}

// WidgetKit.swiftinterface:242
@available(iOS 16.1, *)
public struct DynamicIslandExpandedRegionPosition: Sendable {
  let name: String
  // WidgetKit.swiftinterface:249
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  // WidgetKit.swiftinterface:254
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  // WidgetKit.swiftinterface:259
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  // WidgetKit.swiftinterface:264
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

// WidgetKit.swiftinterface:270
@available(iOS 16.1, *)
public struct DynamicIslandExpandedRegion<Content: View> {
  let position: DynamicIslandExpandedRegionPosition
  let content: Content

  // WidgetKit.swiftinterface:271
  @MainActor public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.position = position
    self.content = content()
  }
}

// WidgetKit.swiftinterface:144
@available(iOS 16.1, *)
public struct DynamicIslandExpandedContent<Content: View> {
  let regions: [String: any View]
}

// WidgetKit.swiftinterface:154
@available(iOS 16.1, *)
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
  // WidgetKit.swiftinterface:155
  @MainActor public static func buildPartialBlock<C: View>(
    first: DynamicIslandExpandedRegion<C>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent<C>(regions: [first.position.name: first.content])
  }

  // WidgetKit.swiftinterface:165
  @MainActor public static func buildPartialBlock<C0: View, C1: View>(
    accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedRegion<C1>
  ) -> DynamicIslandExpandedContent<some View> {
    var regions = accumulated.regions
    regions[next.position.name] = next.content
    return DynamicIslandExpandedContent<TupleView>(regions: regions)
  }
}

// WidgetKit.swiftinterface:117
@available(iOS 16.1, *)
public struct DynamicIsland {
  public private(set) var views: [String: any View]  // for tests: the views by presentation and region

  // WidgetKit.swiftinterface:118
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
