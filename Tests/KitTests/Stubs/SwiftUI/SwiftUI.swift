// swift-format-ignore-file
// What the Live Activity needs of SwiftUI, with the names and types of Apple's pages of 2026
// (developer.apple.com/documentation/swiftui, © 2026).
//
// Each view tells its texts, pictures and modifiers as a line, so that tests can read what is shown.

@_exported import Foundation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  /// For tests.
  func lines(in values: EnvironmentValues) -> [String]
}

extension View {
  public func lines(in values: EnvironmentValues) -> [String] {
    read(values)
    return body.lines(in: values)
  }

  /// Hands the environment to the view's properties, as SwiftUI does.
  private func read(_ values: EnvironmentValues) {
    for child in Mirror(reflecting: self).children {
      (child.value as? any EnvironmentReader)?.read(values)
    }
  }
}

extension Never: View {
  public var body: Never { return fatalError() }
}

/// A view of the system's.
@MainActor @preconcurrency public protocol SystemView: View where Body == Never {}
extension SystemView {
  public var body: Never { return fatalError() }
}

@resultBuilder public enum ViewBuilder {
  @MainActor public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView(views)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }
}

extension Optional: View, SystemView where Wrapped: View {
  public func lines(in values: EnvironmentValues) -> [String] { self?.lines(in: values) ?? [] }
}

public enum ConditionalContent<First: View, Second: View>: SystemView {
  case first(First), second(Second)
  public func lines(in values: EnvironmentValues) -> [String] {
    switch self {
    case .first(let view): view.lines(in: values)
    case .second(let view): view.lines(in: values)
    }
  }
}

public struct TupleView: SystemView {
  let views: [any View]
  init(_ views: [any View]) { self.views = views }
  public func lines(in values: EnvironmentValues) -> [String] { views.flatMap { $0.lines(in: values) } }
}

public struct Text: SystemView {
  let text: String
  public init<S: StringProtocol>(_ content: S) { text = String(content) }
  public func lines(in values: EnvironmentValues) -> [String] { [text] }
}

public struct Image: SystemView {
  let name: String
  public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }
  public func lines(in values: EnvironmentValues) -> [String] { ["[\(name) \(values.colorScheme)]"] }
}

public struct ProgressView: SystemView {
  let value: Double?
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) { self.value = value.map { Double($0) } }
  public func lines(in values: EnvironmentValues) -> [String] { ["\(value ?? -1)"] }
}

public struct HorizontalAlignment: Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
}
public struct VerticalAlignment: Sendable {
  public static let center = VerticalAlignment()
}
public struct Axis {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public struct HStack<Content: View>: SystemView {
  let content: Content
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public func lines(in values: EnvironmentValues) -> [String] { content.lines(in: values) }
}

public struct VStack<Content: View>: SystemView {
  let content: Content
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public func lines(in values: EnvironmentValues) -> [String] { content.lines(in: values) }
}

/// Shows the first that fits: all of them here.
public struct ViewThatFits<Content: View>: SystemView {
  let content: Content
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public func lines(in values: EnvironmentValues) -> [String] {
    [content.lines(in: values).joined(separator: " | ")]
  }
}

/// A view with a modifier that changes nothing here but the environment.
public struct ModifiedView<Content: View>: SystemView {
  let content: Content
  var change: (inout EnvironmentValues) -> Void = { _ in }
  public func lines(in values: EnvironmentValues) -> [String] {
    var values = values
    change(&values)
    return content.lines(in: values)
  }
}

public struct Font: Sendable {
  public static let headline = Font()
  public static let caption = Font()
}
public protocol ShapeStyle {}
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

extension View {
  public func font(_ font: Font?) -> some View { ModifiedView(content: self) }
  public func monospacedDigit() -> some View { ModifiedView(content: self) }
  public func lineLimit(_ number: Int?) -> some View { ModifiedView(content: self) }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { ModifiedView(content: self) }
  public func opacity(_ opacity: Double) -> some View { ModifiedView(content: self) }
  public func padding(_ length: CGFloat) -> some View { ModifiedView(content: self) }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { ModifiedView(content: self) }
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    ModifiedView(content: self) { $0[keyPath: keyPath] = value }
  }
}

public enum ColorScheme: Sendable { case light, dark }

public struct EnvironmentValues {
  public var colorScheme = ColorScheme.light
  /// Values of other modules.
  public var others: [String: Any] = [:]
  public init() {}
}

protocol EnvironmentReader { func read(_ values: EnvironmentValues) }

@propertyWrapper public struct Environment<Value>: EnvironmentReader {
  private final class Box { var value: Value?; init() {} }
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let box = Box()
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  public var wrappedValue: Value { box.value ?? EnvironmentValues()[keyPath: keyPath] }
  func read(_ values: EnvironmentValues) { box.value = values[keyPath: keyPath] }
}

// Widgets: developer.apple.com/documentation/swiftui/widget, …/widgetconfiguration, …/widgetbundle.

@MainActor @preconcurrency public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
}
extension Never: WidgetConfiguration {}

@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  var body: Body { get }
}

@resultBuilder public enum WidgetBundleBuilder {
  @MainActor public static func buildBlock<Content: Widget>(_ content: Content) -> some Widget { content }
}

@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Body { get }
}
extension WidgetBundle {
  public static func main() {}
}
