import Foundation
import TestSupport
import Testing

@testable import Preview

@Suite struct SourceWatchTests {
  private let folder: TemporaryFolder
  private let watch: SourceWatch

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("first", to: "theme.json")
    watch = SourceWatch(files: [folder.path("theme.json")], icons: nil)
  }

  /// Overwrites the file without replacing it, and sets its time.
  private func save(_ text: String, at date: Date) throws {
    let file = try FileHandle(forWritingTo: folder.url.appending(path: "theme.json"))
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
    try FileManager.default.setAttributes(
      [.modificationDate: date], ofItemAtPath: folder.path("theme.json"))
  }

  @Test func `a save is seen whatever the clock says`() throws {
    var seen = [watch.look()]
    // Forward by decades, back to before the first, and twice the same time.
    for seconds in [4e9, 3e8, 0, 1e9, 1e9] {
      try save("other", at: Date(timeIntervalSince1970: seconds))
      seen.append(watch.look())
      #expect(!seen.dropLast().contains(seen[seen.count - 1]), "\(seconds)")
      #expect(watch.look() == seen[seen.count - 1])
      // The state has a time of its own, as coarse as the kernel's ticks.
      Thread.sleep(forTimeInterval: 0.02)
    }
  }
}
