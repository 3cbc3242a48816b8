import Faults
import Testing

@Suite struct SortedSearchTests {
  @Test(arguments: [(0, 0), (1, 0), (2, 1), (3, 3), (9, 3)])
  func `the first element that is not below a limit is found`(limit: Int, index: Int) {
    #expect([1, 2, 2].partitioningIndex { $0 >= limit } == index)
  }

  @Test func `a slice is searched from its own start`() {
    let list = [5, 1, 2, 3]
    #expect(list[1...].partitioningIndex { $0 >= 2 } == 2)
    #expect(list[2..<2].partitioningIndex { $0 >= 2 } == 2)
  }
}
