// swift-format-ignore-file
// What the Live Activity needs of SwiftUI, with the names and types of Apple's interface.
//
// Each view tells its texts, pictures and modifiers as a line, so that tests can read what is shown.

@_exported import Foundation

// SwiftUI.swiftinterface:18192, Body :18197, body :18198
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  func lines(in values: EnvironmentValues) -> [String]  // for tests
}

extension View {
  // for tests
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
  public var body: Never { return fatalError() }  // for tests: a view without a body
}

@MainActor @preconcurrency public protocol SystemView: View where Body == Never {}  // for tests
extension SystemView {
  public var body: Never { return fatalError() }  // for tests
}

// SwiftUI.swiftinterface:15850
@resultBuilder public enum ViewBuilder {
  // SwiftUI.swiftinterface:15857 for one view, :20513 and on for several
  @MainActor public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView(views)
  }
  // SwiftUI.swiftinterface:15863
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  // SwiftUI.swiftinterface:15866
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }
  // SwiftUI.swiftinterface:15869
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }
}

extension Optional: View, SystemView where Wrapped: View {
  public func lines(in values: EnvironmentValues) -> [String] { self?.lines(in: values) ?? [] }  // for tests
}

// for tests
public enum ConditionalContent<First: View, Second: View>: SystemView {
  case first(First), second(Second)
  // for tests
  public func lines(in values: EnvironmentValues) -> [String] {
    switch self {
    case .first(let view): view.lines(in: values)
    case .second(let view): view.lines(in: values)
    }
  }
}

// for tests
public struct TupleView: SystemView {
  let views: [any View]
  init(_ views: [any View]) { self.views = views }
  // for tests
  public func lines(in values: EnvironmentValues) -> [String] { views.flatMap { $0.lines(in: values) } }
}

// SwiftUI.swiftinterface:1140
public struct Text: SystemView {
  let text: String
  public init<S: StringProtocol>(_ content: S) { text = String(content) }  // SwiftUI.swiftinterface:1170
  public func lines(in values: EnvironmentValues) -> [String] { [text] }  // for tests
}

// SwiftUI.swiftinterface:5506
public struct Image: SystemView {
  let name: String
  // SwiftUI.swiftinterface:1010
  public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }
  // for tests
  public func lines(in values: EnvironmentValues) -> [String] { ["[\(name) \(values.colorScheme)]"] }
}

// SwiftUI.swiftinterface:11355
public struct ProgressView: SystemView {
  let value: Double?
  // SwiftUI.swiftinterface:11370
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) { self.value = value.map { Double($0) } }
  public func lines(in values: EnvironmentValues) -> [String] { ["\(value ?? -1)"] }  // for tests
}

// SwiftUI.swiftinterface:6963
public struct HorizontalAlignment: Sendable {
  public static let leading = HorizontalAlignment()  // SwiftUI.swiftinterface:6996
  public static let center = HorizontalAlignment()  // SwiftUI.swiftinterface:6997
}
// SwiftUI.swiftinterface:6974
public struct VerticalAlignment: Sendable {
  public static let center = VerticalAlignment()  // SwiftUI.swiftinterface:7003
}
// SwiftUI.swiftinterface:13880
public struct Axis {
  // SwiftUI.swiftinterface:13883
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8  // SwiftUI.swiftinterface:13885
    public init(rawValue: Int8) { self.rawValue = rawValue }  // SwiftUI.swiftinterface:13886
    public static let horizontal = Set(rawValue: 1)  // SwiftUI.swiftinterface:13887
    public static let vertical = Set(rawValue: 2)  // SwiftUI.swiftinterface:13888
  }
}

// SwiftUI.swiftinterface:16190
public struct HStack<Content: View>: SystemView {
  let content: Content
  // SwiftUI.swiftinterface:16193
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public func lines(in values: EnvironmentValues) -> [String] { content.lines(in: values) }  // for tests
}

