// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "fingerpost",
  products: [
    .executable(name: "fingerpost", targets: ["fingerpost"]),
    .library(name: "Paths", targets: ["Paths"]),
    .library(name: "Raster", targets: ["Raster"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
  ],
  targets: [
    .target(
      name: "Paths", swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Raster", dependencies: ["Paths"], swiftSettings: settings),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .target(name: "SVGCoding", dependencies: ["Paths"], swiftSettings: settings),
    .target(name: "Routes", swiftSettings: settings),
    .target(name: "Guidance", dependencies: ["Routes"], swiftSettings: settings),
    .target(
      name: "Glyphs", dependencies: ["Paths", "SVGCoding", "Routes"],
      resources: [.embedInCode("Icons")], swiftSettings: settings),
    .target(name: "PNGCoding", dependencies: ["Raster", "CPNG"], swiftSettings: settings),
    .target(
      name: "AssetExport",
      dependencies: ["Glyphs", "Guidance", "Raster", "PNGCoding", "SVGCoding"],
      swiftSettings: settings),
    .executableTarget(
      name: "fingerpost",
      dependencies: [
        "AssetExport", "Glyphs", "Guidance", "PNGCoding", "Raster", "Routes", "SVGCoding",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["Raster"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "SVGCodingTests",
      dependencies: ["SVGCoding", "Raster", "PNGCoding", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "RasterTests", dependencies: ["Raster", "TestSupport"], swiftSettings: settings),
  ]
)
