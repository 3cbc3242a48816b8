import Documents
import Faults
import Paths
import Raster
import Testing

@testable import Glyphs
@testable import Routes

@Suite struct JunctionViewTests {
  private static func view(
    _ words: String, side: DrivingSide = .right, country: String? = nil
  ) throws -> JunctionView {
    try JunctionView(words: words, drivingSide: side, country: country)
  }

  @Test(arguments: [
    // As many arrows as roads: the arrows name them.
    ("through|through|slight_right* > 0|r12*", nil, "ooz_r0n1t2_xr15n3"),
    ("through|through;slight_right*|slight_right* > 0|r12*", "DE", "ozz_r0n1t2_xr15n2t3_de"),
    ("slight_left|through*|slight_right > l20|0*|r40", "US", "ozo_l15n1_xr0n2_r45n3_us"),
    // Two roads, one arrow: the lanes not to take lead into the other road.
    ("through|through|through* > l9*|0", nil, nil),
    ("through*|through|through > l9*|0", "JP", "zoo_xl15n1_r0n2t3_jp"),
    // A lane without arrow may lead into both, a bus lane anywhere.
    ("none*|none > l9*|0", nil, "zo_xl15n1_r0"),
    ("through@bus|through|through* > 0|r9*", nil, "ooz_r0_xr15n3"),
    // More roads than arrows: only the lanes to take are known.
    ("through|through|through* > l40|0|r30*", nil, "ooz_l45_r0_xr30n3"),
    // Second choice.
    ("through|slight_right*|slight_right+ > 0|r9*", nil, "ozq_r0n1_xr15n2t3"),
    // A single road, and lanes that lead into no road.
    ("through|through* > 0*", nil, nil), ("through|through* > 0*|r9", nil, nil),
    ("through|through > 0*|r9", nil, nil), ("through* > r120*|0", nil, nil),
  ])
  func `lanes lead into roads as far as the arrows say so`(
    words: String, country: String?, name: String?
  ) throws {
    let view = try? Self.view(words, country: country)
    #expect(view?.name == name.map { "junction_view_" + $0 })
    if let view { #expect(GlyphSpec(name: view.name) == .junctionView(view)) }
  }

  @Test(arguments: [
    ([-7, 1], [-15, 0]), ([0, 6], [0, 15]), ([-8, 9], [-15, 15]), ([15, 30], [15, 30]),
    ([10, 22], [15, 30]), ([-4, 4], [-15, 0]), ([-105, -100, 100], [-90, -75, 90]),
    (Array(-6...6), [-90, -75, -60, -45, -30, -15, 0, 15, 30, 45, 60, 75, 90]),
    ([90, 95, 100], [60, 75, 90]),
  ])
  func `turns are drawn at multiples of 15 degrees in their order`(turns: [Int], drawn: [Int]) {
    #expect(JunctionView.apart(turns, chosen: 0) == drawn)
  }

  @Test(arguments: [
    "", "ooz", "ooo_r0n1_xr15n2", "ooz_r0n1t2_r15n3", "ooz_xr0n1t2_xr15n3", "ooz_r15n1t2_xr0n3",
    "ooz_r0n1t4_xr15n3", "ooz_r0n2t1_xr15n3", "ooz_r7n1t2_xr15n3", "ooz_r0n1t2_xr15n3_plain",
    "ooz_r0n1t2_xr15n3_de_de", "oozz_r0n3t4_xr15n1t2", "ooz_r0n0t2_xr15n3",
    "zzzzzzzzzzzzzzzzz_r0_xr15", "ooz_r0n1t99999999999999999999_xr15n3", "ooz_r0n1t2_xr15n3_sign",
    "ooz_r0n1t2_xr15n3_sign_blue", "ooz_r0n1t2_xr15n3_sign_blue_dz", "ooz_r0n1t2_xr15n3_sign_x_da",
  ])
  func `other words name no view`(rest: String) {
    #expect(GlyphSpec(name: "junction_view_" + rest) == nil)
  }

  /// The lanes that the lower edge of a picture shows: `true` for those to take.
  private func lanes(of view: JunctionView, in studio: Studio) throws -> [Bool] {
    let (width, height) = (800, 500)
    let picture = try studio.draw(.junctionView(view), width: width, height: height)
    let colors = studio.artist.theme.scenery(.light)
    let size = Size(width: Double(width), height: Double(height))
    let ground = GroundView(
      size: size, horizon: size.height * 0.3, lanes: view.lanes.count)
    let y = Int(ground.place(Point(x: 0, y: ground.nearest * 1.03)).y)
    var runs: [Color] = []
    for x in 0..<width {
      let color = picture[x, y]
      if color == colors[.road] || color == colors[.lane] {
        if runs.last != color { runs.append(color) }
      } else if runs.last != .black {
        runs.append(.black)
      }
    }
    return runs.filter { $0 != .black }.map { $0 == colors[.lane] }
  }

  @Test(arguments: 1...16)
  func `the picture has the lanes of the data, and those to take are lit`(count: Int) throws {
    let studio = try Studio()
    for first in Set([0, count / 2, count - 1]) {
      let states = (0..<count).map { $0 < first ? Lane.State.avoid : .preferred }
      let view = try JunctionView(
        lanes: states,
        branches: [
          JunctionView.Branch(turn: 0, lanes: first == 0 ? nil : 0..<first),
          JunctionView.Branch(turn: 15, lanes: first..<count),
        ], chosen: 1)
      #expect(try lanes(of: view, in: studio) == states.map { $0 == .preferred })
      #expect(
        try lanes(of: view.mirrored, in: studio) == states.reversed().map { $0 == .preferred })
      #expect(view.mirrored.mirrored == view)
    }
  }

