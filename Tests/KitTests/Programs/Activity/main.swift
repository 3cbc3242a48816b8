// swift-format-ignore-file
// Plays drives as Live Activities, and reads what their views show.
//
// Arguments: pairs of CARDS and EVENTS; `places` before them prints what is where with the first lanes.

import ActivityKit
import Foundation
import SwiftUI
import WidgetKit

@MainActor
func lines(_ view: any View, _ family: ActivityFamily = .medium) -> String {
  var values = EnvironmentValues()
  values.activityFamily = family
  return view.lines(in: values).joined(separator: " / ")
}

/// The bytes of the state together with the attributes.
func size(_ activity: FingerpostActivity, _ state: FingerpostActivity.ContentState) throws -> Int {
  try JSONEncoder().encode(activity).count + JSONEncoder().encode(state).count
}

@MainActor
func play(_ cards: String, _ events: String, printsPlaces: Bool) throws {
  let document = try FingerpostCards.load(from: URL(fileURLWithPath: cards))
  let activity = FingerpostActivity(document.routes[0])
  guard let configuration = FingerpostActivityWidget().body as? ActivityConfiguration<FingerpostActivity>
  else { return print("no configuration of the activity") }
  var state = FingerpostActivity.ContentState()
  var (updates, largest, printsPlaces) = (0, 0, printsPlaces)
  var last = 0.0
  for event in try FingerpostCards.events(Data(contentsOf: URL(fileURLWithPath: events))) {
    last = event.t
    guard state.take(event) else { continue }
    updates += 1
    largest = max(largest, try size(activity, state))
    let again = try JSONDecoder().decode(
      FingerpostActivity.ContentState.self, from: JSONEncoder().encode(state))
    if again != state { print("the state is lost at \(event.t) s") }
    guard printsPlaces, state.lanes != nil else { continue }
    printsPlaces = false
    let context = ActivityViewContext(activity, state)
    let views = configuration.island(context).views
    for place in views.keys.sorted() { print("\(place):", views[place].map { lines($0) } ?? "") }
    for family in configuration.families {
      print("\(family):", lines(configuration.face(context), family))
    }
  }
  print("updates: \(updates) in \(Int(last)) s, at most \(largest) bytes")
}

/// Texts without an end still fit.
func longest() throws -> Int {
  let text = String(repeating: "\"å𝄞👩‍👩‍👧", count: 900)
  let event = FingerpostCards.ArrivedEvent(
    instructionVariants: [text, text], isDestination: true, leg: 0, t: 0)
  var state = FingerpostActivity.ContentState()
  _ = state.take(.arrived(event))
  return try JSONEncoder().encode(state).count
}

var arguments = CommandLine.arguments.dropFirst()
try MainActor.assumeIsolated {
  let printsPlaces = arguments.first == "places"
  if printsPlaces { arguments.removeFirst() }
  let files = Array(arguments)
  for index in stride(from: 0, to: files.count, by: 2) {
    try play(files[index], files[index + 1], printsPlaces: printsPlaces)
  }
  print("long texts:", try longest() <= 4096 ? "fit" : "are too long")
}
