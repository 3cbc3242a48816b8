// swift-tools-version: 6.2
import PackageDescription

/// A fuzzer.
///
/// `run` adds the sanitizers, for all modules alike.
func fuzzer(_ name: String, _ modules: [String]) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["CFuzzer"] + modules.map { .product(name: $0, package: "fingerpost") },
    swiftSettings: [.strictMemorySafety()])
}

let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "fingerpost", path: "../..")],
  targets: [
    .target(name: "CFuzzer"),
    fuzzer("FuzzPNG", ["PNGCoding", "PNGReading", "Raster"]),
    fuzzer("FuzzSVG", ["SVGCoding", "Paths", "Raster"]),
    fuzzer("FuzzLanguage", ["Guidance", "Routes"]),
    fuzzer("FuzzRoute", ["Routes"]),
    fuzzer("FuzzRules", ["GoldenDiff"]),
    fuzzer("FuzzTheme", ["Glyphs", "Paths", "Raster", "Routes"]),
    fuzzer("FuzzTrace", ["Routes"]),
    fuzzer("FuzzWords", ["Glyphs", "Paths", "Raster", "Routes"]),
  ])
