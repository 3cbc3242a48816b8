import Foundation
import TestSupport
import Testing

@Suite struct KitCommandTests {
  private static let files = [
    "react-native": [
      "fingerpost-react-native-android.ts", "fingerpost-react-native-auto-play.ts",
      "fingerpost-react-native-guidance.ts", "fingerpost-react-native.ts", "fingerpost.d.ts",
      "fingerpost.js",
    ],
    "flutter": ["fingerpost_cards.dart", "fingerpost_glyphs.dart", "fingerpost_widgets.dart"],
    "swift": ["FingerpostCards.swift", "FingerpostGlyphs.swift"],
    "typescript": [
      "fingerpost-module.d.ts", "fingerpost-module.js", "fingerpost.d.ts", "fingerpost.js",
    ],
  ]

  @Test(arguments: files.keys.sorted())
  func `writes a kit once, and checks it`(platform: String) throws {
    let folder = try TemporaryFolder()
    func run(_ options: String...) throws -> Program.Result {
      try Program.run(["kit", platform, "-o", "a/b"] + options, in: folder.url)
    }
    let names = try #require(Self.files[platform])
    let missing = try run("--check")
    #expect(missing.code == 1)
    #expect(missing.text == names.map { "would change: a/b/\($0)\n" }.joined())
    #expect(folder.files() == [])
    #expect(try run().code == 0)
    #expect(folder.files() == names.map { "a/b/" + $0 })
    let changed = "a/b/" + names[1]
    let text = String(decoding: try folder.bytes(changed), as: UTF8.self)
    let date = Date(timeIntervalSince1970: 1_000_000)
    for name in names {
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: folder.path("a/b/" + name))
    }
    try folder.write(text + "// changed\n", to: changed)
    let edited = try run("--check")
    #expect(edited.code == 1)
    #expect(edited.text == "would change: \(changed)\n")
    #expect(try run().code == 0)
    #expect(String(decoding: try folder.bytes(changed), as: UTF8.self) == text)
    let other = try FileManager.default.attributesOfItem(atPath: folder.path("a/b/" + names[0]))
    #expect(other[.modificationDate] as? Date == date)
    let same = try run("--check")
    #expect(same.code == 0 && same.output.isEmpty)
  }

  @Test func `never replaces a file that it did not write`() throws {
    let folder = try TemporaryFolder()
    try folder.write("let mine = 1\n", to: "FingerpostGlyphs.swift")
    let run = try Program.run(["kit", "swift", "-o", "."], in: folder.url)
    #expect(run.code == 73)
    #expect(
      run.error == """
        error: FingerpostGlyphs.swift: cannot be created: a file stands there that fingerpost did \
        not write, or that was changed since; move or remove that file, or choose another folder

        """)
    #expect(try folder.bytes("FingerpostGlyphs.swift") == Array("let mine = 1\n".utf8))
  }

  @Test func `each platform has its own kit, the same in each run`() throws {
    let folder = try TemporaryFolder()
    for platform in ["swift", "carplay", "kotlin", "typescript", "react-native", "flutter"] {
      for name in ["one", "two"] {
        let run = try Program.run(["kit", platform, "-o", "\(name)/\(platform)"], in: folder.url)
        #expect(run.code == 0 && run.output.isEmpty && run.error.isEmpty)
      }
      let names = folder.files(in: "one/" + platform)
      #expect(names.count > 1)
      for name in names {
        let bytes = try folder.bytes("one/\(platform)/\(name)")
        #expect(bytes.starts(with: "// Written by 'fingerpost kit'".utf8), "\(name)")
        #expect(try folder.bytes("two/\(platform)/\(name)") == bytes, "\(name)")
        #expect(!String(decoding: bytes, as: UTF8.self).contains("{{"), "\(name)")
      }
    }
    #expect(try Program.run(["kit", "php", "-o", "three"], in: folder.url).code == 64)
  }
}
