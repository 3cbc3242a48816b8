/// A fault in a recorded feed, and what the reader does about it.
package enum FeedFault: Hashable, Sendable {
  case unreadable(finding: String)
  case repeated(at: String, times: Int)
  /// Earlier than the message before; put in its place if that is one line up.
  case outOfOrder(at: String, isMoved: Bool)
  /// Messages are absent, by the numbers of the steps.
  case gap(at: String, from: Int, to: Int)
  /// An earlier step goes on without a change of the route.
  case unmarkedChange(at: String, from: Int, to: Int)
  case noSteps(at: String)
  case unknownState(at: String, word: String, isEnroute: Bool)
  /// An enumerator of a step that another message has with a known one.
  case unknownWord(at: String, word: String)
  case badMeasure(at: String, value: Double)
  case afterStop(at: String)

  /// The largest measure that is no nonsense, in meters or seconds.
  static let most = 1e8
}

extension FeedFault: CustomStringConvertible {
  /// One line: the place, the finding, and the remedy taken.
  package var description: String {
    switch self {
    case .unreadable(let finding): "\(finding); left the message out"
    case .repeated(let place, 1): "\(place): repeats the message before; left it out"
    case .repeated(let place, let times):
      "\(place): repeats the message before \(times) times; left the repetitions out"
    case .outOfOrder(let place, let isMoved):
      "\(place): older than the message before; " + (isMoved ? "swapped them" : "left it out")
    case .gap(let place, let first, let second):
      "\(place): step \(second) follows step \(first); messages are missing, went on"
    case .unmarkedChange(let place, let first, let second):
      "\(place): step \(second) follows step \(first) without 'routeChanged'; took it as a new route"
    case .noSteps(let place): "\(place): en route without a step; left the message out"
    case .unknownState(let place, let word, let isEnroute):
      "\(place): navState '\(word)' is not known; "
        + (isEnroute ? "took it as en route" : "left the message out")
    case .unknownWord(let place, let word):
      "\(place): '\(word)' is not known; took the step of another message"
    case .badMeasure(let place, let value):
      "\(place): \(value) is out of range, 0 to \(Int(Self.most)); took it as unknown"
    case .afterStop(let place): "\(place): messages after the stop; left them out"
    }
  }
}
