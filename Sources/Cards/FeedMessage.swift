import Foundation
import Guidance
import Routes
import JSON

/// A message of the Google Navigation SDK's feed, with its time.
struct FeedMessage {
  /// From the first message.
  var milliseconds: Int
  var time: CivilTime?
  var state: NavState
  var routeChanged = false
  /// What is shown and the steps from the current one on; nil unless en route.
  var guidance: (shown: ShownCard, steps: ArraySlice<[UInt8]>)?

  /// A message at an event of a drive that begins some milliseconds after the first message.
  init(_ state: NavState, at event: DriveEvent, from start: Int) {
    self.state = state
    milliseconds = start + event.milliseconds
    time = event.time.map { CivilTime(milliseconds: $0.milliseconds + start, offset: $0.offset) }
  }

  /// One line with sorted keys and a line end.
  var line: Data {
    var json = JSONWriter()
    let maneuver = guidance.map { $0.shown.toManeuver ?? $0.shown.toWaypoint }
    let waypoint = guidance?.shown.toWaypoint
    let destination = guidance?.shown.toDestination
    json.object { json in
      json.member("currentStep", encoded: guidance?.steps.first)
      json.member("distanceToCurrentStepMeters", maneuver?.distance.meters)
      json.member("distanceToFinalDestinationMeters", destination?.distance.meters)
      json.member("distanceToNextDestinationMeters", waypoint?.distance.meters)
      json.member("navState", state.name)
      json.array("remainingSteps", encoded: guidance?.steps.dropFirst() ?? [])
      json.member("routeChanged", routeChanged)
      json.member("t", Double(milliseconds) / 1000)
      json.member("time", time?.exactText)
      json.member("timeToCurrentStepSeconds", maneuver?.time.seconds)
      json.member("timeToFinalDestinationSeconds", destination?.time.seconds)
      json.member("timeToNextDestinationSeconds", waypoint?.time.seconds)
    }
    json.endLine()
    return Data(json.bytes)
  }
}
