import Glyphs
import Guidance
import Routes

/// What each platform's own interface calls what a glyph shows, as far as the picture alone tells.
///
/// The card of a step tells more: a picture of a turn is that of a fork as well, and for traffic on
/// both sides.
struct MeaningPlatforms: Encodable, Sendable {
  /// `Maneuver` and `Lane` of `androidx.car.app`.
  struct AndroidAuto: Encodable, Sendable {
    var lanes: [AndroidAutoRecord.Lane]?
    var maneuver: AndroidAutoRecord.Maneuver?
  }

  /// `CPManeuver` and `CPLane`.
  struct CarPlay: Encodable, Sendable {
    var junctionElementAngles: [Int]?
    var junctionExitAngle: Int?
    var junctionType: String?
    var lanes: [CarPlayRecord.Lane]?
    var maneuverType: String?
    var maneuverTypeValue: Int?
  }

  /// `GMSNavigationStepInfo`.
  struct Google: Encodable, Sendable {
    var lanes: [GoogleRecord.Lane]?
    var maneuver: String?
    var maneuverValue: Int?
    var roundaboutTurnNumber: Int?
  }

  var androidAuto: AndroidAuto?
  var carPlay: CarPlay?
  var google: Google?

  /// Nothing for signs, markers and buttons.
  init?(_ spec: GlyphSpec) {
    switch spec {
    case .maneuver(let kind, let side):
      self.init(Maneuver(kind: kind, engineType: ""), on: side)
    case .roundabout(let roundabout):
      self.init(Maneuver(roundabout), on: roundabout.circulation == .clockwise ? .left : .right)
    case .junction(let junction):
      self.init(
        carPlay: CarPlay(
          junctionElementAngles: junction.others, junctionExitAngle: junction.exit,
          junctionType: CarPlayManeuver.JunctionType.intersection.rawValue))
    case .lanes(let strip):
      let arrows = LaneArrow.arrows(of: strip.lanes)
      self.init(
        androidAuto: AndroidAuto(lanes: arrows.map(AndroidAutoRecord.Lane.init)),
        carPlay: CarPlay(lanes: strip.lanes.map { CarPlayRecord.Lane(CarPlayLane($0)) }),
        google: Google(lanes: arrows.map(GoogleRecord.Lane.init)))
    case .furniture: return nil
    }
  }

  private init(
    androidAuto: AndroidAuto? = nil, carPlay: CarPlay? = nil, google: Google? = nil
  ) {
    self.androidAuto = androidAuto
    self.carPlay = carPlay
    self.google = google
  }

  private init(_ maneuver: Maneuver, on side: DrivingSide) {
    let step = Step(maneuver: maneuver, distance: 0, duration: 0, drivingSide: side)
    let types = PlatformTypes(step)
    let elements = types.carPlay.elementAngles
    let number = types.googleRoundaboutTurnNumber
    self.init(
      androidAuto: AndroidAuto(maneuver: AndroidAutoRecord.Maneuver(types.androidAuto)),
      carPlay: CarPlay(
        junctionElementAngles: elements.isEmpty ? nil : elements,
        junctionExitAngle: types.carPlay.exitAngle,
        junctionType: types.carPlay.junctionType.rawValue,
        maneuverType: types.carPlay.type.name, maneuverTypeValue: types.carPlay.type.rawValue),
      google: Google(
        maneuver: types.google.name, maneuverValue: types.google.rawValue,
        roundaboutTurnNumber: number > 0 ? number : nil))
  }
}

extension Maneuver {
  /// What one does on the roundabout of a picture.
  init(_ roundabout: Roundabout) {
    let isClockwise = roundabout.circulation == .clockwise
    let kind: ManeuverKind
    var angle: Double?
    switch roundabout.passage {
    case .enter: kind = isClockwise ? .roundaboutEnterCW : .roundaboutEnterCCW
    case .exit: kind = isClockwise ? .roundaboutExitCW : .roundaboutExitCCW
    case .through(360) where roundabout.exit == nil:
      kind = isClockwise ? .roundaboutUTurnCW : .roundaboutUTurnCCW
      angle = 360
    case .through(let degrees):
      kind = isClockwise ? .roundaboutNthExitCW : .roundaboutNthExitCCW
      angle = Double(degrees)
    case .toExit: kind = isClockwise ? .roundaboutNthExitCW : .roundaboutNthExitCCW
    }
    self.init(kind: kind, engineType: "")
    exit = roundabout.exit
    roundaboutAngle = angle
    otherExits = roundabout.otherExits.map(Double.init)
  }
}
