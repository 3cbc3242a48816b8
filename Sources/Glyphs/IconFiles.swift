package import Faults

/// The files of a folder of icons, as they were read.
package struct IconFiles: Sendable {
  package struct File: Sendable {
    /// The last part of the path.
    package var name: String
    /// The path as the user writes it.
    package var path: String
    package var bytes: Result<[UInt8], Fault>

    package init(name: String, path: String, bytes: Result<[UInt8], Fault>) {
      (self.name, self.path, self.bytes) = (name, path, bytes)
    }
  }

  /// The folder as the user writes it.
  package let folder: String
  /// The SVG files, sorted within each place where they may be.
  package var pictures: [File] = []
  /// The table `icons.json`; `nil` if it is absent.
  package var words: File?
  /// The SVG files of plates, sorted.
  package var plates: [File] = []
  /// The table of plates; `nil` if it is absent.
  package var networks: File?
  /// The names of engines that the table may have; empty without a table.
  package var engines: [String] = []
  /// All words of the engines, sorted; empty without a table.
  package var engineWords: [String] = []
  /// The folders in it that are not read, but have SVG files.
  package var doubts: [String] = []
  /// The places that cannot be listed, and the files whose names are not UTF-8.
  package var faults: [Fault] = []

  package init(folder: String) { self.folder = folder }

  /// The path of the table of plates, as the user writes it, even if it is absent.
  package var networksPath: String { "\(folder)/\(Self.shieldFolder)/\(Self.networksFile)" }

  /// The folder of plates and their table in a folder of icons.
  package static let shieldFolder = "shields"
  /// The table in that folder.
  package static let networksFile = "networks.json"
}