// SwiftUI.swiftinterface:12657
public struct VStack<Content: View>: SystemView {
  let content: Content
  // SwiftUI.swiftinterface:12660
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public func lines(in values: EnvironmentValues) -> [String] { content.lines(in: values) }  // for tests
}

// SwiftUI.swiftinterface:5256
/// Shows the first that fits: all of them here.
public struct ViewThatFits<Content: View>: SystemView {
  let content: Content
  // SwiftUI.swiftinterface:5259
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  // for tests
  public func lines(in values: EnvironmentValues) -> [String] {
    [content.lines(in: values).joined(separator: " | ")]
  }
}

// for tests
/// A view with a modifier that changes nothing here but the environment.
public struct ModifiedView<Content: View>: SystemView {
  let content: Content
  var change: (inout EnvironmentValues) -> Void = { _ in }
  // for tests
  public func lines(in values: EnvironmentValues) -> [String] {
    var values = values
    change(&values)
    return content.lines(in: values)
  }
}

// SwiftUI.swiftinterface:1315
public struct Font: Sendable {
  public static let headline = Font()  // SwiftUI.swiftinterface:5836
  public static let caption = Font()  // SwiftUI.swiftinterface:5841
}
public protocol ShapeStyle {}  // SwiftUI.swiftinterface:15506
public struct HierarchicalShapeStyle: ShapeStyle {}  // SwiftUI.swiftinterface:8958
extension ShapeStyle where Self == HierarchicalShapeStyle {
  // SwiftUI.swiftinterface:8947
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

extension View {
  public func font(_ font: Font?) -> some View { ModifiedView(content: self) }  // SwiftUI.swiftinterface:9115
  public func monospacedDigit() -> some View { ModifiedView(content: self) }  // SwiftUI.swiftinterface:9120
  // SwiftUI.swiftinterface:4488
  public func lineLimit(_ number: Int?) -> some View { ModifiedView(content: self) }
  // SwiftUI.swiftinterface:13639
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { ModifiedView(content: self) }
  // SwiftUI.swiftinterface:7569
  public func opacity(_ opacity: Double) -> some View { ModifiedView(content: self) }
  // SwiftUI.swiftinterface:4817
  public func padding(_ length: CGFloat) -> some View { ModifiedView(content: self) }
  // SwiftUI.swiftinterface:18044
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { ModifiedView(content: self) }
  // SwiftUI.swiftinterface:5461
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    ModifiedView(content: self) { $0[keyPath: keyPath] = value }
  }
}

public enum ColorScheme: Sendable { case light, dark }  // SwiftUI.swiftinterface:17176

// SwiftUI.swiftinterface:18778
public struct EnvironmentValues {
  public var colorScheme = ColorScheme.light  // SwiftUI.swiftinterface:17215
  public var others: [String: Any] = [:]  // for tests: values of other modules
  public init() {}  // SwiftUI.swiftinterface:18779
}

protocol EnvironmentReader { func read(_ values: EnvironmentValues) }

// SwiftUI.swiftinterface:17946
@propertyWrapper public struct Environment<Value>: EnvironmentReader {
  private final class Box { var value: Value?; init() {} }
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let box = Box()
  // SwiftUI.swiftinterface:17954
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  // SwiftUI.swiftinterface:17957
  public var wrappedValue: Value { box.value ?? EnvironmentValues()[keyPath: keyPath] }
  func read(_ values: EnvironmentValues) { box.value = values[keyPath: keyPath] }
}


// SwiftUI.swiftinterface:12988
@MainActor @preconcurrency public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
}
extension Never: WidgetConfiguration {}

// SwiftUI.swiftinterface:19488
@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  var body: Body { get }
}

// SwiftUI.swiftinterface:7114
@resultBuilder public enum WidgetBundleBuilder {
  // SwiftUI.swiftinterface:7120
  @MainActor public static func buildBlock<Content: Widget>(_ content: Content) -> some Widget { content }
}

// SwiftUI.swiftinterface:11775
@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Body { get }
}
extension WidgetBundle {
  public static func main() {}  // WidgetKit.swiftinterface:299
}
