import Foundation

/// The files that the manifest of a folder names; none where there is no manifest of this program.
struct PreviousFiles {
  private var files: [String] = []

  init(in folder: OutputFolder) {
    guard let data = try? Data(contentsOf: folder.url.appending(path: "manifest.json")),
      let manifest = try? ManifestFile(data)
    else { return }
    files = manifest.files.map(\.path)
  }

  /// Those that are not among the given ones, sorted; never one outside of the folder.
  func paths(besides kept: Set<String>) -> [String] {
    Set(files).subtracting(kept).filter(PicturePlan.isInside).sorted()
  }
}
