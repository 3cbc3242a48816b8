/// Times work that is too short for one look at the clock.
struct Stopwatch {
  private let clock = ContinuousClock()
  /// How often a batch is timed.
  var batches = 40

  /// The time of one call in microseconds: the least over the batches, which other work on the
  /// machine disturbs least.
  func microseconds(calls: Int, _ work: () throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<batches {
      let start = clock.now
      for _ in 0..<calls { try work() }
      let time = (clock.now - start) / calls
      let (seconds, attoseconds) = time.components
      least = min(least, Double(seconds) * 1e6 + Double(attoseconds) * 1e-12)
    }
    return least
  }
}
