public import Foundation

/// Material that others wrote, kept outside the repository.
///
/// Tests that read it are skipped where it is absent. The folder is `../shared` beside the
/// package, or what the environment variable `FINGERPOST_CORPORA` names.
public enum Corpus {
  /// The package's own folder.
  public static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let root =
    ProcessInfo.processInfo.environment["FINGERPOST_CORPORA"].map { URL(filePath: $0) }
    ?? package.deletingLastPathComponent().appending(path: "shared")

  /// Whether a file or folder of the corpora is there.
  public static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// The place of a file or folder of the corpora.
  public static func url(_ path: String) -> URL { root.appending(path: path) }

  /// The bytes of a file of the corpora.
  public static func bytes(_ path: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: url(path)))
  }

  /// The routes of the examples, and those of the corpora where they are present, sorted.
  public static func routes() throws -> [URL] {
    let own = try FileManager.default.contentsOfDirectory(
      at: package.appending(path: "Examples/routes"), includingPropertiesForKeys: nil
    ).filter { $0.lastPathComponent.contains(".json") && !$0.lastPathComponent.contains(".cards.") }
    return (own + files(under: "routes", suffix: ".json").map(url)).sorted { $0.path < $1.path }
  }

  /// The paths of all files under a folder that end in a suffix, sorted; none if it is absent.
  public static func files(under folder: String, suffix: String) -> [String] {
    let base = url(folder)
    guard let walker = FileManager.default.enumerator(atPath: base.path) else { return [] }
    return walker.compactMap { $0 as? String }.filter { $0.hasSuffix(suffix) }
      .map { folder + "/" + $0 }.sorted()
  }
}
