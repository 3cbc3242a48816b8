import Faults
import Foundation
import TestSupport
import Testing

@testable import AssetExport

@Suite struct OutputRunTests {
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  private func write(_ parts: [String], isChecking: Bool = false) async throws -> Bool {
    let folder = try OutputFolder(temporary.url, isChecking: isChecking)
    let file = try await OutputRun(in: folder, cards: nil).stage("a/b.txt")
    for part in parts { try file.append(Data(part.utf8)) }
    return try file.commit()
  }

  @Test func `a staged file appears once it is complete`() async throws {
    let run = try await OutputRun(in: OutputFolder(temporary.url), cards: nil)
    let file = try run.stage("b.txt")
    try file.append(Data("one".utf8))
    #expect(temporary.files().allSatisfy { $0.hasPrefix(".fingerpost-") })
    try file.append(Data("two".utf8))
    #expect(try file.commit())
    #expect(temporary.files() == ["b.txt"])
    #expect(try temporary.bytes("b.txt") == Array("onetwo".utf8))
  }

  @Test func `without an end it leaves nothing`() async throws {
    let run = try await OutputRun(in: OutputFolder(temporary.url), cards: nil)
    try run.stage("b.txt").append(Data("one".utf8))
    #expect(temporary.files().isEmpty)
  }

  @Test(arguments: [
    (["onetwo"], false), (["one", "", "two"], false), (["onetw"], true), (["onetwo", "3"], true),
    (["ONE", "two"], true), ([], true),
  ])
  func `only other bytes replace a file`(parts: [String], changes: Bool) async throws {
    #expect(try await write(["one", "two"]))
    let before = try FileManager.default.attributesOfItem(atPath: temporary.path("a/b.txt"))
    #expect(try await write(parts, isChecking: true) == changes)
    #expect(try temporary.bytes("a/b.txt") == Array("onetwo".utf8))
    #expect(try await write(parts) == changes)
    let after = try FileManager.default.attributesOfItem(atPath: temporary.path("a/b.txt"))
    let file = FileAttributeKey.systemFileNumber
    #expect((before[file] as? Int == after[file] as? Int) == !changes)
    #expect(try temporary.bytes("a/b.txt") == Array((changes ? parts.joined() : "onetwo").utf8))
    #expect(temporary.files() == ["a/b.txt"])
  }

  @Test func `a link is no place for it`() async throws {
    try temporary.write("kept", to: "other.txt")
    try FileManager.default.createSymbolicLink(
      atPath: temporary.path("a"), withDestinationPath: "/tmp")
    await #expect(throws: Fault.self) { try await write(["one"]) }
  }
}
