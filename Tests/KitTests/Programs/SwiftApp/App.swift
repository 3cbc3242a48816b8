// swift-format-ignore-file
// An app that has the kit in a module of its own, and makes events of its own progress.

import Kit

let limit = FingerpostCards.SpeedLimitEvent(form: .vienna, t: 12, unit: .kmH, value: 50)
let paused = FingerpostCards.DriveEvent.paused(FingerpostCards.PausedEvent(reason: .rerouting, t: 13))
let left = FingerpostCards.Estimate(
  distance: FingerpostCards.Distance(meters: 350, text: "350 m", unit: .m, value: 350),
  time: FingerpostCards.Time(seconds: 30))
let card = FingerpostCards.CardEvent(
  change: .updated, destination: left, glyph: "turn_right", index: 1,
  instructionVariants: ["Turn right"], kind: "turn-right", leg: 0, maneuver: left,
  progress: FingerpostCards.CardEventProgress(elapsed: 0.5, segments: []), route: 0, t: 14,
  waypoint: left)
print(limit.event, paused.t, card.event)
