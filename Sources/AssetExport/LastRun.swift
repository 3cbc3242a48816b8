import Escaping
package import SystemLibraries
import Faults
import Files
import PNGCoding
import Raster

/// What a run left in its folder, so that the next one with the same inputs does nothing.
///
/// A hidden file has a digest of the inputs, then `CRC path` lines of the files as they were left. The
/// manifest does not list it, and comparisons skip it.
enum LastRun {
  static let fileName = OpenFolder.prefix + "last-run"

  static func text(_ inputs: String, _ digests: [String: String]) -> String {
    inputs + "\n"
      + digests.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }.joined()
  }
}

extension AssetPlan {
  /// The digest of what decides the files: `inputs`, the paths of all, and the texts that a target has made.
  func digest(of inputs: [UInt8]) -> String {
    var bytes = inputs
    for file in files {
      bytes += Array(file.paths.joined(separator: "\n").utf8) + [0]
      if case .text(let text) = file.content { bytes += Array(text.utf8) + [0] }
      for glyph in file.glyphs ?? [] { bytes += Array(glyph.name.utf8) + [0] }
    }
    return SHA256.digest(of: bytes).map { String($0, radix: 16) }.joined(separator: ".")
  }

  /// Returns what `write` would return if the last run had the same inputs and all that it left is as it was.
  ///
  /// `inputs` is what decides the files besides routes: the program, its options, theme and icons. Cards are
  /// made and compared, so that routes count by what they show.
  package func unchanged(
    since inputs: [UInt8], in place: URL, generator: String, jobs: Int
  ) async -> RunSummary? {
    if case .lines? = cards { return nil }
    guard let folder = try? OutputFolder(place, isChecking: true),
      let bytes = try? folder.folder(of: LastRun.fileName, creates: false)?
        .bytes(of: LastRun.fileName)
    else { return nil }
    folder.removeTemporaryFiles()
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard let first = lines.first, first == digest(of: inputs) else { return nil }
    let files = lines.dropFirst().map { line in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      return (digest: parts[0], path: parts.count > 1 ? parts[1] : "")
    }
    // It may be cut short, or two may be joined.
    guard files.map(\.path).sorted() == (paths + [Manifest.name]).sorted() else { return nil }
    var isWhole = true
    await OrderedTasks.run(files, share: 64, jobs: jobs) { files in
      files.allSatisfy { digest, path in
        (try? folder.folder(of: path, creates: false)?.bytes(of: OutputFolder.name(of: path)))
          .map { CRC32.digits(of: $0) == digest } ?? false
      }
    } receive: {
      isWhole = isWhole && $0
    }
    guard isWhole, await hasSameCards(in: folder, generator, jobs) else { return nil }
    return RunSummary(pictures: files.count - 1)
  }

  private func hasSameCards(
    in folder: OutputFolder, _ generator: String, _ jobs: Int
  ) async -> Bool {
    guard let document = document(showing: files.map(AssetRenderer.entry), generator) else {
      return true
    }
    do throws(Fault) {
      let file = try StagedOutput(CardsFile.documentName, in: folder)
      try await document.write(jobs: jobs) { bytes throws(Fault) in try file.append(Data(bytes)) }
      return try !file.commit()
    } catch {
      return false
    }
  }
}
