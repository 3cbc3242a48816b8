// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Performance",
  dependencies: [.package(name: "fingerpost", path: "../..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["Paths", "PNGCoding", "PNGReading", "Raster", "SVGCoding"].map {
        .product(name: $0, package: "fingerpost")
      },
      swiftSettings: [.strictMemorySafety()])
  ])
