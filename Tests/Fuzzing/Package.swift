// swift-tools-version: 6.2
import PackageDescription

/// What the fuzzers read with; `run` adds the sanitizers and lets them see what is not public.
let modules = [
  "AssetExport", "Documents", "Driving", "Glyphs", "GoldenDiff", "Guidance", "Paths",
  "PNGCoding", "PNGReading", "Raster", "Routes", "SVGCoding",
]

let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "fingerpost", path: "../..")],
  targets: [
    .target(name: "CFuzzer"),
    .executableTarget(
      name: "Fuzzer",
      dependencies: ["CFuzzer"] + modules.map { .product(name: $0, package: "fingerpost") },
      swiftSettings: [.strictMemorySafety()]),
  ])
