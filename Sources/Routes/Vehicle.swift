/// The vehicle that a route is for, as far as lanes are reserved for it.
public enum Vehicle: String, Hashable, Sendable, CaseIterable {
  /// With too few people for a carpool lane.
  case car
  /// A vehicle with enough people for lanes of high occupancy.
  case hov
  case bus
  case taxi
  case bicycle

  /// The engines' words of a mode of travel that name the vehicle.
  var words: [String] {
    switch self {
    case .car: []
    case .hov: ["carpool"]
    case .bus: ["bus"]
    case .taxi: ["taxi"]
    case .bicycle: ["cycl", "bike"]
    }
  }
}

/// How somebody travels who drives no vehicle.
package enum Travel: String, Hashable, Sendable, CaseIterable {
  case onFoot, byBike
  /// By public transport, or in somebody's car.
  case asPassenger
}

extension Route {
  /// Finds who drives, walks or rides; a ferry or a train carries whoever comes aboard.
  mutating func settleTravel() {
    let first = legs.lazy.flatMap { $0.steps }.first { !$0.isCarried || $0.ownTravel != nil }
    var travel = first?.ownTravel
    var walksBike = false
    for leg in legs.indices {
      for index in legs[leg].steps.indices {
        let own = legs[leg].steps[index].ownTravel
        if own != nil || !legs[leg].steps[index].isCarried { travel = own }
        let walks = legs[leg].steps[index].isWithBike
        legs[leg].steps[index].travel = walks ? .onFoot : travel
        let kind = legs[leg].steps[index].maneuver.kind
        if walks != walksBike, !kind.arrives, !kind.isFerry {
          legs[leg].steps[index].getsOffBike = walks
          walksBike = walks
        }
      }
    }
  }
}

extension Step {
  /// Whether a cyclist walks here: by a field, by OSRM's mode `pushing bike`, or by the sentence.
  fileprivate var isWithBike: Bool {
    if walksBike || isBy(["pushing"]) { return true }
    guard ownTravel == .byBike, let text = maneuver.instruction?.lowercased() else { return false }
    return WordList["walk the bike"].contains(where: text.holds)
  }

  /// How the step is traveled by its own words; nil for a driver.
  var ownTravel: Travel? {
    if transit != nil || maneuver.kind.rides { return .asPassenger }
    if isBy(["walk", "foot", "pedestrian", "hik"]) { return .onFoot }
    return isBy(Vehicle.bicycle.words) ? .byBike : nil
  }

  /// The vehicles whose lanes the driver may use: the asked one, and that of the mode.
  private var vehicles: [Vehicle] {
    [vehicle] + Vehicle.allCases.filter { isBy($0.words) }
  }

  /// Whether somebody else's car takes the passenger along.
  package var isByCarpool: Bool { isBy(Vehicle.hov.words) }

  /// Takes lanes for other vehicles off the way where an open lane leads along it, so that words,
  /// pictures and platforms have one choice.
  package mutating func avoidReservedLanes() {
    let isOpen = lanes.map { holder(of: $0) == nil || ownAccess(of: $0) != nil }
    guard lanes.indices.contains(where: { isOpen[$0] && lanes[$0].state != .avoid }) else { return }
    for index in lanes.indices where !isOpen[index] {
      (lanes[index].state, lanes[index].followed) = (.avoid, nil)
    }
  }

  /// For whom a reserved lane is: the driver's own vehicle, else the first one; nil if for all.
  package func holder(of lane: Lane) -> Lane.Access? {
    ownAccess(of: lane) ?? lane.access.first { $0 != .reversible }
  }

  private func ownAccess(of lane: Lane) -> Lane.Access? {
    let own = vehicles.map { $0.rawValue }
    return lane.access.first { own.contains($0.rawValue) }
  }
}
