import Testing

@testable import Routes

@Suite struct LegSettlingTests {
  private static func step(
    _ type: String, _ modifier: String?, _ name: String, mode: String = "driving"
  ) -> String {
    OSRMBuilder.step(type, modifier, #""mode": "\#(mode)", "name": "\#(name)", "distance": 100"#)
  }

  @Test(arguments: ["turn", "new name", "continue", "notification", "merge", "off ramp"])
  func `whatever the word, the first maneuver after a ferry is its end`(type: String) throws {
    let steps = try OSRMBuilder.read(
      Self.step("depart", nil, "Quay"),
      Self.step("notification", "straight", "Ystad - Rønne", mode: "ferry"),
      Self.step(type, "slight right", "Harbour Road"), Self.step("turn", "left", "Main Street"))
    #expect(steps.map(\.maneuver.kind) == [.depart, .ferryBoard, .ferryDisembark, .turnLeft])
  }

  @Test func `a car train ends as one, and a roundabout behind a ferry stays one`() throws {
    let train = try OSRMBuilder.read(
      Self.step("depart", nil, "Quay"),
      Self.step("notification", "straight", "Sylt", mode: "train"),
      Self.step("turn", "right", "Harbour Road"))
    #expect(train.last?.maneuver.kind == .ferryTrainDisembark)
    let ring = try OSRMBuilder.read(
      Self.step("notification", "straight", "Ystad - Rønne", mode: "ferry"),
      Self.step("roundabout", "right", "Harbour Road"))
    #expect(ring.last?.maneuver.kind.circulation != nil)
  }

  @Test func `a new name that the road has already joins the step before`() throws {
    let steps = try OSRMBuilder.read(
      Self.step("depart", nil, "Start Road"), Self.step("new name", "straight", "High Street"),
      Self.step("new name", "straight", "High Street"), Self.step("turn", "left", "High Street"),
      Self.step("new name", "straight", "Low Street"))
    #expect(steps.map(\.maneuver.kind) == [.depart, .nameChange, .turnLeft, .nameChange])
    #expect(steps.map(\.distance) == [100, 200, 100, 100])
  }

  @Test func `names that are longer than any sign are cut`() throws {
    let long = String(repeating: "a", count: 3000)
    let steps = try OSRMBuilder.read(Self.step("turn", "left", long))
    #expect(steps[0].road.name == String(repeating: "a", count: 1000) + "…")
    let short = String(repeating: "é", count: 1000)
    #expect(try OSRMBuilder.read(Self.step("turn", "left", short))[0].road.name == short)
  }
}
