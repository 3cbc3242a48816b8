import TextSafety

/// A drive along a route, as the route page plays it: few numbers, since a page holds thousands.
struct DriveData: Sendable {
  /// How long the drive takes, in tenths of a second.
  var end = 0
  /// Where the vehicle is: latitude and longitude in hundred-thousandths of a degree, each as the
  /// difference from the place before, and the speed in units of `speedUnit`.
  var places = Track()
  /// Texts that `shows` and `arrivals` name by place; the first one is empty.
  var texts = [""]
  /// What stands on the cards: the card, the texts of the distance to its maneuver, of the distance
  /// and the time that remain, and of the arrival, and the thousandths of the way that are driven.
  var shows = Track()
  /// The card whose lanes are shown, or -1 for none.
  var lanes = Track()
  /// 1 where the light is low, else 0; empty where the time of day is unknown.
  var lights = Track()
  /// How dense the traffic ahead is: Google's number of the category, 0 where not known.
  var delays = Track()
  /// Speeding: the level, 0 to 2, and the percent.
  var speeding = Track()
  /// The ends of legs: the text of the name.
  var arrivals = Track()
  /// `km/h` or `mph`.
  var speedUnit = "km/h"
  /// The traffic of the whole way, which stands in the route's own list; empty where not known.
  var traffic: [JSON] = []

  var json: JSON {
    [
      "arrivals": arrivals.numbers, "delays": delays.numbers, "end": end, "lanes": lanes.numbers,
      "lights": lights.numbers, "places": places.numbers, "shows": shows.numbers,
      "speedUnit": speedUnit, "speeding": speeding.numbers, "texts": texts,
    ]
  }

  /// What happens one after the other: before the values of each moment stands its time, in tenths
  /// of a second from the moment before.
  struct Track: Sendable {
    private(set) var numbers: [Int] = []
    /// When the last moment was, in tenths of a second.
    private(set) var last = 0

    /// Adds a moment.
    mutating func add(at time: Int, _ values: Int...) {
      numbers.append(time - last)
      numbers += values
      last = time
    }
  }
}
