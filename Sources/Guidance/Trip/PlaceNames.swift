extension GuidedRoute {
  /// Names of the start, longest first; empty if the engine sends none.
  public var originVariants: [String] { route.originName?.placeNames ?? [] }

  /// Names of the destination, longest first; empty if the engine sends none.
  public var destinationVariants: [String] { legs.last?.destinationName?.placeNames ?? [] }
}

extension String {
  /// The names of a place, longest first; empty for spaces and commas alone.
  ///
  /// Of an address with commas, shorter names are its first two parts and the first alone, unless
  /// that is only a number.
  var placeNames: [String] {
    let parts = split { ",،、，".contains($0) }.map { String($0).trimmingSpaces }
      .filter { !$0.isEmpty }
    guard !parts.isEmpty else { return [] }
    let shorter = [2, 1].filter { $0 < parts.count }
      .map { parts.prefix($0).joined(separator: ", ") }
      .filter { $0.contains(where: \.isLetter) }
    return ([trimmingSpaces] + shorter).eachShorter
  }
}
