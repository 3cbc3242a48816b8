import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import fingerpost

/// The examples of each command's help, pasted into a shell in a folder with the files they name.
@Suite struct HelpExampleTests {
  /// Makes the files that the examples name.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let examples = Corpus.package.appending(path: "Examples")
    func copy(_ source: String, _ names: String...) throws {
      for name in names {
        let url = folder.url.appending(path: name)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: examples.appending(path: source), to: url)
      }
    }
    try copy(
      "routes/helsinki-lanes.json", "route.json", "monday.json", "friday.json", "detour.json")
    try copy("drives/helsinki-lanes.gpx", "drive.gpx")
    try copy("routes/navinfo.jsonl", "feed.jsonl")
    try copy("../Icons", "Icons", "MyIcons")
    try copy("../Icons/theme.json", "brand.json", "new-theme.json")
    try copy("../Icons/maneuvers/straight.svg", "icon.svg")
    try copy("../Sources/Guidance/Languages/en.json", "ru.json")
    try folder.write(
      #"""
      {"engine": "acme", "signs": ["code", "routes.0.legs.0.steps"], "routes": "routes", "legs": "legs",
       "steps": "steps", "step": {"word": ["maneuver.type", "maneuver.modifier"], "distance": "distance"},
       "words": {"turn;left": "turn-left"}}
      """#, to: "acme.json")
    let line = try String(contentsOf: folder.url.appending(path: "route.json"), encoding: .utf8)
    try folder.write(line.replacing("\n", with: "") + "\n", to: "routes.jsonl")
    for (name, script) in [
      ("your-app", "cat > /dev/null"), ("your-receiver", "cat \(folder.path("positions.jsonl"))"),
    ] {
      try folder.write("#!/bin/sh\n\(script)\n", to: name)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path(name))
    }
    let out = try run(
      "fingerpost render route.json -o goldens --size 12 --scale 1"
        + " && fingerpost render route.json -o out --theme brand.json --size 12 --scale 1"
        + " && fingerpost render route.json -o app/src/main/res --target android --size 12"
        + " && fingerpost drive route.json --events location > positions.jsonl"
        + " && fingerpost cards --format jsonl routes.jsonl > cards.jsonl"
        + " && cp -r out a && cp -r goldens b"
        + " && cp out/glyphs/turn_left~dark.png a.png && cp out/glyphs/turn_left~dark.png b.png"
        + " && git init -q -b main && git add -A && git -c user.name=a -c user.email=a@b commit -qm a",
      in: folder.url)
    try #require(out.code == 0, "\(out.error)")
    return folder
  }

  private func run(_ line: String, in folder: URL) throws -> Program.Result {
    let path = ProcessInfo.processInfo.environment["PATH", default: "/bin"]
    let url = folder.appending(path: "route.json").absoluteString
    return try Program.run(
      program: "/bin/sh", ["-c", line], in: folder,
      environment: [
        "CI": "", "PATH": "\(Program.folder.path):\(folder.path):\(path)", "URL": url,
      ])
  }

  @Test func `each command's examples can be pasted`() throws {
    let folder = try folder()
    for name in try CommandTable.all().all.map(\.name) where !["generate", "help"].contains(name) {
      let help = try Program.run([name, "--help"]).text
      let parts = help.split(separator: "EXAMPLES\n")
      try #require(parts.count == 2, "\(name)")
      let lines = parts[1].prefix(
        upTo: parts[1].firstRange(of: "\n\n")?.lowerBound ?? parts[1].endIndex
      )
      .split(separator: "\n")
      #expect(!lines.isEmpty)
      for line in lines {
        // A longer example is broken in two by the help of a narrow terminal.
        #expect(line.hasPrefix("  ") && line.contains("fingerpost \(name)"), "\(line)")
        // Other tests draw the sheets, which take half a minute in a debug build.
        let isSheet = ["preview -o", "preview --shields"].contains { line.contains($0) }
        guard Cases.areAll || !isSheet,
          Cases.share(of: lines, every: 3).contains(line)
        else { continue }
        // Some run until they are ended or need other programs; sets take minutes in a debug build.
        let waits = ["--serve", "--watch", "--realtime", "--command", "--screens"]
          .contains { line.contains($0) }
        let text =
          waits
          ? "fingerpost \(name) --help"
          : line + (line.contains("icons -o") ? " --list-outputs" : "")
        let result = try run(text, in: folder.url)
        #expect([0, 1].contains(result.code), "\(line): \(result.error)")
        #expect(!result.error.contains("error:"), "\(line): \(result.error)")
      }
    }
  }
}
