import EmbeddedFiles
import Faults
public import Paths
public import Maneuvers

/// Finds the shields of refs: their networks and what is written on them.
public struct ShieldFinder: Sendable {
  /// The networks and plates.
  public let table: ShieldTable
  /// The patterns of each network.
  private let patterns: [[RefPattern]]
  /// The networks with patterns that occur in each country.
  private var byCountry: [String: [Int]] = [:]
  /// The networks with patterns that occur in every country.
  private var everywhere: [Int] = []
  private var byAlias: [String: [Int]] = [:]
  private var plates: [String: ShieldPlate] = [:]

  /// The finder of the table compiled into the program.
  public static let builtIn = ShieldFinder(.builtIn)

  /// Creates a finder.
  public init(_ table: ShieldTable) {
    self.table = table
    patterns = table.networks.map { $0.refs.compactMap(RefPattern.init) }
    for (index, network) in table.networks.enumerated() {
      if plates[network.plate] == nil { plates[network.plate] = try? table.plate(of: network) }
      for alias in network.engines { byAlias[alias.lowercased(), default: []].append(index) }
      guard !patterns[index].isEmpty else { continue }
      let countries = network.country.map { [$0] } ?? network.countries
      for country in countries { byCountry[country, default: []].append(index) }
      if countries.isEmpty { everywhere.append(index) }
    }
  }

  /// Finds the shield of a ref.
  ///
  /// - Parameters:
  ///   - ref: One road's number as the engine writes it, such as `US 101 North`.
  ///   - sent: The shields that the engine sends, for any refs.
  ///   - country: The country of the road.
  ///   - neighbors: The countries near a border, if the road's own is not known; no other is asked.
  /// - Returns: The shield; on a neutral plate if the network is unknown, `nil` if no plate can
  ///   show the ref.
  public func shield(
    of ref: String, sent: [SentShield] = [], country: FoundCountry? = nil,
    among neighbors: [String] = []
  ) -> FoundShield? {
    let road = RoadRef(ref)
    guard !road.scalars.isEmpty, road.scalars.count <= Self.longestRef, !road.isRightToLeft else {
      return nil
    }
    let own = sent.filter { isOf(road, $0) }
    let stated = own.firstValue { $0.country.map { FoundCountry($0, source: .engine) } }
    // Only a step has the state.
    let area = stated?.code == country?.code ? country ?? stated : stated ?? country
    if let found = named(road, own, area, isGeneric: false) { return found }
    if let area {
      if let (index, number) = match(road, in: area) {
        return found(index, road, number, area.source == .engine ? .rule : .place)
      }
    } else if let (index, number) = onlyMatch(road, among: neighbors) {
      return found(index, road, number, neighbors.isEmpty ? .ref : .place)
    }
    if let found = named(road, own, area, isGeneric: true) { return found }
    let neutral = table.networks.firstIndex { $0.name == Self.neutral }
    return neutral.flatMap { found($0, road, road.number, .none) }
  }

  /// Finds the sign of an exit with a number such as `12A`; `nil` if no plate can show it.
  public func exitSign(
    _ number: String, country: FoundCountry?, isOnLeft: Bool
  ) -> FoundShield? {
    guard !RoadRef(number).isRightToLeft,
      let sign = table.exitSign(number, country: country?.code, isOnLeft: isOnLeft)
    else { return nil }
    let isOwn = table[sign.network]?.country != nil
    return FoundShield(
      shield: sign, source: !isOwn ? .none : country?.source == .engine ? .rule : .place)
  }

  /// The size of a shield in points; `nil` if its plate is broken, which drawing reports.
  public func size(of shield: Shield) -> Size? {
    table[shield.network].flatMap { network in
      plates[network.plate]?.layout(shield.text, network.letters).size
    }
  }

  /// The network of refs whose network is unknown.
  private static let neutral = "default"
  /// Longer refs are sentences.
  private static let longestRef = 40

  /// Whether a sent shield is that of a ref, or only has its number and names its network.
  private func isOf(_ road: RoadRef, _ shield: SentShield) -> Bool {
    let key = RoadRef(shield.ref).key
    if key == road.key { return true }
    return key == RoadRef(road.number).key
      && aliases(of: shield).contains { number(road, $0) != nil }
  }

  private func aliases(of shield: SentShield) -> [Int] {
    shield.name.flatMap { byAlias[$0.lowercased()] } ?? []
  }

