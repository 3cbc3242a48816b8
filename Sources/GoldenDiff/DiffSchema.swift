/// The JSON Schemas (2020-12) of reports and rule files.
public enum DiffSchema {
  /// The schema of `JSONReport`.
  public static var report: [UInt8] { PackageResources.diff_schema_json }
  /// The schema of the rule files for `RuleBook.add(_:)`.
  public static var rules: [UInt8] { PackageResources.diff_rules_schema_json }
}
