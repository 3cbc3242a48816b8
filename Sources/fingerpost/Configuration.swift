import Foundation
import Routes
import TextSafety

/// A `fingerpost.json`: options by name, for all commands that share them or for one.
struct Configuration {
  static let usualFile = "fingerpost.json"
  /// What only `generate` reads, for the build-tool plugin.
  static let pluginKeys = ["inputs", "outputs"]

  let file: String
  private let table: CommandTable
  private var settings: [String: JSON]
  private var commands: [String: JSON]

  /// Reads and checks a file; `isNamed` says that the user gave its name.
  init(_ file: String, isNamed: Bool = true, _ table: CommandTable) throws {
    self.file = file
    self.table = table
    let data = try isNamed ? Input.read(file) : Input.readBeside(file)
    if let fault = JSONCheck.fault(in: data) {
      throw Failure("\(file): not JSON: \(fault); fix it", .badData)
    }
    let root = try JSONDecoder().decode(JSON.self, from: data)
    settings = root.members
    commands = root["commands"]?.members ?? [:]
    try check(root, keys: ["$schema", "commands"] + Self.pluginKeys, table.shared, at: nil)
    for key in Self.pluginKeys { _ = try list(key) }
    guard let own = root["commands"] else { return }
    try check(own, keys: table.commands.map(\.name), [:], at: "commands")
    for (name, value) in commands.sorted(by: { $0.key < $1.key }) {
      try check(value, keys: [], table.own(name), at: "commands.\(name)")
    }
  }

  /// A list of strings that the plugin reads.
  func list(_ key: String) throws -> [String] {
    guard let value = settings[key] else { return [] }
    guard case .array(let elements) = value, elements.allSatisfy({ $0.text != nil }) else {
      throw fault(key, "expected an array of strings")
    }
    return elements.compactMap(\.text)
  }

  var hasRoutes: Bool {
    settings["routes"] != nil || commands["render"]?["routes"] != nil
  }

  /// The words of each argument of a command; `unshared` are keys for all that do not suit it.
  func words(
    for command: String, except unshared: Set<String>
  ) throws -> [(argument: CommandTable.Argument, words: [String])] {
    let shared = table.shared
    let own = commands[command]?.members ?? [:]
    return try (table.arguments(of: command) ?? []).compactMap { argument in
      let key = argument.key
      if let value = own[key] {
        return (argument, try words(value, argument, at: "commands.\(command).\(key)"))
      }
      guard let value = settings[key], !unshared.contains(key),
        shared[key]?.isSame(as: argument) ?? false
      else {
        return nil
      }
      return (argument, try words(value, argument, at: key))
    }
  }

  // MARK: Checks

  private func check(
    _ value: JSON, keys: [String], _ arguments: [String: CommandTable.Argument], at place: String?
  ) throws {
    guard case .object = value else { throw fault(place, "expected an object") }
    for (key, value) in value.members.sorted(by: { $0.key < $1.key }) where !keys.contains(key) {
      guard let argument = arguments[key] else {
        let names = (keys + arguments.keys).sorted()
        let hint = Fingerpost.similar(to: key, in: names).map { ", did you mean '\($0)'?" } ?? ";"
        throw fault(place, "unknown key '\(key)'\(hint)")
      }
      _ = try words(value, argument, at: [place, key].compactMap(\.self).joined(separator: "."))
    }
  }

  private func words(
    _ value: JSON, _ argument: CommandTable.Argument, at place: String
  ) throws -> [String] {
    let key = argument.key
    if argument.kind == .flag {
      guard case .flag(let isOn) = value else { throw fault(place, "expected true or false") }
      if isOn { return ["--" + key] }
      return table.commands.flatMap(\.arguments).contains { $0.key == "no-" + key }
        ? ["--no-" + key] : []
    }
    var values = [value]
    if argument.isRepeating, case .array(let elements) = value { values = elements }
    return try values.map { value in
      let text: String
      switch value {
      case .string(let value): text = value
      case .integer(let value): text = "\(value)"
      case .number(let value): text = "\(value)"
      case .flag, .null, .array, .object, .encoding:
        let list = argument.isRepeating ? ", or an array of them" : ""
        throw fault(place, "expected a string or a number\(list)")
      }
      let word = argument.isPath ? path(text) : text
      return argument.kind == .positional ? word : "--\(key)=\(word)"
    }
  }

  /// Paths are relative to the folder of the file.
  private func path(_ path: String) -> String {
    guard !path.isEmpty, path != "-", !path.hasPrefix("/"), let end = file.lastIndex(of: "/") else {
      return path
    }
    return file[...end] + path
  }

  private func fault(_ place: String?, _ finding: String) -> Failure {
    let end = finding.hasSuffix("?") ? " See" : finding.hasSuffix(";") ? " see" : "; see"
    let place = place.map { "\($0): " } ?? ""
    return Failure("\(file): \(place)\(finding)\(end) 'fingerpost schema config'", .badData)
  }
}
