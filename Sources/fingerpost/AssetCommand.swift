import ArgumentParser

/// A command that writes assets into a folder.
protocol AssetCommand: AsyncParsableCommand {
  /// Does the work.
  ///
  /// - Returns: The paths of the files that were written or are as they should be, from the folder
  ///   on.
  /// - Throws: What went wrong, untold.
  func work() async throws -> [String]
}

extension AssetCommand {
  func run() async throws {
    try await Failure.handled { _ = try await work() }
  }
}
