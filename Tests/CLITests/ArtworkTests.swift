import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Vectors and bitmaps of targets, sheets of symbols, and accessors.
@Suite struct ArtworkTests {
  private let folder: TemporaryFolder
  private static let routes = ["motorway", "roundabouts-left"].map {
    Corpus.package.path + "/Examples/routes/\($0).json"
  }

  init() throws { folder = try TemporaryFolder() }

  private func render(_ options: [String], _ routes: [String] = routes) throws -> [String] {
    let result = try Program.run(
      ["render"] + routes + ["-o", "out", "--prune", "--quiet"] + options, in: folder.url)
    #expect(result.code == 0, "\(result.error)")
    return folder.files(in: "out")
  }

  @Test(
    arguments: Cases.share(
      of: [
        ("android-auto", "vector"), ("carplay", "vector"), ("carplay", "both"),
        ("android-auto", "bitmap"), ("web", "vector"), ("google", "both"),
      ], every: 2))
  func `what a preset writes passes its own lint`(preset: String, artwork: String) throws {
    let targets = ["xcassets", "android", "web", "svg"].flatMap { ["--target", $0] }
    _ = try render(
      ["--preset", preset, "--artwork", artwork, "--size", "12"] + targets,
      Cases.share(of: Self.routes, every: 2))
    let lint = try Program.run(["lint", "--strict", "out"], in: folder.url)
    #expect(lint.code == 0 && lint.text.isEmpty, "\(lint.text)")
  }

  @Test(arguments: ["xcassets", "android", "web", "svg"])
  func `the whole set of icons passes the lint of its target`(target: String) throws {
    let icons = try Program.run(
      ["icons", "-o", "out", "--target", target, "--quiet"], in: folder.url)
    #expect(icons.code == 0, "\(icons.error)")
    let lint = try Program.run(["lint", "--strict", "out"], in: folder.url)
    #expect(lint.code == 0 && lint.text.isEmpty, "\(lint.text)")
  }

  @Test func `Android gets vectors, and bitmaps where a vector is too large`() throws {
    let routes = [Self.routes[0]]
    func list(_ options: String...) throws -> [String] {
      let words = ["render"] + routes + ["-o", "out", "--preset", "android-auto"] + options
      let result = try Program.run(words + ["--list-outputs"], in: folder.url)
      #expect(result.code == 0, "\(result.error)")
      return result.text.split(separator: "\n").map { String($0.dropFirst("out/".count)) }
    }
    let files = try render(["--preset", "android-auto"], routes)
    // What is listed is what is written.
    #expect(try list() == files)
    #expect(files.contains("res/drawable/fork_left_xl15_r15.xml"))
    #expect(!files.contains { $0.contains("fork_left") && $0.hasSuffix(".png") })
    let lanes = files.filter { $0.hasSuffix("lanes_t_tsrx_srx.png") }
    #expect(lanes.count == 10 && lanes.contains("res/drawable/lanes_t_tsrx_srx.png"))
    #expect(!files.contains { $0.contains("lanes") && $0.hasSuffix(".xml") })
    let one = try list("--density", "xxhdpi")
    #expect(one.filter { $0.hasSuffix("lanes_t_tsrx_srx.png") }.count == 4)
    let bitmaps = try list("--artwork", "bitmap")
    // But the list of what a build keeps.
    #expect(bitmaps.filter { $0.hasSuffix(".xml") } == ["res/raw/fingerpost_keep.xml"])
    let both = try list("--artwork", "both")
    #expect(Set(both).isSuperset(of: files))
    #expect(both.contains("res/drawable-night-xhdpi/fork_left_xl15_r15.png"))
  }