  @Test func `left-hand traffic has the mirror image of right-hand traffic`() throws {
    let right = try Self.view("through|through|slight_right* > 0|r12*")
    let left = try Self.view("slight_left*|through|through > l12*|0", side: .left)
    #expect(left == right.mirrored)
    let studio = try Studio()
    let pictures = try [right, left].map {
      try studio.draw(.junctionView($0), width: 140, height: 100, scale: 2)
    }
    for y in 0..<200 {
      for x in 0..<280 {
        let (one, other) = (pictures[0][x, y], pictures[1][279 - x, y])
        let most =
          [(one.red, other.red), (one.green, other.green), (one.blue, other.blue)]
          .map { abs(Int($0) - Int($1)) }.max() ?? 0
        #expect(most <= 3, "\(x), \(y)")
      }
    }
  }

  @Test func `roads ahead end at the horizon in their order`() throws {
    let camera = GroundView(size: Size(width: 500, height: 312), horizon: 100, lanes: 3)
    let ends = stride(from: -90.0, through: 90, by: 15).map { turn in
      let way = GroundWay(lanes: 1...2, start: 5, turn: turn, radius: 4)
      return camera.place(way.place(1.5, at: 5 + way.bend + 100))
    }
    #expect(zip(ends, ends.dropFirst()).allSatisfy { $0.x < $1.x })
    #expect(ends.allSatisfy { $0.y > 100 && $0.y < 312 })
  }

  @Test func `lanes keep their width in a bend`() {
    let way = GroundWay(lanes: 2...4, start: 5, turn: 60, radius: 6)
    for step in 0...20 {
      let (one, other) = (
        way.place(2, at: Double(step)), way.place(3, at: Double(step))
      )
      #expect(abs((other - one).length - 1) < 1e-12)
    }
  }

  @Test func `16 lanes and 10 roads are drawn, the same each time, in each variant`() throws {
    let lanes = Array(repeating: "through", count: 15).joined(separator: "|") + "|slight_right*"
    let roads = "l100|l80|l60|l40|l20|0|r20|r40|r60|r80*"
    let view = try Self.view("\(lanes) > \(roads)", country: "US")
    #expect(view.branches.count == 10)
    #expect(view.name.utf8.count <= JunctionView.longestName)
    #expect(GlyphSpec(name: view.name) == .junctionView(view))
    for variant in ["light", "dark"] {
      let pictures = try (0..<2).map { _ in
        try Studio().draw(.junctionView(view), variant, width: 140, height: 100, scale: 3)
      }
      #expect(pictures[0] == pictures[1])
      #expect(pictures[0].pixels.allSatisfy { $0.alpha == 255 })
    }
    #expect(throws: Fault.self) { try Self.view("through|\(lanes) > \(roads)") }
  }

