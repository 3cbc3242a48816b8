import Files
import Foundation
import Testing

@Suite struct ChildProgramTests {
  private func shell(_ script: String, patience: Double? = nil) -> ChildProgram {
    ChildProgram(["sh", "-c", script], environment: ["PATH": "/usr/bin:/bin"], patience: patience)
  }

  @Test func `one stream is read, and the others lead nowhere`() throws {
    let script = "echo out; echo err >&2; cat"
    #expect(try shell(script).run(.output) == (.exit(0), Array("out\n".utf8)))
    #expect(try shell(script).run(.error) == (.exit(0), Array("err\n".utf8)))
    #expect(try shell(script).run() == (.exit(0), []))
  }

  @Test func `the end is told: a status, a signal, no such program, no time`() throws {
    #expect(try shell("exit 3").run().end == .exit(3))
    #expect(try shell("kill -9 $$").run().end == .killed(9))
    #expect(try ChildProgram(["fingerpost-nowhere"]).run(.output).end == .exit(127))
    #expect(try shell("exec sleep 60", patience: 0.1).run().end == .outOfTime)
    #expect(try shell("exit 3", patience: 60).run().end == .exit(3))
  }

  @Test(.timeLimit(.minutes(1)))
  func `a program that writes without end is told that nobody reads`() throws {
    let (end, bytes) = try shell("exec yes").run(.output, limit: 100_000)
    #expect(bytes.count == 100_000)
    #expect(end == .killed(SIGPIPE))
  }

  @Test func `the environment is the given one`() throws {
    let program = ChildProgram(["env"], environment: ["PATH": "/usr/bin:/bin", "A": "b c"])
    let lines = String(decoding: try program.run(.output).bytes, as: UTF8.self).split(
      separator: "\n")
    #expect(lines.sorted() == ["A=b c", "PATH=/usr/bin:/bin"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `many programs run at once, each with its own stream`() async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<24 {
        group.addTask {
          try shell("echo \(number)").run(.output) == (.exit(0), Array("\(number)\n".utf8))
        }
      }
      for try await isOwn in group { #expect(isOwn) }
    }
  }
}
