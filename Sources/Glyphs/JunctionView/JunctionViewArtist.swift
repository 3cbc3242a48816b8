import Paths
import Maneuvers

/// Draws the road ahead in perspective, its lanes and the roads that it parts into.
struct JunctionViewArtist {
  private let view: JunctionView
  private let size: Size
  private let colors: Theme.Colors<Theme.SceneryRole>
  let camera: GroundView
  private let ways: [Way]

  /// A road ahead, or the whole road up to where its lanes part.
  private struct Way {
    var ground: GroundWay
    /// The lines of its edges.
    var lanes: ClosedRange<Double>
    /// Where lines between its lanes start; `nil` if its lanes are unknown.
    var linesFrom: Double?
    var end: Double
  }

  /// Widths in lanes.
  private static let (line, shoulder) = (0.09, 0.35)
  /// The width of a lane in meters, to which lengths of lines refer.
  private static let laneWidth = 3.6
  /// Where roads start, below the picture, as a share of the nearest ground.
  private static let foot = 0.98
  /// Where roads vanish behind hills before they are too narrow to be roads, and where the gantry
  /// stands, as multiples of the nearest ground.
  private static let (crest, gantry) = (9.0, 1.6)

  init(_ view: JunctionView, size: Size, colors: Theme.Colors<Theme.SceneryRole>) {
    (self.view, self.size, self.colors) = (view, size, colors)
    let lanes = Double(view.lanes.count)
    let camera = GroundView(
      size: size, horizon: size.height * (view.signpost == nil ? 0.3 : 0.44),
      lanes: view.lanes.count)
    let start = camera.nearest * 1.9
    self.camera = camera
    let whole = Way(
      ground: GroundWay(lanes: 0...lanes, start: start, turn: 0, radius: 0), lanes: 0...lanes,
      linesFrom: camera.nearest * Self.foot, end: start)
    ways =
      [whole]
      + zip(view.branches, Self.edges(of: view)).map { branch, edges in
        let turn = Double(branch.turn)
        // Sharper bends are narrower, so that the road stays in the picture.
        let radius = turn.magnitude <= 30 ? 10.0 : turn.magnitude <= 60 ? 6 : 4
        return Way(
          ground: GroundWay(
            lanes: edges, start: start, turn: turn, radius: radius * max(1, camera.nearest / 2.4)),
          lanes: edges, linesFrom: branch.lanes == nil ? nil : start, end: camera.nearest * 40)
      }
  }

  /// The edges of each road ahead where the lanes part; a road of unknown lanes takes what the others
  /// leave, or an outer lane.
  private static func edges(of view: JunctionView) -> [ClosedRange<Double>] {
    let count = view.lanes.count
    let taken = view.followed
    let (left, right) = (view.chosen, view.branches.count - 1 - view.chosen)
    func share(_ range: Range<Int>, _ index: Int, of parts: Int) -> ClosedRange<Double> {
      let (start, width) = (Double(range.lowerBound), Double(range.count) / Double(parts))
      return start + width * Double(index)...start + width * Double(index + 1)
    }
    return view.branches.enumerated().map { index, branch in
      if let lanes = branch.lanes { return share(lanes, 0, of: 1) }
      if index < view.chosen { return share(0..<max(taken.lowerBound, 1), index, of: left) }
      if index == view.chosen { return share(taken, 0, of: 1) }
      return share(
        min(taken.upperBound, count - 1)..<count, index - view.chosen - 1, of: right)
    }
  }

  func items() -> [Drawing.Item] {
    let start = camera.nearest * Self.foot
    let horizon = camera.horizon
    let land = Rect(x: 0, y: horizon, width: size.width, height: size.height - horizon)
    let (first, second) = (
      view.manner.hasYellowMedian ? Theme.SceneryRole.medianLine : .line, Theme.SceneryRole.line
    )
    func strips(_ edges: (Way) -> (Double, Double)) -> Path {
      path(
        ways.map { way in
          let (left, right) = edges(way)
          return way.ground.strip(left, right, start...way.end)
        })
    }
    let (line, shoulder) = (Self.line * 1.5, Self.shoulder)
    // Each layer hides what lies inside of roads: edges show only where roads have parted.
    return [
      filled(Path(Rect(size)), .sky), filled(Path(land), .land),
      filled(
        strips { ($0.lanes.lowerBound - shoulder, $0.lanes.upperBound + shoulder) }, .shoulder),
      filled(strips { ($0.lanes.lowerBound - line, $0.lanes.lowerBound) }, first),
      filled(strips { ($0.lanes.upperBound, $0.lanes.upperBound + line) }, second),
      filled(strips { ($0.lanes.lowerBound, $0.lanes.upperBound) }, .road),
    ] + lanesToTake(from: start) + [filled(linesBetweenLanes(from: start), .line)]
      + arrows(from: start) + [filled(hills, .hills)]
  }

  /// The place of a road's sign: between its lanes below the gantry and its end.
  func middle(of branch: Int) -> Double {
    let way = ways[branch + 1]
    let line = (way.lanes.lowerBound + way.lanes.upperBound) / 2
    return (foot(at: line).x + min(max(end(of: line, on: way), 0), size.width)) / 2
  }

  /// Where the posts of the gantry stand, on the ground beside the road and beside the ends of all.
  var posts: [Point] {
    let feet = [-0.7, Double(view.lanes.count) + 0.7].map(foot)
    return [
      Point(
        x: ways.reduce(feet[0].x) { min($0, end(of: $1.lanes.lowerBound - 0.7, on: $1)) },
        y: feet[0].y),
      Point(
        x: ways.reduce(feet[1].x) { max($0, end(of: $1.lanes.upperBound + 0.7, on: $1)) },
        y: feet[1].y),
    ]
  }