  /// The shield that the engine names; of networks with equal names, the one that has the ref or
  /// is in the country.
  private func named(
    _ road: RoadRef, _ sent: [SentShield], _ area: FoundCountry?, isGeneric: Bool
  ) -> FoundShield? {
    for shield in sent {
      let usable = aliases(of: shield).filter { table.networks[$0].isGeneric == isGeneric }
      guard
        let index = usable.first(where: { number(road, $0) != nil })
          ?? usable.first(where: { table.networks[$0].country == area?.code }) ?? usable.first,
        table.networks[index].name != Self.neutral
      else { continue }
      let ref = isGeneric ? shield.text.map(RoadRef.init) ?? road : road
      return found(
        index, ref, number(road, index) ?? shield.text ?? road.number, .engine)
    }
    return nil
  }

  private func found(
    _ index: Int, _ road: RoadRef, _ number: String, _ source: FoundShield.Source
  ) -> FoundShield? {
    let network = table.networks[index]
    let text = network.writing(number: number, ref: road.text)
    return Shield(network: network.name, text: text).map { FoundShield(shield: $0, source: source) }
  }

  private func number(_ road: RoadRef, _ index: Int) -> String? {
    patterns[index].firstValue { $0.number(in: road) }
  }

  /// The first network of a country that has a ref, in the order of the table.
  private func match(_ road: RoadRef, in area: FoundCountry) -> (index: Int, number: String)? {
    let own = (byCountry[area.code] ?? []) + everywhere
    return own.sorted().firstValue { index in
      let states = table.networks[index].states
      guard states.isEmpty || area.state.map(states.contains) == true else { return nil }
      return number(road, index).map { (index, $0) }
    }
  }

  /// The only network of some countries that has a ref; of the world, one with two letters or more
  /// before its number, since fewer occur in many countries.
  private func onlyMatch(
    _ road: RoadRef, among neighbors: [String]
  ) -> (index: Int, number: String)? {
    let near = neighbors.flatMap { byCountry[$0] ?? [] }
    let networks = neighbors.isEmpty ? Array(table.networks.indices) : (near + everywhere).sorted()
    let all = networks.filter {
      table.networks[$0].states.isEmpty && number(road, $0) != nil
    }
    let countries = Set(all.map { table.networks[$0].country })
    guard countries.count == 1, let index = all.first,
      let pattern = patterns[index].first(where: { $0.number(in: road) != nil }),
      pattern.prefixCount >= (neighbors.isEmpty ? 2 : 1)
    else { return nil }
    return pattern.number(in: road).map { (index, $0) }
  }
}

/// A shield with the evidence for its network.
public struct FoundShield: Hashable, Sendable {
  /// The evidence for a network.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// The engine names it, or at least its form and color.
    case engine
    /// The ref is of the network in the country that the engine states.
    case rule
    /// The ref is of the network in the country of the place.
    case place
    /// No other network of the world has such refs.
    case ref
    /// None: the plate is neutral.
    case none
  }

  /// The shield.
  public let shield: Shield
  /// The evidence.
  public let source: Source
}

extension IconLibrary {
  /// Reads the plates and the table of a folder, both optional; returns whether there are any.
  ///
  /// A plate replaces the built-in one of its name. Adds what cannot be used to `tableFaults`.
  mutating func readShields(_ given: IconFiles) -> Bool {
    var files: [String: (bytes: [UInt8], file: String)] = [:]
    for plate in given.plates {
      do throws(Fault) {
        files[String(plate.name.dropLast(4))] = (try plate.bytes.get(), plate.path)
      } catch {
        tableFaults.append(error)
      }
    }
    var isTableValid = true
    do throws(Fault) {
      if let table = given.networks {
        shields = try ShieldTable(table.bytes.get(), file: table.path, adding: .builtIn) { name in
          files[name] ?? EmbeddedIcons.shields[name].map { ($0, "\(name).svg") }
        }
      } else if files.isEmpty {
        return false
      }
    } catch {
      isTableValid = false
      tableFaults.append(error)
    }
    for (name, file) in files.sorted(by: { $0.key < $1.key })
    where !shields.replace(name, svg: file.bytes, file: file.file) && isTableValid {
      doubts.append("\(file.file): no plate has this name; add it to \(given.networksPath)")
    }
    tableFaults += shields.faults
    return true
  }

  static var builtInShieldFiles: [(path: String, bytes: [UInt8])] {
    EmbeddedIcons.shields.files.map { ("\(IconFiles.shieldFolder)/\($0.name).svg", $0.bytes) }
      + [
        (
          "\(IconFiles.shieldFolder)/\(IconFiles.networksFile)",
          EmbeddedFiles.read("Icons/shields/networks.json")
        )
      ]
  }
}