  @Test(arguments: [
    ("vector", ["svg"]), ("bitmap", ["png"]), ("both", ["png", "svg"]),
  ])
  func `a page and its style sheet name all files that are there`(
    artwork: String, ends: [String]
  ) throws {
    let options = ["--target", "web", "--artwork", artwork, "--size", "12"]
    let files = Set(try render(options, [Self.routes[0]]))
    let pictures = files.filter { $0.hasPrefix("web/") && !$0.hasSuffix("html") }
      .filter { !$0.hasSuffix("css") }
    #expect(Set(pictures.map { String($0.suffix(3)) }).sorted() == ends)
    let page = String(decoding: try folder.bytes("out/web/pictures.html"), as: UTF8.self)
    let sheet = String(decoding: try folder.bytes("out/web/fingerpost.css"), as: UTF8.self)
    let name = /[a-z0-9_]+~[a-z]+(@[23]x)?\.(svg|png)/
    let named = Set((page + sheet).matches(of: name).map { "web/\($0.0)" })
    #expect(named == pictures)
    let cards = String(decoding: try folder.bytes("out/cards.json"), as: UTF8.self)
    #expect(pictures.contains { cards.contains("\"\($0)\"") })
  }

  @Test(arguments: ["fixed", "classes", "current-color"])
  func `a sheet has each glyph as a symbol`(colors: String) throws {
    final class Symbols: NSObject, XMLParserDelegate {
      var ids: [String] = []
      var drawn = 0
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
      ) {
        if name == "symbol", attributes["viewBox"] != nil { ids += [attributes["id"] ?? ""] }
        if name == "path", !ids.isEmpty { drawn += 1 }
      }
    }
    let options = ["--target", "svg", "--svg-colors", colors, "--prefix", "a_", "--size", "12"]
    let files = try render(options + ["--size", "24"])
    let ends = colors == "current-color" ? [".svg"] : ["~dark.svg", "~light.svg"]
    for end in ends {
      let parser = XMLParser(data: Data(try folder.bytes("out/svg/symbols" + end)))
      let symbols = Symbols()
      parser.delegate = symbols
      #expect(parser.parse())
      let single = files.filter { $0.hasPrefix("svg/a_") && $0.hasSuffix(end) }
      #expect(single.count > 20)
      #expect(symbols.ids.map { "svg/\($0)\(end)" }.sorted() == single)
      #expect(symbols.drawn >= symbols.ids.count)
    }
    #expect(files.filter { $0.contains("symbols") }.count == ends.count)
  }

  @Test func `accessors compile, for UIKit, CarPlay and SwiftUI`() throws {
    let options = ["--target", "xcassets", "--swift-accessors"]
    #expect(try render(options).contains("swift/FingerpostGlyph.swift"))
    let script = Corpus.package.path + "/Tests/Checkers/accessors.sh"
    let run = try Program.run(
      program: "/bin/sh", [script, folder.path("out/swift/FingerpostGlyph.swift")])
    #expect(run.code == 0, "\(run.error)")
    #expect(run.text.contains(" images named") || run.text.hasPrefix("skipped"), "\(run.text)")
    let text = String(decoding: try folder.bytes("out/swift/FingerpostGlyph.swift"), as: UTF8.self)
    #expect(text.contains("public init(_ glyph: FingerpostGlyph, bundle: Bundle? = nil)"))
    #expect(try render(options + ["--prefix", "nav_"]).contains("swift/FingerpostGlyph.swift"))
    let named = String(decoding: try folder.bytes("out/swift/FingerpostGlyph.swift"), as: UTF8.self)
    #expect(named.contains("case navTurnRight = \"Maneuver/nav_turn_right\""))
    #expect(named.contains(#"dropFirst("nav_".count)"#))
    let android = ["--target", "android", "--prefix", "nav_", "--kotlin-package", "a.b"]
    #expect(try render(android).contains("kotlin/FingerpostGlyph.kt"))
    let kotlin = String(decoding: try folder.bytes("out/kotlin/FingerpostGlyph.kt"), as: UTF8.self)
    #expect(kotlin.contains(#"NAV_TURN_RIGHT("turn_right", R.drawable.nav_turn_right)"#))
  }
}
