package enum DiffSchema {
  package static var report: [UInt8] { PackageResources.diff_schema_json }
  package static var rules: [UInt8] { PackageResources.diff_rules_schema_json }
}
