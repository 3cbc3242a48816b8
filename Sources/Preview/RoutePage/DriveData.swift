import JSON

/// A drive along a route for the route page; compact, since a page has thousands of events.
struct DriveData: Sendable {
  /// The duration of the drive, in tenths of a second.
  var end = 0
  /// Positions: the change of latitude and longitude in 1e-5 degrees, the speed in `speedUnit`.
  var places = Track()
  /// The texts that the other lists refer to by index; the first is empty.
  var texts = [""]
  /// The state of the display: the index of the card, texts for distance to maneuver, remaining
  /// distance, remaining time and arrival, and the driven share of the way in thousandths.
  var shows = Track()
  /// The index of the card with visible lanes, or -1 for none.
  var lanes = Track()
  /// The index of the second card, or -1 for none.
  var nexts = Track()
  /// The road that the vehicle is on: the index of its names in `texts`, a line each,
  /// longest first.
  var roads = Track()
  /// 1 in low light, else 0; empty if the time of day is unknown.
  var lights = Track()
  /// The traffic ahead as Google's delay category number; 0 if unknown.
  var delays = Track()
  /// The speed limit from here on: the index of its glyph's name in `texts`, 0 if unknown.
  var limits = Track()
  /// Speeding: the level from 0 to 2, and the percentage.
  var speeding = Track()
  /// What is said: the index in `texts`, and how long it takes in tenths of a second.
  var speech = Track()
  /// The ends of legs: the index of the name in `texts`.
  var arrivals = Track()
  var speedUnit = "km/h"
  /// The traffic of the whole route, which goes into the route's JSON; empty if unknown.
  var traffic: [JSON] = []

  var json: JSON {
    [
      "arrivals": arrivals.numbers, "delays": delays.numbers, "end": end, "lanes": lanes.numbers,
      "lights": lights.numbers, "limits": limits.numbers, "nexts": nexts.numbers,
      "places": places.numbers, "roads": roads.numbers, "shows": shows.numbers,
      "speedUnit": speedUnit, "speech": speech.numbers, "speeding": speeding.numbers,
      "texts": texts,
    ]
  }

  /// A flat list of events: the tenths of a second since the previous event, then its values.
  struct Track: Sendable {
    private(set) var numbers: [Int] = []
    /// The time of the last event, in tenths of a second.
    private(set) var last = 0

    mutating func add(at time: Int, _ values: Int...) {
      numbers.append(time - last)
      numbers += values
      last = time
    }
  }
}
