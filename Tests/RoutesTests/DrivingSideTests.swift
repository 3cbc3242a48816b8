import Foundation
import Routes
import TestSupport
import Testing

/// How the side of the road is found where the response does not say it.
@Suite struct DrivingSideTests {
  /// A route north with junctions of three roads: where one comes from, where one goes, and a third
  /// that may be entered or not.
  private func route(_ thirds: [(bearing: Int, isOpen: Bool)], mode: String = "driving") -> String {
    let junctions = thirds.map { third in
      let bearings = [0, third.bearing, 180].sorted()
      let open = bearings.map { $0 == 0 || ($0 == third.bearing && third.isOpen) }
      return """
        {"location": [0, 0], "bearings": \(bearings), "entry": \(open), "out": 0,
         "in": \(third.bearing < 180 ? 2 : 1)}
        """
    }.joined(separator: ",")
    return """
      {"code": "Ok", "routes": [{"distance": 9, "duration": 9, "legs": [{"distance": 9,
        "duration": 9, "summary": "", "steps": [{"distance": 9, "duration": 9, "name": "",
          "mode": "\(mode)", "maneuver": {"type": "depart", "location": [179, 80]},
          "intersections": [\(junctions)]}]}]}]}
      """
  }

  private func source(
    _ json: String, _ option: DrivingSide? = nil
  ) throws -> (DrivingSide, DrivingSideSource) {
    let step = try RouteReader(drivingSide: option).read(Data(json.utf8)).routes[0].legs[0].steps[0]
    return (step.drivingSide, step.drivingSideSource)
  }

  @Test(arguments: [
    // Ramps that join from the right, and from the left.
    ([160, 165, 170], DrivingSide.right), ([200, 195, 190], .left),
    // The opposite carriageway to the left, and to the right.
    ([340, 350, 345], .right), ([20, 10, 15], .left),
    ([160, 340, 165], .right),
    // One of five is odd.
    ([160, 165, 170, 175, 195], .right),
  ])
  func `joining ramps and opposite carriageways show the side, unless the option does`(
    bearings: [Int], side: DrivingSide
  ) throws {
    let json = route(bearings.map { ($0, false) })
    #expect(try source(json) == (side, .junctions))
    let other: DrivingSide = side == .left ? .right : .left
    #expect(try source(json, other) == (other, .option))
  }

  @Test(arguments: DrivingSide.allCases)
  func `the option beats what the response states`(stated: DrivingSide) throws {
    let other: DrivingSide = stated == .left ? .right : .left
    let responses = [
      OSRMBuilder(steps: [
        OSRMBuilder.step("continue", "uturn", "\"driving_side\": \"\(stated.rawValue)\"")
      ]).json,
      """
      {"routes": [{"summary": {"lengthInMeters": 1, "travelTimeInSeconds": 1}, "guidance": {
        "instructions": [{"maneuver": "MAKE_UTURN", "drivingSide": "\(stated.rawValue)"}]}}]}
      """,
      """
      {"currentStep": {"maneuver": 6, "drivingSide": "\(stated.rawValue)"}}
      """,
      """
      {"status": "OK", "routes": [{"legs": [{"steps": [{"html_instructions": "X",
        "maneuver": "roundabout-\(stated.rawValue)"}]}]}]}
      """,
    ]
    for json in responses {
      #expect(try source(json).0 == stated, "\(json)")
      #expect(try source(json, other) == (other, .option), "\(json)")
    }
  }

  @Test(arguments: [
    // Too few; too many that disagree; not beside a road; open roads; on foot.
    ([160, 165], false, "driving"), ([160, 165, 170, 190, 195], false, "driving"),
    ([90, 100, 80, 270], false, "driving"), ([160, 165, 170], true, "driving"),
    ([160, 165, 170], false, "walking"),
  ])
  func `ambiguous junctions show nothing`(bearings: [Int], isOpen: Bool, mode: String) throws {
    let json = route(bearings.map { ($0, isOpen) }, mode: mode)
    #expect(try source(json) == (.right, .assumed))
    #expect(try source(json, .left) == (.left, .option))
  }

