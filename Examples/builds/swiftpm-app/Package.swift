// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [.package(name: "fingerpost", path: "../../..")],
  targets: [
    .executableTarget(
      name: "App", exclude: ["fingerpost.json", "route.json"],
      plugins: [.plugin(name: "FingerpostAssets", package: "fingerpost")])
  ])
