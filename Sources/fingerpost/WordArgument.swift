public import ArgumentParser

/// One of a few words as an argument.
///
/// `ArgumentParser` comes to the same answers, but by searching for conformances while the program
/// runs, which takes it longer than all that is computed here.
public protocol WordArgument: ExpressibleByArgument, RawRepresentable, CaseIterable
where RawValue == String {}

extension WordArgument {
  /// Parses a word, or returns nil for an unknown one.
  public init?(argument: String) { self.init(rawValue: argument) }

  /// The word.
  public var defaultValueDescription: String { rawValue }

  /// All words.
  public static var allValueStrings: [String] { allCases.map(\.rawValue) }

  /// No explanations: the words speak for themselves.
  public static var allValueDescriptions: [String: String] { [:] }
}