  @Test(arguments: [
    ("valhalla", "\"type\": 13, \"travel_mode\": \"drive\"", DrivingSide.right),
    ("valhalla", "\"type\": 12, \"travel_mode\": \"drive\"", .left),
    ("here", "\"direction\": \"right\"", .left), ("here", "\"direction\": \"left\"", .right),
    ("google", "uturn-left", .right), ("google", "uturn-right", .left),
    ("google-routes", "UTURN_RIGHT", .left),
  ])
  func `a U-turn shows the driving side`(engine: String, word: String, side: DrivingSide) throws {
    let json =
      switch engine {
      case "valhalla": SmallAnswer.valhalla(word)
      case "here":
        SmallAnswer.section("\"actions\": [{\"action\": \"uTurn\", \(word)}]", mode: "car")
      case "google":
        """
        {"status": "OK", "routes": [{"legs": [{"steps": [{"html_instructions": "X",
          "maneuver": "\(word)", "travel_mode": "DRIVING"}]}]}]}
        """
      default:
        """
        {"routes": [{"legs": [{"steps": [{"navigationInstruction": {"maneuver": "\(word)"},
          "travelMode": "DRIVE"}]}]}]}
        """
      }
    #expect(try source(json) == (side, .uTurn))
    let onFoot = json.replacing("\"drive\"", with: "\"pedestrian\"")
      .replacing("\"car\"", with: "\"pedestrian\"").replacing("DRIVING", with: "WALKING")
      .replacing("\"DRIVE\"", with: "\"WALK\"")
    #expect(try source(onFoot).1 == .assumed)
  }

  @Test(arguments: DrivingSide.allCases)
  func `U-turns and junctions that agree outvote the side that is stated`(
    stated: DrivingSide
  ) throws {
    let shown: DrivingSide = stated == .left ? .right : .left
    let thirds = shown == .right ? [160, 165, 170] : [200, 195, 190]
    let word = shown == .right ? "left" : "right"
    func json(_ thirds: [Int]) -> String {
      let uTurn = OSRMBuilder.step(
        "continue", "uturn", "\"driving_side\": \"\(stated.rawValue)\"",
        maneuver: "\"instruction\": \"Make a \(word) U-turn.\"")
      return route(thirds.map { ($0, false) }).replacing("]}]}]}", with: "]}, \(uTurn)]}]}")
        .replacing("\"mode\"", with: "\"driving_side\": \"\(stated.rawValue)\", \"mode\"")
    }
    #expect(try source(json(thirds)) == (shown, .junctions))
    // One alone does not.
    #expect(try source(json([90])) == (stated, .stated))
  }

  /// Reads responses up to 200 kB, or all with all cases.
  @Test func `junctions never show another side than the response states`() throws {
    let limit = Cases.areAll ? Int.max : 200_000
    let reader = RouteReader()
    var counts: [String: Int] = [:]
    try Law.traffic.check { sample in
      let (path, bytes) = (sample.name, sample.bytes)
      guard !path.contains("text-instructions"), bytes.count <= limit,
        bytes.firstRange(of: Array("\"driving_side\"".utf8)) != nil,
        let told = try? reader.read(bytes)
      else { return }
      let hidden = String(decoding: bytes, as: UTF8.self)
        .replacing("\"driving_side\"", with: "\"hidden\"")
      let found = try reader.read(Data(hidden.utf8))
      for (told, found) in zip(told.routes, found.routes) {
        guard
          let stated = told.legs.flatMap(\.steps).first(where: { $0.drivingSideSource == .stated }),
          let step = found.legs.flatMap(\.steps).first
        else { continue }
        counts["stated", default: 0] += 1
        let source = step.drivingSideSource
        counts[source.rawValue, default: 0] += 1
        guard source == .junctions || source == .roundabout else { continue }
        if step.drivingSide != stated.drivingSide {
          counts["wrong " + source.rawValue, default: 0] += 1
        }
        #expect(step.drivingSide == stated.drivingSide, "\(path): \(source)")
      }
    }
    #expect(counts["junctions", default: 0] >= (Corpus.has("routes") ? 5 : 1), "\(counts)")
    print("sides:", counts.sorted { $0.key < $1.key })
  }
}
