import Testing

@testable import Routes

@Suite struct WordedSignsTests {
  struct Case: Sendable {
    var text: String
    var road = Road()
    var side: TurnDirection?
    var kind: ManeuverKind

    init(
      _ text: String, _ kind: ManeuverKind, name: String? = nil, ref: String? = nil,
      exits: String? = nil, to destinations: String? = nil, junction: String? = nil
    ) {
      self.text = text
      self.kind = kind
      road.name = name
      road.ref = ref
      road.exits = exits
      road.destinations = destinations
      road.junctionName = junction
    }
  }

  @Test(arguments: [
    Case(
      "Take exit <b>28B</b> for <b>US-20</b> toward <b>Cranford St</b>", .offRampSlightRight,
      ref: "US-20", exits: "28B", to: "Cranford St"),
    Case(
      "Take the <b>I-35 S</b>/<wbr/><b>I-44 W</b> exit on the <b>left</b> toward <b>Okla. City</b>",
      .offRampSlightRight, ref: "I-35 S; I-44 W", to: "Okla. City"),
    Case(
      "Take exit <b>8-Delft-Noord</b> toward <b>Delft-Noord</b>/<b>Nootdorp</b>",
      .offRampSlightRight, exits: "8", to: "Delft-Noord, Nootdorp", junction: "Delft-Noord"),
    Case(
      "Take exit <b>Knoten St. Pölten</b> to merge onto <b>A1/E60</b> toward <b>B20/Linz</b>",
      .offRampSlightRight, ref: "A1; E60", to: "B20, Linz", junction: "Knoten St. Pölten"),
    Case(
      "At junction <b>13</b>, take the <b>M80</b> exit to <b>Stirling</b>/<wbr/><b>Kincardine Br</b>",
      .offRampSlightRight, ref: "M80", exits: "13", to: "Stirling, Kincardine Br"),
    Case(
      "Keep <b>right</b> at the fork, follow signs for <b>N4</b>/<b>Arlon</b> and merge onto "
        + "<b>Chau. de Luxembourg</b>/<b>N4</b>", .onRampSlightRight, name: "Chau. de Luxembourg",
      ref: "N4", to: "N4, Arlon"),
    Case(
      "Turn <b>right</b> onto <b>Pont de Meuse</b> (signs for <b>Meuse</b>/<b>Givet</b>)",
      .onRampSlightRight, name: "Pont de Meuse", to: "Meuse, Givet"),
    Case(
      "At the interchange <b>Daussoulx</b>, keep <b>right</b> and follow signs for <b>E411</b> toward "
        + "<b>Namur</b>", .onRampSlightRight, to: "E411, Namur", junction: "Daussoulx"),
    Case(
      "Turn <b>left</b> onto the <b>E420</b> ramp to <b>Liège</b>", .onRampSlightRight,
      ref: "E420", to: "Liège"),
    Case("Ausfahrt <b>12</b> nehmen", .offRampSlightRight, exits: "12"),
    Case(
      "Prendre la sortie <b>7a</b> vers <b>Lyon</b>", .offRampSlightRight, exits: "7a", to: "Lyon"),
    Case("<b>Links</b> abbiegen auf <b>Eichweg</b>", .onRampSlightRight, name: "Eichweg"),
    Case(
      "Auf <b>Ulmenweg</b> nach <b>Norden</b> Richtung <b>Am Bach</b> starten", .onRampSlightRight,
      name: "Ulmenweg", to: "Am Bach"),
    Case(
      "<b>Leicht rechts</b> abbiegen, um auf <b>Linke Zeile</b>/<b>B4</b> zu bleiben",
      .onRampSlightRight, name: "Linke Zeile", ref: "B4"),
    Case(
      "Prendre la direction <b>nord</b> sur <b>Rue du Lac</b> vers <b>Quai Vert</b>",
      .onRampSlightRight, name: "Rue du Lac", to: "Quai Vert"),
    Case(
      "Gira <b>ligeramente a la derecha</b> hacia <b>C. del Olmo</b>", .onRampSlightRight,
      name: "C. del Olmo"),
    Case(
      "Continua in direzione <b>sud</b> su <b>Via Verde</b>", .onRampSlightRight, name: "Via Verde"),
    Case("Faire <b>demi-tour</b> sur <b>Rue du Lac</b>", .onRampSlightRight, name: "Rue du Lac"),
    Case("Make a <b>U-turn</b> at <b>King Street</b>", .onRampSlightRight),
    Case("<b>北</b>に進む", .onRampSlightRight),
    Case("<b>青葉通り</b>を進む", .onRampSlightRight, name: "青葉通り"),
    Case("Take EXIT 1D on the left toward Foo.", .offRampSlightRight, exits: "1D", to: "Foo"),
    Case("Keep right to take EXIT 5 toward Foo.", .offRampSlightRight, exits: "5", to: "Foo"),
    Case(
      "Turn left onto C. de la Villa toward Av. de Madrid", .onRampSlightRight,
      name: "C. de la Villa", to: "Av. de Madrid"),
    Case("Turn left onto Main St towards Bath", .onRampSlightRight, name: "Main St", to: "Bath"),
    Case("Turn left onto Stratford on Avon Rd", .onRampSlightRight, name: "Stratford on Avon Rd"),
    Case(
      "Head toward Cherokee St on W Colfax Ave (I-70-BL E)", .onRampSlightRight,
      name: "W Colfax Ave", ref: "I-70-BL E", to: "Cherokee St"),
    Case("Make a <b>U-turn</b> at <b>Schoolstraat</b>", .onRampSlightRight),
  ])
  func `the signs of a sentence are read`(expected: Case) {
    var step = Step(
      maneuver: Maneuver(kind: .onRampSlightRight, engineType: ""), distance: 0, duration: 0)
    step.takeSigns(of: MarkedText(expected.text))
    #expect(step.maneuver.kind == expected.kind)
    #expect(step.road == expected.road)
  }

