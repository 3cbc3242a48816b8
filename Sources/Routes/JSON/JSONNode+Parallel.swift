import Dispatch
import Synchronization

extension [JSONNode] {
  /// Makes a value of each element, on as many processors as the document allows.
  ///
  /// - Parameters:
  ///   - length: How many elements are one piece of work; with fewer than two pieces, nothing is
  ///     shared out.
  ///   - make: Makes the value.
  /// - Returns: The values, in the order of the elements.
  /// - Throws: The error of the first element that has one.
  func parallelMap<Value: Sendable>(
    inPiecesOf length: Int = 256, _ make: @Sendable (JSONNode, Int) throws(RouteError) -> Value
  ) throws(RouteError) -> [Value] {
    try parallelPieces(of: length) { range, put throws(RouteError) in
      for index in range { put(try make(self[index], index)) }
    }
  }

  /// Makes values of the elements piece by piece, on as many processors as the document allows.
  ///
  /// - Parameters:
  ///   - length: How many elements are one piece of work.
  ///   - make: Hands on a value for each element of a range, in order.
  /// - Returns: The values, in the order of the elements.
  /// - Throws: The error of the first piece that has one.
  func parallelPieces<Value: Sendable>(
    of length: Int,
    _ make: @Sendable (Range<Int>, (Value) -> Void) throws(RouteError) -> Void
  ) throws(RouteError) -> [Value] {
    let pieces = (count + length - 1) / length
    let workers = Swift.min(first?.document.workers ?? 1, pieces)
    guard workers > 1 else {
      var values: [Value] = []
      values.reserveCapacity(count)
      try make(0..<count) { values.append($0) }
      return values
    }
    let next = Atomic(0)
    let problems = Mutex<[Int: RouteError]>([:])
    // All write into one array, each its own part: to join arrays would take the memory twice.
    let values = unsafe [Value](unsafeUninitializedCapacity: count) { buffer, filled in
      nonisolated(unsafe) let buffer = unsafe buffer
      DispatchQueue.concurrentPerform(iterations: workers) { _ in
        while true {
          let piece = next.wrappingAdd(1, ordering: .relaxed).oldValue
          guard piece < pieces else { return }
          let range = piece * length..<Swift.min((piece + 1) * length, count)
          var place = range.lowerBound
          do throws(RouteError) {
            try make(range) { value in
              unsafe buffer.initializeElement(at: place, to: value)
              place += 1
            }
            precondition(place == range.upperBound)
          } catch {
            unsafe buffer.extracting(range.lowerBound..<place).deinitialize()
            problems.withLock { $0[piece] = error }
          }
        }
      }
      filled = count
      problems.withLock { problems in
        guard !problems.isEmpty else { return }
        filled = 0
        for piece in 0..<pieces where problems[piece] == nil {
          let range = piece * length..<Swift.min((piece + 1) * length, count)
          unsafe buffer.extracting(range).deinitialize()
        }
      }
    }
    if let problem = problems.withLock({ $0.min { $0.key < $1.key }?.value }) { throw problem }
    return values
  }
}
