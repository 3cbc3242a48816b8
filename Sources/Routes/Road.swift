/// The names of a road and on its signs.
public struct Road: Hashable, Sendable {
  /// The name, such as `Main Street`.
  public var name: String?
  /// The number, such as `US 101`; `; ` separates several.
  public var ref: String?
  /// The text of the signs toward the road, such as `Springfield, Shelbyville`.
  public var destinations: String?
  /// The numbers of the motorway exit that leads to the road; `; ` separates several.
  public var exits: String?
  /// The name of the roundabout itself.
  public var rotaryName: String?
  /// The name of the junction.
  public var junctionName: String?

  /// How some of the names are pronounced.
  package var pronunciations: [Pronunciation] = []

  /// Creates a road without names.
  public init() {}

  /// Drops what names nothing, such as a dash or `undefined`, and cuts names that are longer than any
  /// sign, with an ellipsis, so that each card takes little time.
  package mutating func settle() {
    func settle(_ field: WritableKeyPath<Road, String?>) {
      guard let text = self[keyPath: field] else { return }
      if !text.contains(where: { $0.isLetter || $0.isNumber }) || Self.unnamed.contains(text) {
        self[keyPath: field] = nil
        return
      }
      guard text.utf8.count > Self.longest else { return }
      let scalars = text.unicodeScalars.prefix(Self.longest)
      if scalars.endIndex < text.endIndex { self[keyPath: field] = String(scalars) + "…" }
    }
    for field in [
      \Road.name, \.ref, \.destinations, \.exits, \.rotaryName, \.junctionName,
    ] { settle(field) }
  }

  /// What programs write for a name that they do not have.
  private static let unnamed: Set<String> = ["undefined", "null", "NaN", "nil", "None"]

  /// In Unicode scalars.
  static let longest = 1000
}
