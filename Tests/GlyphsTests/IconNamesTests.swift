import Maneuvers
import Routes
import TestSupport
import Testing

@testable import Glyphs

private func glyph(_ name: String) -> String? {
  IconNames.glyph(of: name[...])
}

@Test func `each glyph's own name means it, in any order of its words`() {
  for name in IconLibrary.builtInNames {
    #expect(glyph(name) == name, "\(name)")
    let turned = name.split(separator: "-").reversed().joined(separator: "_")
    let isPhrase = [
      "-u-", "u-turn", "on-ramp", "off-ramp", "end-of-road", "-exit", "traffic", "no-",
    ]
    .contains(where: name.contains)
    if !isPhrase { #expect(glyph(turned.uppercased()) == name, "\(turned)") }
  }
}

@Test(arguments: [
  // Cases, spaces, scales, sizes and copies.
  ("Turn Left", "turn-left"), ("TurnSharpRight", "turn-sharp-right"), ("left@2x", "turn-left"),
  ("ic_turn_slight_left_black_24dp", "turn-slight-left"), ("keep-right copy 2", "keep-right"),
  ("fork_left-24px", "fork-left"), ("merge (1)", "merge"), ("uturn_48x48", "u-turn-left"),
  // Material, Maki, SF Symbols, HERE, Mapbox, Tabler, Phosphor.
  ("ramp_right", "on-ramp-right"), ("u_turn_right", "u-turn-right"),
  ("local_gas_station", "fuel"), ("roadblock", "closed-road"),
  ("arrow.turn.up.left", "turn-left"), ("arrow.up.right", "turn-slight-right"),
  ("arrow.uturn.right.circle.fill", "u-turn-right"), ("flag.checkered", "arrive"),
  ("bear-right_solid_24px", "turn-slight-right"), ("middle-fork_solid_24px", "keep-middle"),
  ("left-roundabout-exit7", "roundabout-nth-exit-cw-e7"), ("left-exit", "off-ramp-left"),
  ("direction_turn_sharp_left", "turn-sharp-left"), ("rotary_straight", "roundabout-straight-ccw"),
  ("fork_slight_left", "fork-left"), ("notificaiton_sharp_right", "turn-sharp-right"),
  ("arrow-rotary-first-right", "roundabout-sharp-right-ccw"), ("corner-up-left", "turn-left"),
  ("arrow-u-left-down", "u-turn-left"), ("traffic-signal", "traffic-light"),
])
func `names of other sets mean our glyphs`(name: String, meant: String) {
  #expect(glyph(name) == meant)
}

@Test(arguments: [
  "", "42", "arrow", "viaduct", "Frame 12", "arrow-down-left", "corner-left-up", "left-right-turn",
  "no-left-turn", "flag-off", "arrow-bend-double-up-right", "roundabout-exit-99", "second-left",
])
func `other names mean no glyph`(name: String) {
  #expect(glyph(name) == nil)
}

@Test func `the words of all engines are names of glyphs`() {
  // States of a lane, what no driver sees as an arrow, and exits without their roundabout.
  let others: Set = [
    "invalid", "wait", "chargingSetup", "exit rotary", "exit roundabout", "first exit",
    "second exit", "third exit", "kRoundaboutExit",
  ]
  // Esri's words begin with an abbreviation that runs into the next word.
  for vocabulary in Vocabulary.all where vocabulary.provider != "esri" {
    for entry in vocabulary.entries where entry.kind != .noManeuver {
      let word = "\(entry.symbol) \(entry.value)"
      let isPlain = word.utf8.allSatisfy { $0 < 128 } && !word.contains(/[(*]/)
      guard isPlain, entry.symbol.contains(/[a-zA-Z]/), !others.contains(entry.symbol)
      else { continue }
      #expect(glyph(entry.symbol.contains(/[0-9]/) ? entry.symbol : word) != nil, "\(word)")
    }
  }
}
