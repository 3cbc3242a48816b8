// swift-tools-version: 6.2
import PackageDescription

/// Set to any value, the environment variable `FINGERPOST_STRICT` makes warnings errors, lets tests into
/// a release build, in which what runs little in tests is then not optimized, and leaves out the plugins, for
/// which SwiftPM builds the program and all under it a second time.
let isStrict = Context.environment["FINGERPOST_STRICT"] != nil

/// Set to any value, the environment variable `FINGERPOST_RELEASE` builds as for a release.
///
/// Dependencies have exactly the versions below, and on Linux all libraries are linked in, the system's
/// too, which starts the program sooner. It goes with `--static-swift-stdlib`.
let isRelease = Context.environment["FINGERPOST_RELEASE"] != nil

/// What libpng needs of the system's libraries.
let staticLinking: [LinkerSetting] = [
  .unsafeFlags(["-static-executable"], .when(platforms: [.linux])),
  .linkedLibrary("z", .when(platforms: [.linux])),
]

let settings: [SwiftSetting] =
  [
    .strictMemorySafety(),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
  ]
  + (isStrict
    ? [
      .treatAllWarnings(as: .error),
      .unsafeFlags(["-enable-testing"], .when(configuration: .release)),
    ] : [])

/// Oracles are optimized in debug builds too, since they take minutes otherwise.
let oracleSettings = settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Tests, commands and some libraries take longer to optimize than to run in tests.
///
/// The second flag compiles a module once, where it would be compiled a second time for what imports it.
let onceSettings =
  settings
  + (isStrict
    ? [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))]
    : [])

/// A library target and the product of its name; `CEmbeddedFiles` compiles its `data` in.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], data: [String] = [],
  settings: [SwiftSetting] = settings, linker: [LinkerSetting]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies + (data.isEmpty ? [] : ["EmbeddedFiles"]), exclude: data,
    swiftSettings: settings, linkerSettings: linker)
}

/// The tests of a module, or of several together; those with an oracle are optimized.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [],
  hasOracle: Bool = false
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["Faults", "JSON", "TestSupport"], exclude: exclude,
    swiftSettings: hasOracle ? oracleSettings : onceSettings)
}

/// A dependency: exactly a version in a release, else it or a later patch of it.
func dependency(_ name: String, _ version: Version) -> Package.Dependency {
  let url = "https://github.com/" + name
  return isRelease
    ? .package(url: url, exact: version) : .package(url: url, .upToNextMinor(from: version))
}

let modules = [
  module("Faults"),
  module("Paths", ["Faults"], linker: [.linkedLibrary("m", .when(platforms: [.linux]))]),
  module("Raster", ["Faults", "Paths"]),
  module("PNGCoding", ["Faults", "Paths", "Raster"]),
  module("PNGReading", ["CPNG", "Faults", "Paths", "PNGCoding", "Raster"]),
  module("PictureDiff", ["Faults", "Paths", "Raster"]),
  module("JSON", ["Faults"]),
  module("Escaping", ["Faults"]),
  module("EmbeddedFiles", ["CEmbeddedFiles"]),
  module("SystemLibraries"),
  module("Files", ["SystemLibraries", "Faults"]),
  module("XMLReading", ["Faults"]),
  module(
    "SVGCoding", ["Faults", "Paths", "Escaping", "XMLReading"], data: ["Resources"]),
  module("Maneuvers", ["Faults"], data: ["Words"]),
  module(
    "Routes", ["Maneuvers", "Escaping", "Faults", "JSON", "XMLReading"],
    data: ["Engines", "Resources", "Words"]),
  module(
    "Guidance", ["SystemLibraries", "Files", "Escaping", "Faults", "JSON", "Routes"],
    data: ["Languages", "Words"]),
  module(
    "Glyphs",
    ["Escaping", "Faults", "JSON", "Maneuvers", "Paths", "Raster", "SVGCoding"], data: ["Resources"]
  ),
  .target(
    name: "Core",
    dependencies: [
      "Documents", "EmbeddedFiles", "Faults", "Glyphs", "Guidance", "JSON", "Maneuvers", "Paths",
      "PictureDiff", "PNGCoding", "Raster", "Routes", "SVGCoding",
    ], exclude: ["Bare", "Resources"], swiftSettings: settings),
  module(
    "IconFolders", ["SystemLibraries", "Escaping", "Faults", "Files", "Glyphs", "Routes"],
    settings: onceSettings),
  module("Terminal", ["SystemLibraries", "Paths", "Raster", "PNGCoding"]),
  module("Driving", ["SystemLibraries", "Faults", "Guidance", "Routes"], settings: onceSettings),
  module(
    "Documents",
    ["SystemLibraries", "Driving", "Escaping", "Faults", "Glyphs", "Guidance", "JSON", "Routes"],
    data: ["Schemas"]),
  module(
    "Kits", ["Documents", "Glyphs", "JSON", "Routes"], data: ["Templates"], settings: onceSettings),
  module(
    "GoldenDiff",
    [
      "SystemLibraries",
      "Escaping", "Faults", "Files", "JSON", "Paths", "PictureDiff", "PNGCoding", "PNGReading",
      "Raster", "Terminal",
    ],
    data: ["Report"], settings: onceSettings),
  module(
    "AssetExport",
    [
      "SystemLibraries",
      "Documents", "Escaping", "Faults", "Files", "Glyphs", "Guidance", "JSON", "Paths",
      "PNGCoding", "PNGReading", "Raster", "Routes", "SVGCoding", "XMLReading",
    ],
    data: ["Schemas", "Templates", "Words"], settings: onceSettings),
  module(
    "Lint",
    [
      "SystemLibraries",
      "AssetExport", "Documents", "Escaping", "Faults", "Files", "Glyphs", "Guidance",
      "IconFolders", "JSON", "Paths", "PNGCoding", "PNGReading", "Raster", "Routes", "SVGCoding",
      "XMLReading",
    ], settings: onceSettings),
  module(
    "Preview",
    [
      "SystemLibraries",
      "AssetExport", "Documents", "Driving", "Escaping", "Faults", "Files", "Glyphs", "GoldenDiff",
      "Guidance", "IconFolders", "JSON", "Paths", "PNGCoding", "PNGReading", "Raster", "Routes",
      "SVGCoding",
      "Terminal",
      .product(name: "FlyingSocks", package: "FlyingFox"),
    ], data: ["Page"], settings: onceSettings),
]

