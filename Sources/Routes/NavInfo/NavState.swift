/// The state of navigation in a message of the Google Navigation SDK's feed.
package enum NavState: String, Hashable, Sendable, CaseIterable {
  /// An error, or no state.
  case unknown
  case enroute
  /// Another route is looked for; there is no current step.
  case rerouting
  case stopped

  /// Reads an enumerator of either SDK, by name or by number.
  init?(word: String) {
    var name = word.lowercased().filter { $0 != "_" && $0 != " " }
    for prefix in ["gmsnavigationnavstate", "navstate."] where name.hasPrefix(prefix) {
      name.removeFirst(prefix.count)
    }
    let numbered = Int(name).flatMap { Self.allCases[ifAny: $0] }
    guard let state = numbered ?? NavState(rawValue: name) else { return nil }
    self = state
  }

  /// The enumerator of the SDK for iOS.
  package var name: String {
    "GMSNavigationNavState" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }
}
