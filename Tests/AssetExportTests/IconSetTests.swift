import Foundation
import Glyphs
import Paths
import Routes
import Testing

@testable import AssetExport

@Suite struct IconSetTests {
  @Test func `the set has every kind, on both sides of the road`() {
    let specs = IconSet().specs
    #expect(Set(specs).count == specs.count)
    #expect(specs.map(\.name) == specs.map(\.name).sorted())
    for kind in ManeuverKind.allCases {
      for side in DrivingSide.allCases {
        #expect(specs.contains(GlyphSpec(kind: kind, drivingSide: side)), "\(kind) \(side)")
      }
    }
    for furniture in Furniture.pictures { #expect(specs.contains(.furniture(furniture))) }
    for circulation in Circulation.allCases {
      for exit in 1...19 {
        let roundabout = try? Roundabout(circulation: circulation, passage: .toExit, exit: exit)
        #expect(roundabout.map { specs.contains(.roundabout($0)) } == true)
      }
    }
  }

  @Test func `groups restrict only the signs of objects along the route`() {
    let all = Set(IconSet().specs.map(\.name))
    let some = Set(IconSet(along: [.signals, .congestion]).specs.map(\.name))
    #expect(some.isStrictSubset(of: all))
    let gone = all.subtracting(some)
    #expect(gone.isSuperset(of: ["stop_sign", "tunnel", "speed_us_30", "no_limit", "warning"]))
    #expect(gone.isDisjoint(with: ["traffic_light", "congestion", "compass", "turn_left"]))
    #expect(gone.isDisjoint(with: ["border_crossing", "ferry_board", "waiting", "fuel"]))
    let limits = Set(IconSet(along: [.limits]).specs.map(\.name))
    #expect(limits.contains("speed_us_30") && limits.contains("no_limit"))
  }

  @Test(arguments: [(15, 24), (90, 4), (7, 51), (360, 1)])
  func `roundabouts have as many angles as the step gives`(step: Int, count: Int) {
    let angles = IconSet(roundaboutStep: step).specs.filter { spec in
      guard case .roundabout(let roundabout) = spec, roundabout.circulation == .clockwise,
        case .through(let angle) = roundabout.passage
      else { return false }
      return angle % step == 0
    }
    #expect(angles.count == count)
  }

  @Test func `all lanes are all choices of eight directions, each lit and none`() {
    let lanes = IconSet(lanes: .all).specs.count {
      if case .lanes = $0 { true } else { false }
    }
    // Of 2 × 255 choices 127 have no U-turn and are the same twice, as are the 448 arrows in
    // them; besides, three lanes of other arrows, lit and not.
    #expect(lanes == 2 * (255 + 1024) - (127 + 448) + 2 * 3)
  }

  @Test(arguments: [1, 3])
  func `files are written once, and a second run touches none`(jobs: Int) async throws {
    let temporary = FileManager.default.temporaryDirectory.appending(path: "icons-\(UUID())")
    defer { try? FileManager.default.removeItem(at: temporary) }
    let artist = GlyphArtist(theme: try Theme.builtIn(), icons: IconLibrary.builtIn)
    let size = Size(width: 12, height: 12)
    let plan = try AssetPlan(
      of: Array(IconSet().specs.prefix(20)),
      options: PictureOptions(
        variants: artist.theme.variants, scales: [1, 2], maneuverSizes: [size], laneSize: size),
      targets: TargetOptions())
    let folder = try OutputFolder(temporary)
    var steps: [Int] = []
    let summary = try await plan.write(
      to: folder, generator: "test", artist: artist, jobs: jobs
    ) { steps.append($0) }
    #expect((summary.pictures, summary.changed.count) == (80, 81))
    #expect(steps.last == 20 && steps == steps.sorted())
    let files = try FileManager.default.contentsOfDirectory(
      atPath: temporary.appending(path: "glyphs").path)
    #expect(files.count == 80)
    let again = try await plan.write(to: folder, generator: "test", artist: artist, jobs: jobs)
    #expect(again.changed.isEmpty)
    try Data().write(to: temporary.appending(path: "glyphs/\(files[0])"))
    let third = try await plan.write(to: folder, generator: "test", artist: artist, jobs: jobs)
    #expect(third.changed.count == 1)
  }
}

@Suite struct ReductionTests {
  private func step(_ kind: ManeuverKind) -> Step {
    Step(maneuver: Maneuver(kind: kind, engineType: ""), distance: 0, duration: 0)
  }

  @Test func `what is out of range is left out and reported`() {
    var step = step(.roundaboutNthExitCW)
    #expect(step.reductions(at: "cards[0]").isEmpty)
    step.maneuver.exit = 20
    step.maneuver.roundaboutAngle = 361
    step.lanes = Array(repeating: Lane(directions: [.left]), count: 100)
    #expect(
      step.reductions(at: "cards[2]") == [
        Fallback(place: "cards[2].lanes", words: "100 lanes", replacement: "the first 16"),
        Fallback(
          place: "cards[2].exit", words: "exit 20", replacement: "a roundabout without number"),
        Fallback(
          place: "cards[2].angle", words: "361.0 degrees",
          replacement: "a roundabout whose exit is not known"),
      ])
    #expect(GlyphSpec(step).name == "roundabout_nth_exit_cw")
    #expect(GlyphSpec(lanesOf: step) != nil)
  }

  @Test func `an exit number can be large outside roundabouts`() {
    var step = step(.turnLeft)
    step.maneuver.exit = 40
    #expect(step.reductions(at: "").isEmpty)
  }
}
