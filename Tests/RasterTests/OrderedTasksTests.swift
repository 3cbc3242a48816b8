import Testing

@testable import Raster

@Suite struct OrderedTasksTests {
  @Test(arguments: [0, 1, 2, 7, 100], [-1, 1, 3, 8])
  func `results come in the order of the pieces`(count: Int, jobs: Int) async {
    var told: [Int] = []
    let results = await OrderedTasks.run(count, jobs: jobs) {
      $0 * $0
    } goesOn: { place, result in
      #expect(result == place * place)
      told.append(place)
      return true
    }
    #expect(results == (0..<count).map { $0 * $0 })
    #expect(told.sorted() == Array(0..<count))
  }

  @Test func `nothing is begun after a piece that says so`() async {
    let results = await OrderedTasks.run(20, jobs: 1) {
      $0
    } goesOn: { place, _ in
      place < 4
    }
    #expect(results == [0, 1, 2, 3, 4] + Array(repeating: nil, count: 15))
  }
}
