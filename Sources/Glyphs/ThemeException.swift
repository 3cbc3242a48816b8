import Faults
package import JSON

extension Theme {
  /// What cannot have enough contrast for all eyes, and why that is accepted.
  package struct Exception: Hashable, Sendable {
    /// The place as a `SightFlaw` has it, such as `variants.dark: closed_road`.
    package var place: String
    package var reason: String

    init(_ node: JSONNode) throws(Fault) {
      try node.expectKeys(["place", "reason"])
      place = try node.member("place").expectText()
      let value = try node.member("reason")
      reason = try value.expectText()
      if reason.isEmpty { throw value.fault("empty", remedy: "say why it is accepted") }
    }
  }
}

extension Theme.Exception: JSONConvertible {
  package var json: JSON { ["place": place, "reason": reason] }
}
