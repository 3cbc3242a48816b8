extension Drive {
  /// What is left of the first route where the first route of another drive begins, in meters; nil
  /// if it begins at the end or elsewhere, or if either has no places.
  package func metersLeft(atStartOf other: Drive) -> Double? {
    let (line, next) = (routes[0].line, other.routes[0].line)
    guard line.hasPlaces, next.hasPlaces, let start = next.places.first else { return nil }
    let match = line.match(
      start, course: next.course(at: 0), gate: options.gate, within: 0..<line.places.count - 1)
    return match.map { line.length - $0.meters }.flatMap { $0 > options.gate ? $0 : nil }
  }
}
