public import ArgumentParser

/// An option's choice among words.
///
/// States what the parser would find out by key paths and reflection, which cost each start of the
/// program more than the drawing of a glyph.
public protocol ArgumentChoice: ExpressibleByArgument, CaseIterable, RawRepresentable
where RawValue == String {}

extension ArgumentChoice {
  /// The words, in the order of the help.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }

  /// None: the help of the option says what the words mean.
  public static var allValueDescriptions: [String: String] { [:] }
}
