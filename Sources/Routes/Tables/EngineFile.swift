import EmbeddedFiles
public import Faults
import JSON

/// A file that says how the responses of an engine are read: `schema engine` describes it.
public struct EngineFile: Sendable {
  let table: EngineTable

  /// The most bytes of a file.
  static let longest = 1 << 20

  /// Reads a file.
  ///
  /// - Parameter data: JSON in UTF-8.
  /// - Throws: `Fault` with the place in the file.
  public init(_ data: some Sequence<UInt8>) throws(Fault) {
    let bytes = Array(data)
    guard bytes.count <= Self.longest else {
      throw Fault("longer than 1 MiB", remedy: "leave out words that no response has")
    }
    let root = try JSONNode(text: bytes)
    try JSONSchema(Self.schema, named: "engine").check(root)
    table = try EngineTable(root)
  }

  /// The engine whose responses it reads; one with the name of a known engine reads more of its forms.
  public var engine: Engine { Engine(table) }

  /// The JSON Schema of such files.
  package static let schema = EmbeddedFiles.read("Routes/Resources/engine.schema.json")
}

// The files of `Engines`: ENGINE.json, or ENGINE-FORM.json for one of several forms. Each is read only
// when a response may be of its engine, so that others do not wait for it.
extension EngineFile {
  /// The names of the engines and of their files, in the order of these.
  static let builtIn: [(engine: String, file: String)] =
    EmbeddedFiles.names(in: "Routes/Engines").map { file in
      (String(file.prefix { $0 != "-" && $0 != "." }), file)
    }

  private static let tables: [String: [EngineTable]] = Dictionary(
    grouping: builtIn.map { table(in: $0.file) }, by: { $0.engine })

  /// How the forms of an engine that are in files are read.
  static func tables(of engine: String) -> [EngineTable] {
    builtIn.contains { $0.engine == engine } ? tables[engine] ?? [] : []
  }

  /// How a response is read that few signs, or none, say is of another form, or of an engine that also
  /// has forms in files.
  static func table(of response: JSONNode, _ form: ResponseForm?) -> EngineTable? {
    let name = form.flatMap { $0.reason.isEmpty && $0.count > 4 ? $0.name : nil }
    return builtIn.lazy.filter { name == nil || $0.engine == name }
      .flatMap { tables(of: $0.engine) }.first { $0.knows(response) }
  }

  private static func table(in file: String) -> EngineTable {
    do throws(Fault) {
      return try EngineTable(
        JSONNode(text: EmbeddedFiles.read("Routes/Engines/" + file)),
        named: String(file.dropLast(".json".utf8.count)))
    } catch {
      preconditionFailure("\(file): \(error.description)")
    }
  }
}
