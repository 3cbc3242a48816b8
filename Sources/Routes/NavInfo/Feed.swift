/// The messages of a turn-by-turn feed in order, without faults.
package struct Feed: Hashable, Sendable {
  /// A remaining way; a part that the message does not say is nil.
  package struct Way: Hashable, Sendable {
    package var meters: Double?
    package var seconds: Double?

    package init(meters: Double? = nil, seconds: Double? = nil) {
      (self.meters, self.seconds) = (meters, seconds)
    }
  }

  /// A message that is en route, rerouting or stopped.
  package struct Message: Hashable, Sendable {
    /// From the first message.
    package var milliseconds: Int
    package var state: NavState
    /// The index of the route among those of the response.
    package var route: Int
    /// The number of the current step; of use only en route.
    package var step = 0
    package var toStep = Way()
    package var toNextDestination = Way()
    package var toFinalDestination = Way()
  }

  /// The first is en route.
  package var messages: [Message] = []
  /// The time of the first message; nil if the feed has no dates.
  package var start: CivilTime?
  /// In the order of the file.
  package var faults: [FeedFault] = []
}
