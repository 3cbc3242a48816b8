@testable import Lint
import Foundation
import Glyphs
import PNGCoding
import Raster
import TestSupport
import Testing

@testable import AssetExport

@Suite struct LintTests {
  private func write(_ text: String, to path: String, in folder: TemporaryFolder) throws {
    let url = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func picture(_ side: Int, to path: String, in folder: TemporaryFolder) throws {
    let png = try PNGCoder.encode(Pixmap(width: side, height: side))
    try write("", to: path, in: folder)
    try Data(png).write(to: folder.url.appending(path: path))
  }

  private func findings(_ folder: TemporaryFolder) -> [String] {
    OutputLint.check(folder.url).map {
      "\($0)".replacing(folder.url.path + "/", with: "")
    }
  }

  @Test func `what this program writes has no finding`() async throws {
    let folder = try TemporaryFolder()
    var set = try SmallSet()
    set.targets.kotlinPackage = "com.example"
    set.targets.hasCarIdiom = true
    try await set.write(to: folder)
    let (findings, checked) = OutputLint.counted(folder.url)
    #expect(findings.isEmpty)
    // A catalog, resources, four sheets, 10 SVG files, as many less the sheets for web, a manifest.
    #expect(checked == 26)
    set.targets.artwork = .bitmap
    set.prunes = true
    try await set.write(to: folder)
    #expect(OutputLint.check(folder.url).isEmpty)
  }

  static let vectors: [(String, String)] = [
    ("M0 0h1e2v3z", "2: error: '1e2' in pathData crashes old devices"),
    ("M.5 0h1v3z", "2: error: '.5' in pathData crashes old devices"),
    ("M0 0h1-.5z", "2: error: '-.5' in pathData crashes old devices"),
    ("M0 0h1v0.25.5z", "2: error: '.25.5' in pathData crashes old devices"),
    ("M2,,banana", "2: error: pathData fails at character 4"),
    ("M0 0" + String(repeating: "h1v1", count: 210), "2: warning: a path has 844 characters"),
    (
      "M0 0" + String(repeating: "h1v1", count: 9000),
      "2: error: a path of 36004 bytes is replaced by STRING_TOO_LARGE"
    ),
  ]

  @Test(arguments: vectors)
  func `paths that Android fails on are found`(data: String, finding: String) throws {
    let folder = try TemporaryFolder()
    try write(
      """
      <vector xmlns:android="http://schemas.android.com/apk/res/android" android:width="9dp" android:height="9dp" android:viewportWidth="9" android:viewportHeight="9">
      <path android:fillColor="#000" android:pathData="\(data)"/></vector>
      """, to: "res/drawable/a.xml", in: folder)
    let found = findings(folder)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("res/drawable/a.xml:" + finding) == true, "\(found)")
  }

  @Test(arguments: [
    ("<?a?>", ""), ("<!DOCTYPE vector [<!NOTATION n SYSTEM 'x'>]>", "not supported"),
  ])
  func `no declaration stops the program`(words: String, finding: String) throws {
    let folder = try TemporaryFolder()
    try write(
      """
      \(words)<vector xmlns:android="http://schemas.android.com/apk/res/android" android:width="9dp" android:height="9dp" android:viewportWidth="9" android:viewportHeight="9">
      <path android:fillColor="#000" android:pathData="M0 0h1v1z"/></vector>
      """, to: "res/drawable/a.xml", in: folder)
    let found = findings(folder)
    #expect(found.count == (finding.isEmpty ? 0 : 1))
    #expect(found.allSatisfy { $0.contains(finding) }, "\(found)")
  }

  @Test func `vectors that Android refuses or draws wrongly are found`() throws {
    let folder = try TemporaryFolder()
    try write(
      """
      <vector xmlns:android="http://schemas.android.com/apk/res/android" android:width="294dp"
          android:height="9dp" android:viewportHeight="9">
      <path android:fillColor="red" android:fillType="evenOdd" android:pathData="M0 0h1v1z"/></vector>
      """, to: "res/drawable/a.xml", in: folder)
    let found = findings(folder)
    #expect(found.count == 3)
    for words in [
      "viewportWidth is missing", "width is more than 200dp", "fillColor is 'red'",
    ] {
      #expect(found.contains { $0.contains(words) }, "\(words)")
    }
  }

