import SystemLibraries
import Glyphs
import Escaping
import JSON
import Faults

/// A `fingerpost.json`: options by name, for all commands that share them or for one.
struct Configuration {
  static let usualFile = "fingerpost.json"
  /// Keys that run programs, open ports, run on or lift safeguards; only for a file that the user named.
  private static let guarded = [
    "all", "command", "force", "open", "patterns", "realtime", "rename", "serve", "skip-faulty",
    "watch",
  ]
  /// Keys whose `-` is standard output; that of any other path is standard input, which may not end.
  private static let printed = ["json", "junit", "output"]

  private let file: String
  /// Whether the user gave the name; otherwise a stranger's repository may contain the file.
  private let isNamed: Bool
  let table: CommandTable
  /// The words of each key, for all commands and for each.
  private var shared: [String: [String]] = [:]
  private var own: [String: [String: [String]]] = [:]

  init(_ file: String, isNamed: Bool = true, _ table: CommandTable) throws {
    self.file = file
    self.isNamed = isNamed
    self.table = table
    let data = try isNamed ? Input.read(file) : Input.readBeside(file)
    let value = try Fault.within(file) { () throws(Fault) in try JSONNode(text: data) }
    var root = try members(value, at: nil)
    let commands = try root.removeValue(forKey: "commands").map { try members($0, at: "commands") }
    shared = try words(root, table.shared, at: nil, ["commands"])
    for (name, value) in (commands ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard table.arguments(of: name) != nil else {
        throw unknown(name, at: "commands", table.commands.map(\.name))
      }
      let place = "commands.\(name)"
      own[name] = try words(members(value, at: place), table.own(name), at: place)
    }
  }

  /// The outputs that the plugin expects.
  var outputs: [String] { shared["outputs"] ?? [] }

  var hasRoutes: Bool { shared["routes"] != nil || namesRoute(for: "render") }

  /// Whether the keys of a command itself name a route.
  func namesRoute(for command: String) -> Bool {
    own[command]?["routes"] != nil || own[command]?["route"] != nil
  }

  /// The words of each argument of a command; `unshared` are keys for all that do not suit it.
  func words(
    for command: String, except unshared: Set<String>
  ) -> [(argument: CommandTable.Argument, words: [String])] {
    let meanings = table.shared.filter { !unshared.contains($0.key) }
    return (table.arguments(of: command) ?? []).compactMap { argument in
      let key = argument.key
      let isShared = meanings[key]?.isSame(as: argument) ?? false
      return (own[command]?[key] ?? (isShared ? shared[key] : nil)).map { (argument, $0) }
    }
  }

  private func members(_ value: JSONNode, at place: String?) throws -> [String: JSONNode] {
    guard value.isObject else { throw fault(place, "expected an object") }
    return Dictionary(value.members) { $1 }
  }

  private func words(
    _ members: [String: JSONNode], _ arguments: [String: CommandTable.Argument], at place: String?,
    _ others: [String] = []
  ) throws -> [String: [String]] {
    var words: [String: [String]] = [:]
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let argument = arguments[key] else {
        throw unknown(key, at: place, arguments.keys + others)
      }
      let place = [place, key].compactMap(\.self).joined(separator: ".")
      if Self.guarded.contains(key) { try checkTrust("\(place): not allowed here") }
      words[key] = try self.words(value, argument, at: place)
    }
    return words
  }

  private func unknown(_ key: String, at place: String?, _ names: [String]) -> Fault {
    let open = names.filter { isNamed || !Self.guarded.contains($0) }
    let remedy = Synonyms.remedy(for: "--" + key, in: "render") ?? key.suggestion(among: open)
    let hint = remedy.map { "; " + $0.replacing("--", with: "") } ?? ""
    return fault(place, "unknown key '\(key)'\(hint)")
  }

  private func words(
    _ value: JSONNode, _ argument: CommandTable.Argument, at place: String
  ) throws -> [String] {
    let key = argument.key
    if argument.kind == .flag {
      guard !value.isString, let isOn = value.flag else {
        throw fault(place, "expected true or false")
      }
      if isOn { return ["--" + key] }
      return table.commands.flatMap(\.arguments).contains { $0.key == "no-" + key }
        ? ["--no-" + key] : []
    }
    var values = [value]
    if argument.isRepeating, value.isArray { values = value.elements }
    return try values.map { value in
      let number = value.isNumber ? value.number : nil
      guard let text = value.string ?? number.map({ DecimalText.shortest($0) }) else {
        let list = argument.isRepeating ? ", or an array of them" : ""
        throw fault(place, "expected a string or a number\(list)")
      }
      let isBuiltIn = key == "theme" && Theme.files(text).isEmpty
      if argument.isPath, text == "-" ? !Self.printed.contains(key) : Output.isStream(text) {
        try checkTrust("\(place): '\(text)' is not a regular file")
      }
      let word = argument.isPath && !isBuiltIn ? try path(text, at: place) : text
      return argument.kind == .positional ? word : "--\(key)=\(word)"
    }
  }

  /// Paths are relative to the folder of the file, and inside it unless the user named the file.
  private func path(_ path: String, at place: String) throws -> String {
    if let way = Self.strayWay(of: path) { try checkTrust("\(place): '\(path)' leads \(way)") }
    guard !path.isEmpty, path != "-", !path.hasPrefix("/"), let end = file.lastIndex(of: "/") else {
      return path
    }
    return file[...end] + path
  }

  /// Throws for what only a file that the user named may say.
  func checkTrust(_ finding: String) throws {
    guard !isNamed else { return }
    throw Fault(.data, at: file, "\(finding)", remedy: "to allow it, give --config \(file)")
  }

  /// Where a path leads if not to visible files of the current folder; links count as out of it.
  private static func strayWay(of path: String) -> String? {
    var place = "."
    let parts = path.pathParts.filter { !["", "."].contains($0) }
    let leadsOut = parts.contains { part in
      place += "/" + part
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: place)
      return part == ".." || link != nil
    }
    if leadsOut || path.hasBeginning("/") { return "out of the folder" }
    return parts.contains { $0.hasBeginning(".") } ? "to hidden files" : nil
  }

  private func fault(_ place: String?, _ finding: String) -> Fault {
    let end = finding.hasSuffix("?") ? " See" : "; see"
    let place = place.map { "\($0): " } ?? ""
    return Fault(.data, at: file, "\(place)\(finding)\(end) 'fingerpost schema config'")
  }
}