  @Test(arguments: [
    ("Merge onto I-70 E via EXIT 16A.", ManeuverKind.merge, ManeuverKind.offRamp),
    ("Merge onto I-76 E via EXIT 2 on the left.", .merge, .offRampSlightLeft),
    ("Merge onto I-90 E via the ramp to Boston", .merge, .merge),
    ("Take the left exit toward Salem", .offRamp, .offRampSlightLeft),
    ("Take the ramp on the right onto I-5", .onRamp, .onRampSlightRight),
    ("Take the exit on the <b>left</b>", .onRamp, .offRampSlightLeft),
    ("Take exit 5 toward Foo", .forkRight, .offRampSlightRight),
    ("Keep right to take exit 5", .keepRight, .keepRight),
    ("Take ramp onto I-84 W", .straight, .onRamp), ("Take the exit onto I-15", .straight, .offRamp),
    ("Turn right after Arvest Bank (on the left)", .onRamp, .onRamp),
    ("Arrive at Mill St. Your destination is on the left.", .arrive, .arriveLeft),
    ("At the roundabout, take the 2nd exit", .roundaboutNthExitCCW, .roundaboutNthExitCCW),
  ])
  func `an exit and its side are part of the kind`(
    text: String, kind: ManeuverKind, refined: ManeuverKind
  ) {
    var step = Step(maneuver: Maneuver(kind: kind, engineType: ""), distance: 0, duration: 0)
    step.takeSigns(of: MarkedText(text))
    #expect(step.maneuver.kind == refined)
    #expect(step.maneuver.direction == (kind == refined ? nil : refined.turnDirection))
  }

  @Test(arguments: [
    "At the roundabout, take exit 2 onto A 5", "At the roundabout, take the <b>2nd</b> exit",
    "Take the 2nd exit from Expo Chowk roundabout onto Service Road",
    "Au rond-point, prendre la sortie <b>2</b>",
  ])
  func `the exit number of a roundabout is not that of a motorway`(text: String) {
    var step = Step(
      maneuver: Maneuver(kind: .roundaboutNthExitCCW, engineType: ""), distance: 0, duration: 0)
    step.takeSigns(of: MarkedText(text))
    #expect(step.road.exits == nil)
    #expect(step.maneuver.kind == .roundaboutNthExitCCW)
  }

  @Test(arguments: [
    "A 5", "I-90 E", "US-287 S", "I-44BL W", "OR-99E-BR S", "D949", "E 75", "11", "S33", "QC-338 E",
  ])
  func `numbers of roads are recognized`(text: String) { #expect(text.isRoadNumber) }

  @Test(arguments: [
    "E 7th St", "Route 11", "1000 Islands Parkway", "County Rd 2 E", "Main St", "N", "",
  ])
  func `names of roads are not numbers`(text: String) { #expect(!text.isRoadNumber) }
}