  /// Where a line of a road vanishes behind the hills.
  private func end(of line: Double, on way: Way) -> Double {
    camera.place(way.ground.place(line, at: camera.nearest * Self.crest)).x
  }

  private func foot(at line: Double) -> Point {
    camera.place(Point(x: line, y: camera.nearest * Self.gantry))
  }

  /// A ridge, the same on both sides.
  private var hills: Path {
    let foot = camera.place(Point(x: 0, y: camera.nearest * Self.crest)).y
    let half = [(0, 0.06), (0.12, 0.095), (0.3, 0.045), (0.42, 0.06)]
    let ridge = (half + half.reversed().map { (1 - $0, $1) }).map { share, height in
      Point(x: size.width * share, y: camera.horizon - size.height * height)
    }
    var path = Path()
    path.move(to: Point(x: 0, y: foot))
    path.line(to: ridge[0])
    path.line(to: ridge[0] + (ridge[1] - ridge[0]) * 0.5)
    for (top, next) in zip(ridge.dropFirst(), ridge.dropFirst(2)) {
      path.quad(control: top, to: top + (next - top) * 0.5)
    }
    path.line(to: ridge[ridge.count - 1])
    path.line(to: Point(x: size.width, y: foot))
    path.close()
    return path
  }

  private func filled(_ path: Path, _ role: Theme.SceneryRole) -> Drawing.Item {
    .shape(Drawing.Shape(path: path, fill: colors[role]))
  }

  private func path(_ outlines: [[Point]]) -> Path {
    outlines.reduce(into: Path()) { $0.append(Path(polygon: $1.map(camera.place))) }
  }
}

extension JunctionView {
  /// From the first to the last lane that leads along the route.
  fileprivate var followed: Range<Int> {
    let first = lanes.firstIndex { $0 != .avoid } ?? 0
    let last = lanes.lastIndex { $0 != .avoid } ?? lanes.count - 1
    return first..<last + 1
  }

  /// The runs of neighboring lanes that meet a condition.
  fileprivate func runs(where isIn: (Lane.State) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (index, state) in lanes.enumerated() where isIn(state) {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }
}

extension JunctionViewArtist {
  private var taken: Way { ways[view.chosen + 1] }

  /// Lights the lanes to take, up to where they part and on along the road to follow.
  ///
  /// Second choices are half as bright.
  private func lanesToTake(from start: Double) -> [Drawing.Item] {
    let second = colors[.road].mixed(with: colors[.lane], share: 128)
    let layers = view.lanes.contains(.usable) ? [(true, second)] : []
    // The second choice goes on under the lanes to take, so that no gap is between them.
    return (layers + [(false, colors[.lane])]).map { isAll, color in
      let strips = view.runs { isAll ? $0 != .avoid : $0 == .preferred }.map { run in
        taken.ground.strip(Double(run.lowerBound), Double(run.upperBound), start...taken.end)
      }
      return .shape(Drawing.Shape(path: path(strips), fill: color))
    }
  }

  /// The broken lines, on the whole road and on each road ahead whose lanes are known.
  private func linesBetweenLanes(from start: Double) -> Path {
    let half = Self.line / 2
    let (length, period) = (
      view.manner.line / Self.laneWidth, (view.manner.line + view.manner.gap) / Self.laneWidth
    )
    let last = camera.nearest * Self.crest
    var outlines: [[Point]] = []
    for way in ways {
      guard let from = way.linesFrom else { continue }
      let end = min(way.end, last)
      for line in Int(way.lanes.lowerBound)..<Int(way.lanes.upperBound)
      where line > Int(way.lanes.lowerBound) {
        // Roads ahead go on with the lines of the whole road.
        for index in 0... {
          let place = start + period * Double(index)
          guard place < end else { break }
          let (low, high) = (max(place, from), min(place + length, end))
          guard low < high else { continue }
          outlines.append(
            way.ground.strip(Double(line) - half, Double(line) + half, low...high))
        }
      }
    }
    return path(outlines)
  }

  /// An arrow on each lane to take, inside of its lines, so that lanes can be counted; a faint one on
  /// each second choice.
  private func arrows(from start: Double) -> [Drawing.Item] {
    let way = taken.ground
    let tail = start + (way.start - start) * 0.14
    let turn = way.turn.magnitude
    // Past the bend the road is seen too flatly for a head.
    let tip =
      turn >= 30
      ? way.start + way.bend * 0.75
      : way.start + way.bend + camera.nearest * (turn > 0 ? 1.8 : 0.9)
    let neck = tip - (tip - tail) * (turn >= 30 ? 0.26 : 0.34)
    func arrow(_ lane: Int, grown: Double) -> [Point] {
      let (middle, half) = (Double(lane) + 0.5, 0.17)
      let head = half * 2.1 + grown * 2
      let body = way.strip(
        middle - half - grown, middle + half + grown, tail - grown...neck - grown)
      let (left, right) = (body.prefix(body.count / 2), body.suffix(body.count / 2))
      return Array(left) + [
        way.place(middle - head, at: neck - grown), way.place(middle, at: tip + 3 * grown),
        way.place(middle + head, at: neck - grown),
      ] + right
    }
    func arrows(_ state: Lane.State, grown: Double = 0) -> Path {
      path(view.lanes.indices.filter { view.lanes[$0] == state }.map { arrow($0, grown: grown) })
    }
    let faint = colors[.lane].mixed(with: colors[.arrow], share: 160)
    return [
      .shape(Drawing.Shape(path: arrows(.usable), fill: faint)),
      filled(arrows(.preferred, grown: 0.04), .arrowEdge), filled(arrows(.preferred), .arrow),
    ]
  }
}
