import Foundation
import Glyphs
import Preview

extension AssetCommand {
  func run() async throws {
    guard build.watch else {
      _ = try await work()
      return
    }
    try await Interruption.until { try await watch() }
  }

  /// Works now and at each change of a source, until it is cancelled; only reports errors.
  private func watch() async throws {
    var command: any AssetCommand = self
    var done: [String: SourceWatch.Stamp]?
    var last = done
    while true {
      let stamps = command.sources.look()
      // Waits for two equal looks, since another program may still be writing the file.
      if stamps != done, stamps == last {
        let isFirst = done == nil
        done = stamps
        do {
          if !isFirst { command = try Self.reread() ?? command }
          _ = try await command.work()
        } catch  where !(error is CancellationError) {
          Console.error(Fingerpost.fault(of: error, nil).description)
        }
      }
      last = stamps
      try await Task.sleep(for: .milliseconds(25))
    }
  }

  /// Parses the command line again, as the file of options may have changed.
  private static func reread() throws -> (any AssetCommand)? {
    let line = try ConfiguredWords(Array(CommandLine.arguments.dropFirst()))
    do {
      return try Fingerpost.parseAsRoot(line.words) as? any AssetCommand
    } catch {
      throw Fingerpost.fault(of: error, line)
    }
  }

  private var sources: SourceWatch {
    let files = inputs + Theme.files(look.theme) + [config.config].compactMap(\.self)
    return SourceWatch(files: files, icons: look.icons)
  }
}
