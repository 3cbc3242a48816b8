import Foundation
import TestSupport
import Testing

/// The stand-ins of platforms declare what a public source declares, and name its line.
struct StandInTests {
  private static let files = [".swift", ".kt", ".d.ts"].flatMap {
    KitFolder.sources("Tests/KitTests/Stubs", ending: $0)
  }

  @Test(arguments: files)
  func `each declaration names its source`(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let (declarations, unnamed) = Self.declarations(of: text, in: path)
    #expect(declarations > 0)
    for line in unnamed { Issue.record("\(path) names no source of: \(line)") }
  }

  @Test func `finds declarations without a source`() {
    let swift = """
      // CPTrip.h:17
      @available(iOS 12, *)
      open class A {
        public var b = 1
        // no line: developer.apple.com/documentation, 2026-11-30
        public func c() {}
        public var d = 1  // for tests
      """
    #expect(Self.declarations(of: swift, in: "a.swift") == (4, ["  public var b = 1"]))
    let kotlin = "class A {  // Trip.java:1\n    fun b() {}\n    private fun c() {}"
    #expect(Self.declarations(of: kotlin, in: "a.kt") == (2, ["    fun b() {}"]))
    let typeScript = "  export type A = 1;\n  // Trip.ts:1\n  export class B {"
    #expect(Self.declarations(of: typeScript, in: "a.d.ts") == (2, ["  export type A = 1;"]))
  }

  /// The number of types and of members that another module can call, and the lines of those
  /// without a source in their line or in the comments and attributes above it.
  private static func declarations(of text: String, in path: String) -> (Int, [Substring]) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let found = lines.indices.filter { isDeclaration(lines[$0], in: path) }
    let unnamed = found.filter { index in
      let above = lines[..<index].reversed().prefix { $0.contains(/^ *(\/[\/*]|\*|@)/) }
      return !([lines[index]] + above).contains {
        $0.contains(/\/\/.*(\.\w+:\d+|no line: .*\d|for tests)/)
      }
    }
    return (found.count, unnamed.map { lines[$0] })
  }

  private static func isDeclaration(_ line: Substring, in path: String) -> Bool {
    let code = line.prefix { $0 != "/" }
    if path.hasSuffix(".kt") {
      return code.contains(/\b(class|interface|fun|const val)\b/)
        && !code.contains(/\b(private|override) fun\b/)
    }
    if path.hasSuffix(".ts") { return code.contains(/^  (export )?(class|interface|enum|type)\b/) }
    return code.contains(
      /\b(public|open)\b.*\b(class|struct|enum|protocol|func|init|var|let|typealias)\b/)
  }
}
