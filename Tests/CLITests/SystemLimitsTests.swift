import Testing

#if os(Linux)
  @Suite struct SystemLimitsTests {
    private let cards = ["cards", "Examples/routes/motorway.json"]

    @Test(arguments: [4, 8, 15])
    func `too few open files are an error`(count: Int) throws {
      let result = try Program.run(cards, limits: ["-n \(count)"])
      #expect(result.code == 74)
      #expect(
        result.error
          == "error: only \(count) files may be open at once; allow at least 16, as with ulimit -n 16\n"
      )
      #expect(result.output.isEmpty)
    }

    @Test func `sixteen open files are enough`() throws {
      let result = try Program.run(cards, limits: ["-n 16"])
      #expect(result.code == 0)
      #expect(try result.output == Program.run(cards).output)
    }

    /// Stacks of a gibibyte each, of which one fits into the memory that is allowed.
    @Test(.timeLimit(.minutes(1)))
    func `threads that the system refuses are an error`() throws {
      let result = try Program.run(cards, limits: ["-s 1048576", "-v 1900000"])
      #expect(result.code == 74)
      #expect(result.error.hasPrefix("error: the system grants 1 of "))
      #expect(result.error.hasSuffix("allow more, as with ulimit -v unlimited\n"))
      #expect(result.error.filter { $0 == "\n" }.count == 1)
      #expect(result.output.isEmpty)
    }

    @Test func `a limit that leaves enough memory changes nothing`() throws {
      let result = try Program.run(cards, limits: ["-v 4000000"])
      #expect(result.code == 0)
      #expect(try result.output == Program.run(cards).output)
    }
  }
#endif
