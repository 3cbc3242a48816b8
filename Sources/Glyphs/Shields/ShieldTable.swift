import JSON
import EmbeddedFiles
public import Paths
import Maneuvers
public import Faults

/// The networks of roads and their plates: `Icons/shields`.
public struct ShieldTable: Sendable {
  /// The networks; the first that a ref matches is its network.
  public private(set) var networks: [ShieldNetwork] = []
  private var plates: [String: ShieldPlate.Source] = [:]
  private var byName: [String: Int] = [:]

  /// The table compiled into the program.
  public static let builtIn: ShieldTable = {
    do throws(Fault) {
      return try ShieldTable(
        EmbeddedFiles.read("Icons/shields/networks.json"), file: "networks.json"
      ) { name in
        EmbeddedIcons.shields[name].map { ($0, "\(name).svg") }
      }
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  /// The JSON Schema (draft 2020-12) of `networks.json`.
  public static var jsonSchema: [UInt8] {
    EmbeddedFiles.read("Glyphs/Resources/shields.schema.json")
  }

  /// Reads a table, whose rows come before those of another and replace those of equal names.
  ///
  /// Checks a user's table by the schema; tests check the built-in one. `svg` returns the bytes and the
  /// path of a plate's file, by its name without `.svg`; the plates are read when drawn.
  init(
    _ bytes: [UInt8], file: String, adding base: ShieldTable? = nil,
    svg: (String) -> (bytes: [UInt8], file: String)?
  ) throws(Fault) {
    let root = try Fault.within(file) { () throws(Fault) in
      let root = try JSONNode(text: bytes)
      if base != nil { try JSONSchema(Self.jsonSchema, named: "shields").check(root) }
      return root
    }
    plates = base?.plates ?? [:]
    for (name, node) in root["plates"]?.members ?? [] {
      guard let (bytes, path) = svg(name) else {
        throw node.fault("no file '\(name).svg' is beside the table", remedy: "add it").within(file)
      }
      plates[name] = try Fault.within(file) { () throws(Fault) in
        try ShieldPlate.Source(node, file: path, svg: bytes)
      }
    }
    for node in root["networks"]?.elements ?? [] {
      let network = try Fault.within(file) { () throws(Fault) in try ShieldNetwork(node) }
      guard !networks.contains(where: { $0.name == network.name }) else {
        throw node.fault("'\(network.name)' appears twice", remedy: "rename one").within(file)
      }
      guard plates[network.plate] != nil else {
        throw node.fault("no plate '\(network.plate)'", remedy: "add it to 'plates'").within(file)
      }
      networks.append(network)
    }
    let own = Set(networks.map { $0.name })
    networks += base?.networks.filter { !own.contains($0.name) } ?? []
    byName = Dictionary(uniqueKeysWithValues: networks.indices.map { (networks[$0].name, $0) })
  }

  /// Replaces the file of a plate; returns whether there is such a plate.
  mutating func replace(_ plate: String, svg: [UInt8], file: String) -> Bool {
    plates[plate]?.replace(svg, file: file) != nil
  }

  /// The network of a name; `nil` if there is none.
  public subscript(name: String) -> ShieldNetwork? { byName[name].map { networks[$0] } }

  /// The plate of a network; throws `Fault` if its file is invalid.
  func plate(of network: ShieldNetwork) throws(Fault) -> ShieldPlate? {
    guard
      let plate = try plates[network.plate].map({ source throws(Fault) in
        try ShieldPlate(source)
      })
    else { return nil }
    if let role = plate.roles.sorted().first(where: { network.colors[$0] == nil }) {
      throw Fault(
        at: plates[network.plate]?.file ?? "",
        "its class '\(role)' is no color of '\(network.name)' in networks.json",
        remedy: "add the color there, or remove the class")
    }
    return plate
  }

  /// Why plates cannot be used: the first fault of each, though several networks have it.
  var faults: [Fault] {
    var faults: [Fault] = []
    for network in networks {
      do throws(Fault) {
        _ = try plate(of: network)
      } catch {
        if !faults.contains(where: { $0.place == error.place }) { faults.append(error) }
      }
    }
    return faults
  }

  /// The size of a shield in points; throws `Fault` for an unknown network.
  public func size(of shield: Shield) throws(Fault) -> Size {
    let (network, plate) = try parts(of: shield)
    return plate.layout(shield.text, network.letters).size
  }

  /// The sign of an exit in a country, or the neutral one.
  ///
  /// - Parameters:
  ///   - number: The number of the exit, such as `12A`.
  ///   - country: The country, two capital letters of ISO 3166.
  ///   - isOnLeft: Whether the exit is on the left of the road.
  /// - Returns: The sign; `nil` if no plate can show the number.
  public func exitSign(_ number: String, country: String?, isOnLeft: Bool = false) -> Shield? {
    let signs = networks.filter { $0.isExit }
    let network =
      signs.first { $0.country == country && country != nil } ?? signs.first { $0.country == nil }
    return network.flatMap {
      Shield(
        network: $0.name, text: $0.writing(number: number, ref: number), isMirrored: isOnLeft)
    }
  }

  /// The network and the plate of a shield; throws `Fault` for an unknown one or a broken plate.
  func parts(of shield: Shield) throws(Fault) -> (ShieldNetwork, ShieldPlate) {
    guard let network = self[shield.network], let plate = try plate(of: network) else {
      let names = networks.map { $0.name }
      let nearest = shield.network.nearest(among: names).map { "did you mean '\($0)'?" }
      throw Fault(
        .usage, "no network '\(shield.network)'",
        remedy: nearest ?? "see 'fingerpost list --shields'")
    }
    return (network, plate)
  }
}
