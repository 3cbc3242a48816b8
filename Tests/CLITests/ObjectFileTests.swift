import Foundation
import Testing

/// What the compiled code calls: on the way to a pixel and to a file nothing whose last bit depends
/// on a library or a processor.
@Suite struct ObjectFileTests {
  static let modules = ["Paths", "Raster", "SVGCoding", "Glyphs"]

  /// Functions of the mathematics library that are exact by the standard (IEEE 754, 5.4.1).
  private static let exact: Set<String> = ["sqrt", "sqrtf"]

  @Test(.enabled(if: Tools.areThere, "nm, objdump or awk is not installed"), arguments: modules)
  func `the exact root is the only function of the math library that is called`(
    module: String
  ) throws {
    let library = try #require(Tools.mathematicsLibrary)
    let inexact = try Self.names(
      Tools.output("nm", ["-D", "--defined-only", library])
    ).subtracting(Self.exact)
    // A list that lacks these is not that of the library.
    #expect(inexact.isSuperset(of: ["sin", "pow", "fmod", "fma", "floor"]))
    let called = try Self.names(Tools.output("nm", ["-u"] + Self.objects(of: module)))
    #expect(called.count > 10)
    #expect(called.intersection(inexact).isEmpty)
  }

  @Test(.enabled(if: Tools.areThere, "nm, objdump or awk is not installed"), arguments: modules)
  func `no multiplication is fused with an addition`(module: String) throws {
    // Each mnemonic once, with its count: the whole list takes long to read here.
    let script = """
      objdump -d --no-show-raw-insn "$@" | awk -F '\\t' \
        'NF > 1 { split($2, words, " "); count[words[1]]++ } END { for (w in count) print count[w], w }'
      """
    let counts = try Tools.output("sh", ["-c", script, "sh"] + Self.objects(of: module))
      .split(separator: "\n").map { $0.split(separator: " ") }
    #expect(counts.reduce(0) { $0 + (Int($1[0]) ?? 0) } > 1000)
    let fused = counts.compactMap(\.last).filter {
      $0.wholeMatch(of: /vfn?m(add|sub|addsub|subadd)[0-9]*[sp][sdh]|fn?m(add|sub|la|ls)/) != nil
    }
    #expect(fused.isEmpty)
  }

  @Test(.enabled(if: Tools.areThere, "nm, objdump or awk is not installed"))
  func `pictures are packed by this program, not by zlib or libpng`() throws {
    let called = try Self.names(Tools.output("nm", ["-u"] + Self.objects(of: "PNGReading")))
    #expect(called.isSuperset(of: ["png_create_read_struct", "png_read_row"]))
    let writes = called.filter { $0.contains(/deflate|compress|png_(create_|image_)?write/) }
    #expect(writes == [])
  }

  /// The compiled files of a module, beside the program.
  private static func objects(of module: String) throws -> [String] {
    let folder = Program.folder.appending(path: "\(module).build")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".o") }.sorted()
    try #require(!files.isEmpty, "no object files in \(folder.path)")
    return files.map { folder.appending(path: $0).path }
  }

  /// The names in a table of symbols, without their versions.
  private static func names(_ table: String) -> Set<String> {
    Set(
      table.split(separator: "\n").compactMap { line in
        line.split(separator: " ").last?.split(separator: "@").first.map { String($0) }
      })
  }
}

/// Programs that look into object files.
private enum Tools {
  static let areThere = ["nm", "objdump", "awk"].allSatisfy { path(of: $0) != nil }

  static var mathematicsLibrary: String? {
    let folders = ["/lib/x86_64-linux-gnu", "/lib/aarch64-linux-gnu", "/lib64", "/usr/lib64"]
    return folders.map { "\($0)/libm.so.6" }.first { FileManager.default.fileExists(atPath: $0) }
  }

  static func output(_ tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: try #require(path(of: tool)))
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }

  private static func path(of tool: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    return folders.map { "\($0)/\(tool)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
