import Testing

@testable import Routes

/// What few steps have must not show in how steps compare.
struct RareTests {
  @Test func `fields that were taken away leave no trace`() {
    var road = Road()
    road.name = "Main Street"
    let plain = road
    road.exits = "12"
    #expect(road != plain)
    #expect(road.exits == "12")
    #expect(road.destinations == nil)
    road.exits = nil
    #expect(road == plain)
    #expect(road.hashValue == plain.hashValue)
  }

  @Test func `fields of which one is taken away keep the others`() {
    var maneuver = Maneuver(kind: .roundaboutNthExitCCW, engineType: "roundabout")
    maneuver.exit = 2
    maneuver.otherExits = [90]
    maneuver.roundaboutAngle = 180
    maneuver.exit = nil
    #expect(maneuver.exit == nil)
    #expect(maneuver.otherExits == [90])
    #expect(maneuver.roundaboutAngle == 180)
  }

  @Test func `a copy keeps its fields when the other changes`() {
    var first = Maneuver(kind: .roundaboutNthExitCCW, engineType: "roundabout")
    first.exit = 2
    var second = first
    second.exit = 3
    #expect(first.exit == 2)
    #expect(second.exit == 3)
  }

  @Test func `a step stays small`() {
    // Routes of many plain steps are held in memory as a whole.
    #expect(MemoryLayout<Step>.stride <= 256)
  }
}
