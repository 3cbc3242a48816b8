import ArgumentParser
import Faults
import SystemLibraries
import Glyphs
import IconFolders
import Synchronization

enum IconFolder {
  static let help =
    "A folder of SVG icons that replace built-in icons of the same name or add new ones."

  static func check(_ icons: String?) throws {
    guard let icons else { return }
    switch PathKind(icons) {
    case .folder: break
    case .absent: throw Fault(.noInput, at: icons, "no such folder", remedy: "check the name")
    case .file:
      throw Fault(
        .noInput, at: icons, "a file, not a folder",
        remedy: "name the folder that holds the SVG files")
    }
  }

  /// Reads a folder, or the built-in icons; `warns` prints warnings about its files.
  ///
  /// Names all files that cannot be used: prints the errors but the last one, which it throws.
  /// With a theme it leaves out icons that cannot be drawn or seen.
  static func library(
    _ icons: String?, warns: Bool = false, seenIn theme: Theme? = nil
  ) throws -> IconLibrary {
    guard let icons else { return .builtIn }
    try check(icons)
    var library = try IconLibrary(readable: URL(typed: icons))
    if let theme {
      let (rest, faults) = GlyphArtist(theme: theme, icons: library).leavingOutFaulty()
      isIncomplete.withLock { $0 = !faults.isEmpty }
      if warns { Console.warnings(faults.map { "left out: \($0)" }, rest: "icons are left out") }
      library = rest
    }
    if let fault = last(of: library.faults) { throw fault }
    guard warns else { return library }
    Console.warnings(library.warnings, rest: "parts of icons are ignored")
    Console.warnings(library.doubts, rest: "warnings about icons")
    return library
  }

  /// Gives misnamed icons the names of their glyphs, with a line for each; never over another file.
  static func rename(in icons: String) throws {
    for (file, glyph, isFree) in try IconLibrary(readable: URL(typed: icons)).renames {
      let (old, name) = (URL(typed: file), glyph + ".svg")
      guard isFree else {
        Console.note("\(file): not renamed, since another file has or would get the name \(name)")
        continue
      }
      let new = old.deletingLastPathComponent().appending(path: name)
      guard (try? FileManager.default.moveItem(at: old, to: new)) != nil else {
        throw Fault(.cannotCreate, at: file, "cannot become \(name)", remedy: "rename it yourself")
      }
      Console.note("\(file): renamed to \(name)")
    }
  }

  private static let isIncomplete = Mutex(false)

  /// Ends a run that left icons out with 1, since not all that was asked for was drawn.
  static func checkCompleteness() throws {
    if isIncomplete.withLock({ $0 }) { throw ExitCode(1) }
  }

  /// What to throw for an icon that cannot be drawn or seen: the error of the last such icon, after
  /// those of the others are printed.
  static func fault(_ fault: Fault, of artist: GlyphArtist) -> Fault {
    let faults = artist.leavingOutFaulty().faults
    guard faults.contains(where: { $0.place == fault.place }) else { return fault }
    return last(of: faults) ?? fault
  }

  /// Returns the last fault after printing the others.
  private static func last(of faults: [Fault]) -> Fault? {
    for fault in faults.dropLast() { Console.error(fault.description) }
    return faults.last
  }
}
