// swift-tools-version: 6.1
import PackageDescription

// The plugins of Fingerpost with a program that is built already; nothing is compiled but they.
let package = Package(
  name: "fingerpost-plugins",
  products: [
    .plugin(name: "FingerpostAssets", targets: ["FingerpostAssets"]),
    .plugin(name: "FingerpostCommand", targets: ["FingerpostCommand"]),
  ],
  targets: [
    .binaryTarget(
      name: "fingerpost",
      @PLACE@),
    .plugin(name: "FingerpostAssets", capability: .buildTool(), dependencies: ["fingerpost"]),
    .plugin(
      name: "FingerpostCommand",
      capability: .command(
        intent: .custom(verb: "fingerpost", description: "Runs fingerpost in this package."),
        permissions: [.writeToPackageDirectory(reason: "to write cards, glyphs and manifests")]),
      dependencies: ["fingerpost"]),
  ]
)
