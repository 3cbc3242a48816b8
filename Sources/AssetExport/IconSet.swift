package import Faults
import Files
package import SystemLibraries
public import Glyphs
public import Guidance
import Routes

/// The glyphs that an app may need before it has a route.
public struct IconSet: Hashable, Sendable {
  /// The selection of lanes in a set.
  public enum Lanes: String, Hashable, Sendable, CaseIterable {
    /// The lanes that are common on roads, unlit and with each arrow lit.
    case common
    /// All combinations of eight directions, unlit and with each arrow lit, for both driving sides.
    case all
  }

  /// The lanes of the set.
  public var lanes: Lanes
  /// The increment between roundabout angles, in degrees from 1 to 360.
  public var roundaboutStep: Int
  /// The groups of objects along a route whose signs belong to the set; other glyphs always do.
  public var along: Set<AlongGroup>

  /// Creates a set.
  public init(
    lanes: Lanes = .common, roundaboutStep: Int = 15,
    along: Set<AlongGroup> = Set(AlongGroup.allCases)
  ) {
    self.lanes = lanes
    self.along = along
    self.roundaboutStep = roundaboutStep
  }

  /// The glyphs without duplicates, sorted by name.
  public var specs: [GlyphSpec] {
    let hidden = hiddenSigns
    return GlyphSet.specs(hasAllLanes: lanes == .all, roundaboutStep: roundaboutStep).filter {
      spec in
      guard case .furniture(let sign) = spec else { return true }
      if case .speedLimit = sign { return along.contains(.limits) }
      return !hidden.contains(spec.name)
    }
  }

  /// The names of signs that only groups outside of the set show.
  private var hiddenSigns: Set<String> {
    func glyphs(_ isShown: Bool) -> Set<String> {
      let kinds = RouteObject.Kind.allCases.filter { along.contains(AlongGroup($0)) == isShown }
      return Set(kinds.flatMap(\.signs).map(\.glyph))
    }
    return glyphs(false).subtracting(glyphs(true))
  }

  /// The glyphs of the set and those that a folder of icons adds or replaces, sorted by name.
  public func specs(with icons: IconLibrary) -> [GlyphSpec] {
    GlyphSpec.sorted(Set(specs).union(icons.glyphs))
  }
}

/// The built-in icons and theme as files, for designers who change them.
package enum IconSources {
  /// Writes the files that are missing, and returns their paths.
  ///
  /// Throws `Fault.cannotCreate`, before anything is written, if a path is taken by a folder or by a
  /// file with other content.
  package static func export(to url: URL) throws(Fault) -> [String] {
    let folder = try OutputFolder(url)
    var staged: [OutputFolder.Staged] = []
    defer { for file in staged { folder.discard(file) } }
    for file in IconLibrary.builtInFiles {
      staged.append(
        try folder.stage(Data(file.bytes), for: file.path, keepsPixels: false) {
          open, name throws(Fault) in
          guard (try? open.kind(of: name)) != .absent else { return }
          throw .cannotCreate(path: url.appending(path: file.path).typedPath, .foreign)
        })
    }
    for file in staged { try folder.place(file) }
    return staged.filter(\.isChange).map(\.path)
  }
}
