/// Work in pieces that several tasks do at once, with results handed on in the order of the pieces.
package enum OrderedTasks {
  /// Does all pieces.
  ///
  /// Memory stays small: no piece is begun more than `4 * jobs` places ahead of the next result.
  ///
  /// - Parameters:
  ///   - count: The number of pieces; 0 or more.
  ///   - jobs: How many run at once; fewer than 1 count as 1.
  ///   - work: Does a piece, by its place from 0.
  ///   - receive: Receives the results one after the other, in the order of the pieces; once it
  ///     throws, no more pieces are begun.
  /// - Throws: The error of `receive`.
  package static func run<Result: Sendable, Failure: Error>(
    _ count: Int, jobs: Int, work: @escaping @Sendable (Int) -> Result,
    receive: (Result) throws(Failure) -> Void
  ) async throws(Failure) {
    let failure: Failure? = await withTaskGroup(of: (Int, Result).self) { group in
      let jobs = max(1, jobs)
      var (begun, running, received) = (0, 0, 0)
      var waiting: [Int: Result] = [:]
      while received < count {
        while begun < count, running < jobs, begun - received < 4 * jobs {
          let place = begun
          group.addTask { (place, work(place)) }
          begun += 1
          running += 1
        }
        guard let (place, result) = await group.next() else { break }
        running -= 1
        waiting[place] = result
        while let result = waiting.removeValue(forKey: received) {
          received += 1
          do throws(Failure) {
            try receive(result)
          } catch {
            return error
          }
        }
      }
      return nil
    }
    if let failure { throw failure }
  }
}
