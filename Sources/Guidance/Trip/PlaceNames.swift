// An engine names a place by its name, its street, or its whole address with commas.

extension GuidedRoute {
  /// Names of the start, longest first; empty if the engine tells none.
  public var originVariants: [String] { Self.names(of: route.originName) }

  /// Names of the destination, longest first; empty if the engine tells none.
  public var destinationVariants: [String] { Self.names(of: legs.last?.destinationName) }

  /// The whole name, its first two parts, and the first alone; no part is a number only.
  private static func names(of place: String?) -> [String] {
    let parts = (place ?? "").split { ",،、，".contains($0) }.map { String($0).trimmingSpaces }
      .filter { !$0.isEmpty }
    guard let place = place?.trimmingSpaces, !parts.isEmpty else { return [] }
    let shorter = [2, 1].filter { $0 < parts.count }
      .map { parts.prefix($0).joined(separator: ", ") }
      .filter { $0.contains(where: \.isLetter) }
    return ([place] + shorter).eachShorter
  }
}
