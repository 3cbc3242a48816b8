public import Faults
import Files
public import SystemLibraries
public import Glyphs
import Routes

/// Reads folders of icons.
extension IconLibrary {
  /// Reads the SVG files in a folder and in its folders `maneuvers` and `furniture`, and the files
  /// `icons.json` and `shields`.
  ///
  /// - Throws: `Fault` with file and line, also if the folder has neither icons nor words.
  public init(folder: URL) throws(Fault) {
    try self.init(readable: folder)
    if let fault = faults.first { throw fault }
  }

  /// Reads what can be read of a folder; `faults` says what cannot.
  ///
  /// While `icons.json` or the shields are invalid, those of an earlier library stay. Throws if there is
  /// nothing to read.
  package init(readable folder: URL, after earlier: IconLibrary? = nil) throws(Fault) {
    try self.init(readable: IconFiles(folder), after: earlier)
  }

  /// The paths of the files in a folder of icons that are read.
  package static func files(in folder: String) -> [String] {
    let root = URL(typed: folder)
    let icons = IconFiles.places(in: root).flatMap { place in
      let prefix = place == root ? "" : place.lastPathComponent + "/"
      return ((try? IconFiles.pictures(of: place)) ?? []).map { prefix + $0.lastPathComponent }
    }
    let shields = plates(inIcons: root).map(\.lastPathComponent) + [IconFiles.networksFile]
    return (icons + ["icons.json"] + shields.map { "\(IconFiles.shieldFolder)/\($0)" })
      .map { "\(folder)/\($0)" }.filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// The SVG files of a folder of icons, sorted within each of its places; without those of a place
  /// that cannot be listed.
  package static func pictures(in folder: URL) -> [URL] {
    IconFiles.places(in: folder).flatMap { (try? IconFiles.pictures(of: $0)) ?? [] }
  }

  /// The SVG files of plates in a folder of icons, sorted.
  package static func plates(inIcons folder: URL) -> [URL] {
    (try? IconFiles.pictures(of: folder.appending(path: IconFiles.shieldFolder))) ?? []
  }
}

extension IconFiles {
  fileprivate init(_ folder: URL) {
    self.init(folder: folder.typedPath)
    let read = Self.places(in: folder) + [folder.appending(path: Self.shieldFolder)]
    for place in Self.places(in: folder) {
      for (name, isFolder) in (try? OpenFolder(place).entries()) ?? [] where isFolder {
        let inner = place.appending(path: name.text)
        if name.text.hasPrefix(".") || read.contains(inner) { continue }
        if (try? Self.names(in: inner))?.isEmpty ?? true { continue }
        doubts.append("\(inner.typedPath): the SVG files there are not read; move them up")
      }
      do throws(Fault) {
        pictures += try Self.pictures(of: place).compactMap(File.init)
      } catch {
        faults.append(error)
      }
    }
    for place in read {
      for name in (try? Self.names(in: place)) ?? [] where !name.isUTF8 {
        faults.append(
          Fault(
            at: place.appending(path: name.text).typedPath, FileName.finding,
            remedy: "rename it"))
      }
    }
    words = File(folder.appending(path: "icons.json"))
    if words != nil {
      engines = Engine.all.map(\.name)
      engineWords = Set(Vocabulary.all.flatMap(\.entries).map(\.symbol)).sorted()
    }
    plates = IconLibrary.plates(inIcons: folder).compactMap(File.init)
    networks = File(folder.appending(path: "\(Self.shieldFolder)/\(Self.networksFile)"))
  }

  /// Where the SVG files of a folder of icons are: its folders, then itself.
  fileprivate static func places(in folder: URL) -> [URL] {
    IconLibrary.folders.map { folder.appending(path: $0) } + [folder]
  }

  /// The sorted SVG files of one place; none if it is absent.
  fileprivate static func pictures(of place: URL) throws(Fault) -> [URL] {
    try names(in: place).filter(\.isUTF8).map { place.appending(path: $0.text) }
  }

  /// The sorted names of the SVG files of one place; none if it is absent.
  private static func names(in place: URL) throws(Fault) -> [FileName] {
    do throws(Fault) {
      return try OpenFolder(place).entries().map { $0.name }
        .filter { !$0.text.hasPrefix(".") && $0.text.hasEnding(".svg", ignoringCase: true) }
        .sorted { $0.text < $1.text }
    } catch {
      if error == .noFolder { return [] }
      throw Fault(at: place.typedPath, "cannot be listed", remedy: "check its permissions")
    }
  }
}

extension IconFiles.File {
  /// Reads a file; `nil` if it is absent.
  fileprivate init?(_ url: URL) {
    let bytes: Result<[UInt8], Fault>
    do throws(Fault) {
      bytes = .success(try RegularFile.read(url.path))
    } catch {
      guard FileManager.default.fileExists(atPath: url.path) else { return nil }
      bytes = .failure(
        Fault(at: url.typedPath, "cannot be read: \(error.finding)", remedy: error.remedy))
    }
    self.init(name: url.lastPathComponent, path: url.typedPath, bytes: bytes)
  }
}
