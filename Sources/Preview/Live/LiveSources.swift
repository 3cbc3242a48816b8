public import Documents
public import Faults
public import SystemLibraries
public import Glyphs
import IconFolders
public import Routes

/// The files behind the live page.
public struct LiveSources: Sendable {
  /// The folder of icons, or `nil` for the built-in ones.
  public var icons: URL?
  /// The theme file, or `nil` for the theme without one.
  public var theme: URL?
  /// The built-in theme that is shown without a file.
  public var usualTheme = Theme.builtInFiles[0].value
  /// Returns what to show of a theme, such as a variant of it.
  public var part: @Sendable (Theme) throws(Fault) -> Theme = { $0 }
  /// The folder of accepted pictures for comparison, or `nil` to compare with the start.
  public var goldens: URL?
  /// The files of the routes.
  public var routes: [URL] = []
  /// Reads the routes with the glyphs of words, and makes their cards; `nil` without a route.
  ///
  /// Returns the files that it can read, in order, and why it cannot read the others. `isQuiet` leaves out
  /// the warnings about the routes.
  public var readRoutes:
    (
      @Sendable (_ words: [IconWord], _ isQuiet: Bool) throws -> (
        sources: [GuidedSource], faults: [Fault]
      )
    )?
  /// The drawing style of turns.
  public var junctions = JunctionStyle.schematic

  /// Whether to show only the glyphs that the folder of icons adds or changes.
  public var isOwnOnly = false

  /// Receives a line for each save.
  public var log: @Sendable (String) -> Void = { _ in }
  /// Receives the errors and warnings that are new.
  public var report: @Sendable (_ errors: [String], _ warnings: [String]) -> Void = { _, _ in }

  /// Creates sources without files.
  public init() {}

  func readTheme() throws -> ThemeEditor {
    guard let theme else { return try ThemeEditor(usualTheme) }
    do {
      return try ThemeEditor(Data(contentsOf: theme))
    } catch {
      let absent = Fault("cannot be read", remedy: "check that it is there")
      throw (error as? Fault ?? absent).within(theme.relativePath)
    }
  }

  func shown(of theme: Theme) throws(Fault) -> Theme {
    try Fault.within(self.theme?.relativePath ?? "the theme") { () throws(Fault) in
      try part(theme)
    }
  }

  /// Reads the icons; a broken icon only affects its glyphs.
  ///
  /// What else is broken stays as in the earlier library; without one, it is an error.
  func library(after earlier: IconLibrary? = nil) throws(Fault) -> IconLibrary {
    guard let icons else { return IconLibrary.builtIn }
    let library = try IconLibrary(readable: icons, after: earlier)
    if earlier == nil, let fault = library.tableFaults.first { throw fault }
    return library
  }
}

/// Polls files, and the icons in a folder.
package struct SourceWatch: Sendable {
  /// Identifies a version of a file: its size, its inode, and the seconds and nanoseconds of its
  /// contents and of its state.
  ///
  /// Any difference counts, so a clock may jump. A tool that restores the time of the contents cannot
  /// restore that of the state.
  package typealias Stamp = [Int]

  private let files: [String]
  private let icons: String?

  package init(files: [String], icons: String?) {
    self.files = files
    self.icons = icons
  }

  package func look() -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    for path in files + (icons.map(IconLibrary.files) ?? []) { stamps[path] = Self.stamp(of: path) }
    return stamps
  }

  private static func stamp(of path: String) -> Stamp? {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { return nil }
    #if canImport(Darwin)
      let times = [facts.st_mtimespec, facts.st_ctimespec]
    #else
      let times = [facts.st_mtim, facts.st_ctim]
    #endif
    return [Int(facts.st_size), Int(truncatingIfNeeded: facts.st_ino)]
      + times.flatMap { [$0.tv_sec, $0.tv_nsec] }
  }
}