  @Test func `a step has a view if its road parts, and lanes, bearings and side agree`() throws {
    func view(_ kind: ManeuverKind, _ bearings: [Double], _ change: (inout Step) -> Void = { _ in })
      -> JunctionView?
    {
      var maneuver = Maneuver(kind: kind, engineType: "")
      maneuver.intersection = Intersection(bearings: bearings, entry: 0, exit: 1)
      var step = Step(maneuver: maneuver, distance: 100, duration: 10)
      step.lanes = [
        Lane(directions: [.through]),
        Lane(directions: [.slightRight], followed: .slightRight, state: .preferred),
      ]
      change(&step)
      return JunctionView(step)
    }
    #expect(view(.offRampSlightRight, [180, 12, 0])?.name == "junction_view_oz_r0n1_xr15n2")
    #expect(view(.turnRight, [180, 12, 0]) == nil)
    // Some engines leave out the road that is not taken; the arrows have it.
    #expect(view(.offRampSlightRight, [180, 12])?.name == "junction_view_oz_r0n1_xr15n2")
    // The engine says right, the bearings left.
    #expect(view(.forkRight, [180, 0, 12]) == nil)
    #expect(view(.forkRight, [180, 12, 0]) { $0.lanes = [] } == nil)
    func arrows(_ words: String, _ kind: ManeuverKind = .forkRight) throws -> String? {
      let strip = try LaneStrip(words: words, drivingSide: .right)
      return view(kind, []) { step in
        step.maneuver.intersection = nil
        step.lanes = strip.lanes
      }?.name
    }
    #expect(try arrows("through|through;slight_right*") == "junction_view_oz_r0n1t2_xr15n2")
    #expect(try arrows("left*|through", .keepLeft) == "junction_view_zo_xl90n1_r0n2")
    // The headings are more exact than a painted arrow, as far as the roads keep their order.
    func turned(_ after: Double) -> String? {
      view(.offRampRight, []) { step in
        step.maneuver.intersection = nil
        step.lanes[1] = Lane(directions: [.right], followed: .right, state: .preferred)
        (step.maneuver.bearingBefore, step.maneuver.bearingAfter) = (90, after)
      }?.name
    }
    #expect(turned(95) == "junction_view_oz_r0n1_xr15n2")
    #expect(turned(90) == "junction_view_oz_r0n1_xr15n2")
    #expect(turned(125) == "junction_view_oz_r0n1_xr30n2")
    #expect(turned(70) == "junction_view_oz_r0n1_xr90n2")
    // The engine says right, the arrow to follow is the left one of two.
    #expect(try arrows("through*|slight_right") == nil)
    // A lane without an arrow, one that leads back, one road only, two roads to follow.
    for words in [
      "none|slight_right*", "reverse|through|slight_right*", "slight_right*|slight_right",
      "through*|slight_right*",
    ] {
      #expect(try arrows(words) == nil, "\(words)")
    }
    let signed = view(.offRampSlightRight, [180, 12, 0]) {
      $0.road.exits = "34A; 34B"
      $0.road.destinations = "I 10 West, US 1: Adams Boulevard, Los Ángeles, 東京, Berlin"
      $0.country = FoundCountry("US", source: .engine)
    }
    let sign = try #require(signed?.signpost)
    #expect(sign.exit?.text == "EXIT 34A")
    #expect(sign.shields.map(\.text) == ["10", "1"])
    // What cannot be written, and what comes after it, is left out.
    #expect(sign.destinations == ["Adams Boulevard", "Los Ángeles"])
    #expect(sign.colors.name == "guide")
    let spec = GlyphSpec.junctionView(try #require(signed))
    #expect(GlyphSpec(name: spec.name) == spec)
    #expect(spec.name.utf8.allSatisfy { $0 == 0x5F || (0x30...0x7A).contains($0) })
    let picture = try Studio().draw(spec, width: 140, height: 100)
    #expect(picture.pixels.contains(sign.colors.ground))
  }

  /// The view at an exit with a sign to `places`.
  private func exit(
    to places: String, from ref: String? = nil, _ kind: ManeuverKind = .offRampSlightRight,
    change: (inout Step) -> Void = { _ in }
  ) throws -> JunctionView {
    var maneuver = Maneuver(kind: kind, engineType: "")
    maneuver.intersection = Intersection(bearings: [180, 12, 0], entry: 0, exit: 1)
    var step = Step(maneuver: maneuver, distance: 100, duration: 10)
    step.lanes = [
      Lane(directions: [.through]),
      Lane(directions: [.slightRight], followed: .slightRight, state: .preferred),
    ]
    step.country = FoundCountry("DE", source: .engine)
    step.road.destinations = places
    step.refBefore = ref
    change(&step)
    return try #require(JunctionView(step))
  }

  @Test func `a sign has each place once`() throws {
    let view = try exit(to: "Neustadt, Altdorf, Neustadt, NEUSTADT, Altdorf-Nord")
    #expect(view.signpost?.destinations == ["Neustadt", "Altdorf", "Altdorf-Nord"])
  }

  @Test func `at an exit the other road has the numbers of the road before`() throws {
    let view = try exit(to: "B 2, Altdorf", from: "A 9; E 45")
    #expect(view.otherSign?.shields.map(\.text) == ["9", "E 45"])
    #expect(GlyphSpec(name: view.name) == .junctionView(view))
    #expect(view.mirrored.otherSign == view.otherSign)
    // No sign where the exit has the number too, at a fork, or without a number.
    #expect(try exit(to: "A 9, Altdorf", from: "A 9").otherSign == nil)
    #expect(try exit(to: "Altdorf", from: "A 9", .forkRight).otherSign == nil)
    #expect(try exit(to: "Altdorf").otherSign == nil)
    let pictures = try [view, exit(to: "B 2, Altdorf")].map { view in
      try Studio().draw(.junctionView(view), width: 500, height: 312)
    }
    #expect(pictures[0] != pictures[1])
  }

  @Test func `signs at a motorway have its color`() throws {
    func name(_ ref: String? = nil, _ change: (inout Step) -> Void = { _ in }) throws -> String? {
      try exit(to: "Altdorf", from: ref, change: change).signpost?.colors.name
    }
    #expect(try name() == "plain")
    #expect(try name("B 2") == "plain")
    #expect(try name("A 9") == "blue")
    #expect(try name { $0.leavesMotorway = true } == "blue")
    #expect(try name { $0.isMotorway = true } == "blue")
  }

  @Test func `a lane of second choice is one lane`() throws {
    let view = try Self.view("through|slight_right*|slight_right+ > 0|r12*")
    let picture = try Studio().draw(.junctionView(view), width: 500, height: 312)
    // Right above the lower edge, no arrow has begun.
    let row = (0..<500).map { picture[$0, 310] }
    let colors = try Studio().artist.theme.scenery(.light)
    let second = colors[.road].mixed(with: colors[.lane], share: 128)
    let places = row.indices.filter { row[$0] == second }
    let (first, last) = (try #require(places.first), try #require(places.last))
    #expect(places.count == last - first + 1)
    #expect(places.count > 50)
  }

  @Test(arguments: ["0|r12*", "0|r60*", "l60*|0"])
  func `a gantry has two posts in the picture, wherever the sign is`(roads: String) throws {
    let lanes = roads.hasPrefix("l") ? "slight_left*|through" : "through|slight_right*"
    var view = try Self.view("\(lanes) > \(roads)")
    view.signpost = Signpost(destinations: ["Altdorf-Neustadt"])
    let colors = try Studio().artist.theme.scenery(.light)
    let post = colors[.shoulder].mixed(with: colors[.line], share: 48)
    let picture = try Studio().draw(.junctionView(view), width: 500, height: 312)
    // The feet are the lowest; each is one run of pixels, and not cut by the picture's edge.
    let foot = try #require(picture.pixels.lastIndex(of: post)) / 500
    let row = (0..<500).filter { picture[$0, foot] == post }
    #expect(zip(row, row.dropFirst()).count { $1 > $0 + 1 } == 1, "\(row)")
    #expect(row.first != 0 && row.last != 499)
  }

  @Test(arguments: ["exit-us", "exit-de"])
  func `an exit's tab stands on the sign`(network: String) throws {
    let exit = try #require(Shield(network: network, text: "7"))
    var view = try Self.view("through|slight_right* > 0|r12*")
    view.signpost = Signpost(exit: exit, destinations: ["Altdorf"])
    let picture = try Studio().draw(.junctionView(view), width: 500, height: 312)
    let ground = SignpostColors.plain.ground
    let face = try #require(ShieldTable.builtIn[network]?.color("face", isDark: false))
    func top(_ color: Color) -> Int? { picture.pixels.firstIndex(of: color).map { $0 / 500 } }
    let (plate, sign) = (try #require(top(face)), try #require(top(ground)))
    #expect((plate < sign) == (network == "exit-us"))
  }

  @Test(arguments: ["Zürich", "QUIZ", "qz Zq", "A1-B", "ÅÄÖ é", "zzz", "Köln (Süd)"])
  func `a sign's name keeps any text`(text: String) throws {
    let sign = try #require(Signpost(destinations: [text]))
    #expect(Signpost(words: sign.name.split(separator: "_"))?.destinations == [text])
  }

  @Test func `colors of a sign are those of the country where the class of the road is known`() {
    func name(_ country: String?, exit: Bool = false, _ networks: [String] = []) -> String {
      SignpostColors(country: country, isAtMotorway: exit, networks: networks).name
    }
    #expect(name("DE", ["de-autobahn"]) == "blue")
    #expect(name("DE", exit: true) == "blue")
    #expect(name("DE", ["de-federal"]) == "plain")
    #expect(name("CH", ["ch-motorway"]) == "green")
    #expect(name("US") == "guide")
    #expect(name(nil, exit: true) == "plain")
  }

  @Test func `the networks of signs are networks of the table`() {
    for name in SignpostColors.rows.flatMap(\.networks) {
      #expect(ShieldTable.builtIn[String(name)] != nil, "\(name)")
    }
  }
}
