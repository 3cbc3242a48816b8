import Faults
import Paths
import Testing

@Suite struct WorkTests {
  @Test func `work is counted in steps until none is left`() throws {
    var work = Work(limit: 1000)
    #expect(work.left == 1000 && work.most(.comparison) == 125)
    try work.spend(100, .comparison)
    #expect(work.left == 200 && work.most(.paintedPixel) == 200)
    try work.spend(200, .paintedPixel)
    #expect(work.left == 0)
    try work.check()
    #expect(throws: Fault.tooMuchWork(limit: 1000)) { try work.spend(1, .paintedPixel) }
    #expect(work.most(.paintedPixel) == 0)
  }

  @Test func `counting alone refuses nothing`() {
    var work = Work(limit: 10)
    work.count(1 << 40, .clusteredEdge)
    #expect(work.left < 0)
    #expect(throws: Fault.tooMuchWork(limit: 10)) { try work.check() }
  }

  @Test func `the fault says how much was allowed, and what to do`() {
    #expect(
      Fault.tooMuchWork(limit: 5).description
        == "the drawing takes more than 5 steps of work; "
        + "simplify it: fewer dashes, copies, crossings and layers")
  }
}
