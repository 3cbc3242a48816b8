import Glyphs
package import Paths
import Routes

/// The size that a platform documents for a picture: a row of `sizes.csv`.
package struct PlatformSize: Sendable {
  package enum Picture: String, Hashable, Sendable, CaseIterable {
    case maneuver
    /// The maneuver after the first, or one in a list.
    case secondManeuver = "second-maneuver"
    /// A strip of lanes.
    case lanes
    /// A single lane outside of a strip.
    case lane
    /// A separate picture of a junction.
    case junction
  }

  package var preset: AssetPreset
  package var picture: Picture
  /// In points, or dp of Android.
  package var size: Size
  package var source: String
  /// When the source was read, as year, month and day.
  package var date: String

  /// In the order of the table; a picture without a row has no size.
  package static let all = WordList.table("sizes.csv", in: "AssetExport/Words") { row in
    guard let preset = AssetPreset(rawValue: row[0]), let picture = Picture(rawValue: row[1]),
      let width = Double(row[2]), let height = Double(row[3])
    else { return nil as PlatformSize? }
    return PlatformSize(
      preset: preset, picture: picture, size: Size(width: width, height: height), source: row[4],
      date: row[5])
  }
}

extension AssetPreset {
  /// The size that the platform documents; `nil` if it has no such picture.
  package func size(of picture: PlatformSize.Picture) -> Size? {
    PlatformSize.all.first { $0.preset == self && $0.picture == picture }?.size
  }

  /// The size of a picture that each platform has.
  private func known(_ picture: PlatformSize.Picture) -> Size {
    guard let size = size(of: picture) else {
      preconditionFailure("sizes.csv has no \(picture.rawValue) of \(rawValue)")
    }
    return size
  }

  /// The main size of maneuvers, and that of second ones if they differ.
  package var maneuverSizes: [Size] {
    [known(.maneuver)] + [size(of: .secondManeuver)].compactMap(\.self)
  }

  package func laneSize(isSingle: Bool) -> Size { known(isSingle ? .lane : .lanes) }

  /// The largest size in which the platform shows a picture of a glyph without making it smaller;
  /// `nil` if it documents none.
  package func largest(of glyph: String, _ size: Size) -> Size? {
    switch GlyphSpec(name: glyph) {
    case .lanes: known(.lanes)
    case .maneuver, .roundabout, .junction, .icon:
      size.width > size.height ? self.size(of: .junction) : known(.maneuver)
    case .junctionView: self.size(of: .junction)
    case .furniture, .shield, nil: nil
    }
  }
}