let plugins: [Target] = [
  .plugin(
    name: "FingerpostCommand",
    capability: .command(
      intent: .custom(verb: "fingerpost", description: "Runs fingerpost in this package."),
      permissions: [.writeToPackageDirectory(reason: "to write cards, glyphs and manifests")]),
    dependencies: ["fingerpost"], path: "Sources/Plugins/FingerpostCommand"),
  .plugin(
    name: "FingerpostAssets", capability: .buildTool(), dependencies: ["fingerpost"],
    path: "Sources/Plugins/FingerpostAssets"),
]

let package = Package(
  name: "fingerpost",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "fingerpost", targets: ["fingerpost"])
  ]
    + (isStrict ? [] : plugins.map { .plugin(name: $0.name, targets: [$0.name]) })
    + modules.map { .library(name: $0.name, targets: [$0.name]) },
  dependencies: [
    dependency("apple/swift-argument-parser", "1.8.2"),
    // Its sockets serve the live page.
    dependency("swhitty/FlyingFox", "0.27.1"),
    // Builds no code of ours; only `generate-documentation` runs it.
    dependency("swiftlang/swift-docc-plugin", "1.5.0"),
  ],
  targets: modules + (isStrict ? [] : plugins) + [
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .target(name: "CArguments"),
    .target(name: "CEmbeddedFiles", exclude: ["list"]),
    .executableTarget(
      name: "fingerpost",
      dependencies: [
        "SystemLibraries",
        "AssetExport", "CArguments", "Documents", "Driving", "EmbeddedFiles", "Escaping", "Faults",
        "Files", "Glyphs", "GoldenDiff", "PictureDiff", "Guidance", "IconFolders", "JSON", "Kits",
        "Lint", "Paths",
        "PNGCoding", "PNGReading",
        "Preview", "Raster",
        "Routes", "SVGCoding", "Terminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Help", "fingerpost.1"], swiftSettings: onceSettings,
      linkerSettings: isRelease ? staticLinking : nil),
    .target(
      name: "TestSupport", dependencies: ["Faults", "JSON", "Raster", "PNGCoding", "PNGReading"],
      path: "Tests/TestSupport", swiftSettings: oracleSettings),
    tests("PathsTests", ["Paths"], hasOracle: true),
    tests("RasterTests", ["Raster"], hasOracle: true),
    tests("PNGCodingTests", ["PNGCoding", "PNGReading", "Raster"], hasOracle: true),
    tests("JSONTests", []),
    tests("EscapingTests", ["Escaping"]),
    tests("EmbeddedFilesTests", ["EmbeddedFiles"]),
    tests("XMLReadingTests", ["XMLReading"]),
    tests(
      "SVGCodingTests", ["SVGCoding", "Raster", "PNGCoding", "PNGReading", "XMLReading"],
      hasOracle: true),
    tests("RoutesTests", ["Routes"]),
    tests(
      "GuidanceTests", ["Driving", "EmbeddedFiles", "Guidance", "Routes", "XMLReading"],
      exclude: ["Names", "Tables"]),
    tests(
      "GlyphsTests",
      [
        "Documents", "EmbeddedFiles", "Escaping", "Glyphs", "IconFolders", "Paths", "PNGCoding",
        "PNGReading", "Raster", "Routes", "SVGCoding",
      ],
      exclude: ["Goldens"]),
    tests(
      "CoreTests", ["Core", "Glyphs", "Paths", "PNGCoding", "PNGReading", "Raster"],
      exclude: ["Browser"]),
    tests("TerminalTests", ["Terminal", "PNGCoding", "PNGReading", "Raster"]),
    tests("AtlasTests", ["Glyphs", "Guidance", "Routes"]),
    tests("DocumentsTests", ["Documents", "Driving", "Escaping", "Glyphs", "Guidance", "Routes"]),
    tests(
      "AssetExportTests",
      [
        "AssetExport", "Documents", "Escaping", "Files", "Glyphs", "Guidance", "IconFolders",
        "Lint", "PNGCoding", "PNGReading", "Raster", "SVGCoding", "XMLReading",
      ]),
    tests(
      "GoldenDiffTests",
      [
        "GoldenDiff", "PictureDiff", "PNGCoding", "PNGReading", "Paths", "Raster", "Terminal",
        "Escaping",
      ],
      exclude: ["Browser"]),
    tests(
      "PreviewTests",
      [
        "Preview", "AssetExport", "Documents", "Driving", "Escaping", "Glyphs", "GoldenDiff",
        "Guidance",
        "IconFolders", "PNGCoding", "PNGReading", "Raster", "Routes",
      ],
      exclude: ["Browser"]),
    tests(
      "KitTests",
      ["AssetExport", "Documents", "Driving", "Glyphs", "Guidance", "Kits", "Paths", "Routes"],
      exclude: ["Programs", "Stubs"]),
    tests(
      "CLITests",
      [
        "AssetExport", "Driving", "fingerpost", "Guidance", "PNGCoding", "PNGReading",
        "Raster", "Routes",
      ]),
  ]
)
