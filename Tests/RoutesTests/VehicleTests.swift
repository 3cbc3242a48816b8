import Testing

@testable import Routes

@Suite struct VehicleTests {
  private static func lanes(mode: String, access: String...) throws -> [Lane] {
    let lanes = access.map { name in
      """
      {"indications": ["right"], "valid": true, "active": true,
       "access": {"designated": [\(name.isEmpty ? "" : "\"\(name)\"")]}}
      """
    }
    let steps = try OSRMBuilder.read(
      OSRMBuilder.step("depart"),
      OSRMBuilder.step(
        "turn", "right",
        """
        "mode": "\(mode)", "intersections": [{"location": [1, 2], "lanes": [
          {"indications": ["straight"], "valid": false}, \(lanes.joined(separator: ","))]}]
        """))
    return steps[1].lanes
  }

  @Test func `a lane for other vehicles is off the way where an open one leads along it`() throws {
    let car = try Self.lanes(mode: "driving", access: "", "bicycle")
    #expect(car.map(\.state) == [.avoid, .preferred, .avoid])
    #expect(car.map(\.followed) == [nil, .right, nil])
    let bicycle = try Self.lanes(mode: "cycling", access: "", "bicycle")
    #expect(bicycle.map(\.state) == [.avoid, .preferred, .preferred])
    let only = try Self.lanes(mode: "driving", access: "bus", "bicycle")
    #expect(only.map(\.state) == [.avoid, .preferred, .preferred])
  }
}
