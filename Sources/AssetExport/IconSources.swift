import Files
package import Foundation
import Glyphs
package import Faults

/// The built-in icons and theme as files, for designers who change them.
package enum IconSources {
  /// Writes the files that are missing, and returns their paths.
  ///
  /// Throws `Fault.cannotCreate` before anything is written if anything but a file with the
  /// same content is in the way.
  package static func export(to url: URL) throws(Fault) -> [String] {
    let files = IconLibrary.builtInFiles
    for file in files {
      let place = url.appending(path: file.path)
      let present = try? FileManager.default.attributesOfItem(atPath: place.path)[.type]
      if (present as? FileAttributeType) == .typeRegular, RegularFile.bytes(place) == file.bytes {
        continue
      }
      guard present != nil else { continue }
      throw .cannotCreate(path: place.typedPath, .foreign)
    }
    let folder = try OutputFolder(url)
    var written: [String] = []
    for file in files {
      let isNew = try folder.write(Data(file.bytes), to: file.path, keepsPixels: false) {
        folder, name throws(Fault) in
        guard (try? folder.kind(of: name)) != .absent else { return }
        throw .cannotCreate(path: url.appending(path: file.path).typedPath, .foreign)
      }
      if isNew { written.append(file.path) }
    }
    return written
  }
}
