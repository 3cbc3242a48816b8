/// Work in pieces that several tasks do at once, with results in the order of the pieces.
///
/// Memory stays small, since no more pieces are begun than tasks may run.
package enum OrderedTasks {
  /// Does all pieces.
  ///
  /// - Parameters:
  ///   - count: The number of pieces; 0 or more.
  ///   - jobs: How many run at once; fewer than 1 count as 1.
  ///   - work: Does a piece, by its place from 0.
  ///   - goesOn: Is told of each piece once it is done, in no order; after false nothing is begun.
  /// - Returns: For each piece its result; nothing where it was not begun.
  package static func run<Result: Sendable>(
    _ count: Int, jobs: Int, work: @escaping @Sendable (Int) -> Result,
    goesOn: (_ place: Int, _ result: Result) -> Bool = { _, _ in true }
  ) async -> [Result?] {
    await withTaskGroup(of: (Int, Result).self) { group in
      var next = 0
      func start() {
        guard next < count else { return }
        let place = next
        next += 1
        group.addTask { (place, work(place)) }
      }
      for _ in 0..<min(count, max(1, jobs)) { start() }
      var results = [Result?](repeating: nil, count: count)
      while let (place, result) = await group.next() {
        results[place] = result
        if goesOn(place, result) { start() }
      }
      return results
    }
  }
}
