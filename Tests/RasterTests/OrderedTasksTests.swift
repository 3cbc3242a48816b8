import Synchronization
import Testing

@testable import Raster

@Suite struct OrderedTasksTests {
  @Test(arguments: [0, 1, 2, 7, 100], [-1, 1, 3, 8])
  func `results come in the order of the pieces`(count: Int, jobs: Int) async {
    for share in [1, 3] {
      var results: [Int] = []
      await OrderedTasks.run(Array(0..<count), share: share, jobs: jobs) {
        $0.map { $0 * $0 }
      } receive: {
        results += $0
      }
      #expect(results == (0..<count).map { $0 * $0 })
    }
  }

  @Test func `no piece is begun after a failure`() async {
    struct Failure: Error {}
    let begun = Mutex(0)
    await #expect(throws: Failure.self) {
      try await OrderedTasks.run(Array(0..<20), jobs: 1) { part in
        begun.withLock { $0 += 1 }
        return part.startIndex
      } receive: {
        if $0 == 4 { throw Failure() }
      }
    }
    #expect(begun.withLock(\.self) == 5)
  }
}
