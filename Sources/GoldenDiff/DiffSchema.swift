/// The JSON Schemas (2020-12) of what this module writes and reads.
public enum DiffSchema {
  /// The schema of `JSONReport`.
  public static var report: [UInt8] { PackageResources.diff_schema_json }
  /// The schema of the files of rules that `RuleBook.add(_:)` reads.
  public static var rules: [UInt8] { PackageResources.diff_rules_schema_json }
}
