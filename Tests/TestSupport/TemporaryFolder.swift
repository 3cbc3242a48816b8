public import Foundation

/// A folder of its own for a test, removed with the value's last use.
public final class TemporaryFolder {
  /// Where it is.
  public let url: URL

  /// Makes an empty folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "fingerpost-test-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of something in it.
  public func path(_ name: String) -> String { url.appending(path: name).path }

  /// The paths of all files in it, hidden ones too, sorted; without what a run remembers of itself.
  public func files(in folder: String = "") -> [String] {
    let base = folder.isEmpty ? url : url.appending(path: folder)
    guard let walker = FileManager.default.enumerator(atPath: base.path) else { return [] }
    return walker.compactMap { $0 as? String }.filter {
      !FileManager.default.fileExists(atPath: base.appending(path: $0).path + "/.")
        && !$0.hasSuffix(".fingerpost-last-run")
    }.sorted()
  }

  /// The bytes of a file in it.
  public func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: url.appending(path: name)))
  }

  /// Writes a file into it.
  public func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }
}
