#if !hasFeature(Embedded)
  /// Runs tasks at once and delivers their results in order.
  package enum OrderedTasks {
    /// Calls `work` for each `share` items, and `receive` for each result in order.
    ///
    /// `jobs` tasks run at once, at least 1. To bound memory, no task starts more than `4 * jobs`
    /// places ahead of the next result. Once `receive` throws, no more tasks start and its error is
    /// thrown.
    package static func run<Item: Sendable, Result: Sendable, Failure: Error>(
      _ items: [Item], share: Int = 1, jobs: Int,
      work: @escaping @Sendable (ArraySlice<Item>) -> Result,
      receive: (Result) throws(Failure) -> Void
    ) async throws(Failure) {
      let failure: Failure? = await withTaskGroup(of: (Int, Result).self) { group in
        let (count, jobs) = ((items.count + share - 1) / share, max(1, jobs))
        var (begun, running, received) = (0, 0, 0)
        var waiting: [Int: Result] = [:]
        while received < count {
          while begun < count, running < jobs, begun - received < 4 * jobs {
            let place = begun
            let part = items[place * share..<min((place + 1) * share, items.count)]
            group.addTask { (place, work(part)) }
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
#endif
