import JSON
extension Leg {
  /// Gives each speed limit the unit and the form of the signs on its step.
  mutating func takeSigns(from sources: [OSRMStep], admins: [JSONNode]) {
    guard !annotation.speedLimits.isEmpty else { return }
    let signs = sources.map { SpeedSign($0.node, admins: admins) }
    // An arrival may have a line of two equal points.
    let lengths = steps.map { step in
      step.line.allSatisfy { $0 == step.line.first } ? 0 : step.line.count - 1
    }
    var owners = zip(signs, lengths).flatMap { sign, length in
      repeatElement(sign, count: length)
    }
    if owners.count != annotation.speedLimits.count {
      // Without lines of steps, one sign must be that of all.
      guard let only = signs.first, signs.dropLast().allSatisfy({ $0 == only }) else { return }
      owners = annotation.speedLimits.map { _ in only }
    }
    for (index, sign) in owners.enumerated() {
      annotation.speedLimits[index]?.take(signUnit: sign.unit)
      annotation.speedLimits[index]?.sign = sign.form
    }
  }
}

/// The speed limit signs along a step in Mapbox's form.
private struct SpeedSign: Equatable {
  var form: PostedLimit.Sign?
  var unit: PostedLimit.Unit?

  init(_ step: JSONNode?, admins: [JSONNode]) {
    // Some tools write all names in lower case.
    func text(_ name: String) -> String? { step?.text(name) ?? step?.text(name.lowercased()) }
    unit = text("speedLimitUnit").flatMap { PostedLimit.Unit(rawValue: $0.lowercased()) }
    switch text("speedLimitSign")?.lowercased() {
    case "vienna": form = .vienna
    case "mutcd":
      let admin = admins[ifAny: step?["intersections"]?.first?.integer("admin_index")]
      form = Country.alpha2(admin?.text("iso_3166_1")) == "CA" ? .canada : .us
    default: break
    }
  }
}