  @Test(arguments: [
    ("drawable-xhdpi-night", "'night' stands behind"),
    ("drawable-dark", "'dark' is not a qualifier"),
    ("drawable-night-car", "'car' stands behind"), ("drawable-v21-xhdpi", "'xhdpi' stands behind"),
    ("drawables", "'drawables' is not a kind"), ("drawable-car-night-xhdpi", nil),
    ("drawable-ldrtl-night-xhdpi-v21", nil), ("drawable-fr-rCA-sw600dp-land", nil),
  ])
  func `folders with qualifiers out of order are found`(name: String, finding: String?) throws {
    let folder = try TemporaryFolder()
    try picture(3, to: "res/drawable/a.png", in: folder)
    try picture(3, to: "res/\(name)/a.png", in: folder)
    let found = findings(folder)
    #expect(found.count == (finding == nil ? 0 : 1), "\(found)")
    if let finding { #expect(found.first?.contains(finding) == true) }
  }

  @Test func `names that Android refuses or loses are found`() throws {
    let folder = try TemporaryFolder()
    for name in ["a-b", "Ab", "1a", "a@2x", "switch", "fine"] {
      try picture(3, to: "res/drawable/\(name).png", in: folder)
    }
    try picture(3, to: "res/drawable/sub/lost.png", in: folder)
    try picture(3, to: "res/drawable-xhdpi/alone.png", in: folder)
    try write("<vector/>", to: "res/drawable/fine.xml", in: folder)
    try write("no picture", to: "res/drawable/bad.png", in: folder)
    let found = findings(folder)
    func count(_ words: String) -> Int { found.count { $0.contains(words) } }
    #expect(count("more than a-z, 0-9 and _") == 4)
    #expect(count("reserved word") == 1)
    #expect(count("sub: error: a folder in a folder is ignored") == 1)
    #expect(count("drawable/alone: error: there is none") == 1)
    #expect(count("'fine.png' has the same name") == 1)
    #expect(count("bad.png: error: it is not a readable PNG file") == 1)
    #expect(count("is missing") == 4)
    #expect(found.count == 13)
  }

  static let sprites: [(String, String)] = [
    (#""x":0,"y":0,"width":4.0,"height":4,"pixelRatio":1"#, "'width' is not a whole number"),
    (#""x":0,"y":0,"width":"4","height":4,"pixelRatio":1"#, "lacks width"),
    (#""x":0,"y":0,"width":4,"height":4"#, "lacks pixelRatio"),
    (#""x":0,"y":0,"width":4,"height":4,"pixelRatio":11"#, "pixelRatio is 11"),
    (#""x":0,"y":0,"width":4,"height":4,"pixelRatio":0"#, "pixelRatio is 0"),
    (#""x":5,"y":0,"width":4,"height":4,"pixelRatio":1"#, "reaches out of the sheet of 8x8"),
    (#""x":0,"y":0,"width":1025,"height":4,"pixelRatio":1"#, "larger than 1024 pixels"),
    (#""x":0,"y":0,"width":0,"height":4,"pixelRatio":1"#, "has no area"),
    (#""x":0,"y":0,"width":4,"height":4,"pixelRatio":1,"sdf":1"#, "sdf is '1'"),
    (#""x":0,"y":0,"width":4,"height":4,"pixelRatio":1,"sdf": "true""#, "sdf is '"),
  ]

  @Test(arguments: sprites)
  func `entries that one of MapLibre's readers drops are found`(
    entry: String, finding: String
  ) throws {
    let folder = try TemporaryFolder()
    for end in ["", "@2x"] {
      try picture(8, to: "s\(end).png", in: folder)
      try write(
        #"{"fine":{"x":0,"y":0,"width":4,"height":4,"pixelRatio":1}}"#, to: "s\(end).json",
        in: folder)
    }
    #expect(findings(folder).isEmpty)
    try write(
      #"{"fine":{"x":0,"y":0,"width":4,"height":4,"pixelRatio":1},"bad":{\#(entry)}}"#,
      to: "s.json", in: folder)
    let found = findings(folder)
    #expect(found.contains { $0.hasPrefix("s.json") && $0.contains(finding) }, "\(found)")
  }

  @Test func `catalogs that Xcode refuses or reads in part are found`() throws {
    let folder = try TemporaryFolder()
    let info = #""info":{"author":"xcode","version":1}"#
    try write("{\(info)}", to: "C.xcassets/Contents.json", in: folder)
    for (name, side) in [("a", 8), ("b", 9), ("spare", 1)] {
      try picture(side, to: "C.xcassets/x.imageset/\(name).png", in: folder)
    }
    try picture(1, to: "C.xcassets/stray.png", in: folder)
    try write(
      """
      {"images":[{"idiom":"universal","scale":"2x","filename":"a.png","colour":1},
      {"idiom":"universal","scale":"3x","filename":"b.png"},
      {"idiom":"phone","scale":"4x","filename":"gone.png"},
      {"idiom":"car","scale":"2x","filename":"a.png",
      "appearances":[{"appearance":"luminosity","value":"dark"}]}],"info":{"version":2}}
      """, to: "C.xcassets/x.imageset/Contents.json", in: folder)
    let found = findings(folder)
    for words in [
      "'info' is not an author and version 1", "'colour' is not a key", "the idiom is 'phone'",
      "the scale is '4x'", "'gone.png' is not there", "spare.png: error: no slot names the file",
      "has none for any appearance", "'b.png' is not as large for its scale",
      "stray.png: error: the picture is in no image set",
    ] {
      #expect(found.count { $0.contains(words) } == 1, "\(words)")
    }
    #expect(found.count == 9)
  }

  @Test func `only Android's resources are checked by rules of Android`() throws {
    let folder = try TemporaryFolder()
    let long = "M4 4h40v40h-40z" + String(repeating: "M14 14h1.25v1.25z", count: 60)
    let circle = "<circle cx='24' cy='24' r='14'/>"
    try write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'><path d='\(long)'/></svg>",
      to: "Own/gate.svg", in: folder)
    try write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'><g opacity='.9'>\(circle)"
        + "<path d='M10 10h28v28h-28z'/></g></svg>", to: "Own/stairs.svg", in: folder)
    #expect(findings(folder).isEmpty, "\(findings(folder))")
    let icons = IconLint.check(icons: folder.url.appending(path: "Own"), theme: try .builtIn())
    #expect(icons.allSatisfy { !$0.consumer.contains("Android") }, "\(icons)")
    #expect(icons.allSatisfy { !$0.finding.contains("VectorDrawable") }, "\(icons)")
    try write(
      """
      <vector xmlns:android="http://schemas.android.com/apk/res/android" android:width="9dp" android:height="9dp" android:viewportWidth="9" android:viewportHeight="9">
      <path android:fillColor="#000" android:pathData="\(long)"/></vector>
      """, to: "res/drawable/a.xml", in: folder)
    #expect(findings(folder).contains { $0.contains("(Android lint VectorPath)") })
  }

  @Test func `icons outside the subset, unused and unseen icons, and weak colors are found`() throws
  {
    let folder = try TemporaryFolder()
    try write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
      <text>a</text></svg>
      """, to: "maneuvers/straight.svg", in: folder)
    let builtIn = try Theme.builtIn()
    let found = IconLint.check(icons: folder.url, theme: builtIn).map(\.description)
    #expect(found.count == 1)
    #expect(found[0].contains("straight.svg:2: error: <text>: this element is not supported"))
    try write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h3v3z'/></svg>",
      to: "maneuvers/straight.svg", in: folder)
    let black =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9' data-color=''>"
      + "<path d='M0 0h9v9z'/></svg>"
    try write(black, to: "maneuvers/turn-left.svg", in: folder)
    try write(black, to: "maneuvers/turnleft.svg", in: folder)
    // The glyphs of the other files are checked, too.
    let all = IconLint.check(icons: folder.url, theme: builtIn)
    #expect(all.contains { $0.finding.hasPrefix("straight: is more than 2 of 48 units off") })
    let others = all.filter { $0.path.hasSuffix(".svg") }
    #expect(
      others.map { $0.path.split(separator: "/").last } == [
        "turn-left.svg", "turnleft.svg", "turnleft.svg",
      ])
    #expect(others.map(\.severity) == [.error, .error, .warning])
    #expect(others[0].finding.hasPrefix("in variant 'dark' the icon has a contrast of 1."))
    let theme = """
      {"schema": "fingerpost/theme/1", "variants": {"light":
      {"background": "#FFFFFF", "lit": "#000000", "unlit": "#DDDDDD"}}}
      """
    let weak = IconLint.check(theme: Data(theme.utf8), path: "t.json")
    #expect(weak.map(\.finding).contains { $0.hasPrefix("variants.light: unlit : background") })
    #expect(
      IconLint.check(icons: Corpus.package.appending(path: "Icons"), theme: builtIn).isEmpty)
  }
}
