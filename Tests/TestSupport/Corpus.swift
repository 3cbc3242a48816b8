public import Foundation

/// What tests read: our own inputs, examples and atlas, which are in the repository, and material that
/// others wrote, which is not.
///
/// Tests that need the material of others are skipped where it is absent. Its folder is `../shared`
/// beside the package, or what the environment variable `FINGERPOST_CORPORA` names.
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

  /// The paths of all files under a folder that end in a suffix, sorted; none if it is absent.
  public static func files(under folder: String, suffix: String) -> [String] {
    let base = url(folder)
    guard let walker = FileManager.default.enumerator(atPath: base.path) else { return [] }
    return walker.compactMap { $0 as? String }.filter { $0.hasSuffix(suffix) }
      .map { folder + "/" + $0 }.sorted()
  }
}
