import Foundation
import Glyphs
import GoldenDiff
import PNGCoding
import Raster
import Routes
import TextSafety

/// Answers requests: the pages, their data, pictures, and events; nothing else.
actor LivePages {
  private let site: LiveSite
  /// The port once it is known.
  private(set) var port: Int?

  private var made: (version: Int, page: PageText)?

  init(site: LiveSite) { self.site = site }

  /// Begins to answer; the first page is made before it is asked for.
  func open(port: Int) async {
    _ = try? await page()
    self.port = port
  }

  /// The pixels of a picture's height, least to most.
  private static let heights = 8...1024

  func answer(_ request: PageRequest) async throws -> PageResponse {
    guard isOwn(request) else { return Self.text(.forbidden, "only pages of this server may ask") }
    guard request.method == "GET" else {
      return Self.text(.methodNotAllowed, "only GET is answered")
    }
    let path = request.path
    switch path {
    case "/":
      return Self.ok(try await page())
    case "/data.json":
      let since = request.query.first { $0.name == "since" }.flatMap { Int($0.value) }
      return Self.ok(await site.sheet(since: since).json)
    case "/route":
      guard let data = await site.route() else { return Self.missing }
      return Self.ok(RoutePage.page(data, isLive: true))
    case "/route.json":
      guard let data = await site.route() else { return Self.missing }
      return Self.ok(data)
    case "/events":
      return PageResponse(
        type: "text/event-stream",
        body: .events(await site.listen(), instance: site.instance))
    case "/compose": return compose(request)
    default: break
    }
    for (prefix, isBefore) in [("/picture/", false), ("/before/", true)]
    where path.hasPrefix(prefix) {
      return try await picture(String(path.dropFirst(prefix.count)), isBefore: isBefore)
    }
    return Self.missing
  }

  /// The sheet, made once for each version however many ask.
  private func page() async throws -> PageText {
    let version = await site.version
    if let made, made.version == version { return made.page }
    let live = await site.sheet()
    let page = Self.page(live)
    made = (live.version, page)
    return page
  }

  /// Whether a request comes from this machine's own page: a name that leads elsewhere may point
  /// here (DNS rebinding), and a foreign page may send its reader's browser.
  private func isOwn(_ request: PageRequest) -> Bool {
    guard let port else { return false }
    let names =
      ["127.0.0.1:\(port)", "localhost:\(port)"]
      + (port == 80 ? ["127.0.0.1", "localhost"] : [])
    guard let host = request.headers["host"], names.contains(host.lowercased()) else {
      return false
    }
    guard let origin = request.headers["origin"] else { return true }
    return names.contains { origin.lowercased() == "http://\($0)" }
  }

  /// `NAME~VARIANT@HEIGHT.png`.
  ///
  /// Pictures are drawn beside each other.
  private nonisolated func picture(_ file: String, isBefore: Bool) async throws -> PageResponse {
    guard let asked = AskedPicture(file), Self.heights.contains(asked.height) else {
      return Self.missing
    }
    let (spec, height) = (asked.spec, asked.height)
    let artist = await site.artist(of: spec.name, atStart: isBefore)
    // Only names of the theme may become names of files.
    guard let variant = artist.theme.variant(named: asked.variant) else { return Self.missing }
    if isBefore, site.hasGoldens {
      guard let golden = site.golden(spec, variant: variant.name) else { return Self.missing }
      return Self.ok("image/png", Data(golden))
    }
    let maker = SheetMaker(artist: artist)
    var renderer = Renderer()
    guard let pixmap = try? maker.pixmap(spec, variant, height: height, &renderer) else {
      return Self.missing
    }
    return Self.ok("image/png", Data(PNGCoder.encode(pixmap)))
  }

  /// The picture that a path such as `NAME~VARIANT@HEIGHT.png` asks for.
  private struct AskedPicture {
    var spec: GlyphSpec
    var variant: String
    /// In pixels.
    var height: Int

    init?(_ file: String) {
      let bytes = Array(file.utf8)
      guard file.hasEnding(".png"), let tilde = bytes.lastIndex(of: UInt8(ascii: "~")),
        let at = bytes.lastIndex(of: UInt8(ascii: "@")), tilde < at,
        let spec = GlyphSpec(name: String(decoding: bytes[..<tilde], as: UTF8.self)),
        let height = Int(String(decoding: bytes[(at + 1)...].dropLast(4), as: UTF8.self))
      else { return nil }
      self.spec = spec
      variant = String(decoding: bytes[tilde + 1..<at], as: UTF8.self)
      self.height = height
    }
  }

  /// The name of what is composed: a roundabout, or lanes.
  private func compose(_ request: PageRequest) -> PageResponse {
    func value(_ name: String) -> String? {
      request.query.first { $0.name == name }?.value.replacing("+", with: " ")
        .removingPercentEncoding
    }
    let side = DrivingSide(rawValue: value("side") ?? "right") ?? .right
    do throws(GlyphError) {
      let spec: GlyphSpec
      var words: [String]
      if let lanes = value("lanes") {
        spec = .lanes(
          try LaneStrip(words: lanes, drivingSide: side, hasDividers: value("dividers") == "1"))
        words = ["lanes", ShellWord.quoted(lanes)]
        if value("dividers") == "1" { words.append("--dividers") }
      } else {
        let angle = value("angle").flatMap { Int($0) }
        let exit = value("exit").flatMap { Int($0) }
        spec = .roundabout(
          try Roundabout(
            circulation: side.circulation, passage: angle.map { .through(angle: $0) } ?? .toExit,
            exit: exit))
        words =
          ["roundabout"] + (angle.map { ["--angle", "\($0)"] } ?? [])
          + (exit.map { ["--exit", "\($0)"] } ?? [])
      }
      if side == .left { words += ["--driving-side", "left"] }
      let command =
        "fingerpost glyph \(words.joined(separator: " ")) -o \(spec.name.prefix(40)).png"
      return Self.ok([
        "aspect": SheetMaker.aspect(of: spec), "command": command, "name": spec.name,
      ])
    } catch {
      return Self.ok(["fault": error.description])
    }
  }

  private static func page(_ live: LiveSheet) -> PageText {
    PageText(
      title: "Fingerpost glyphs", body: PackageResources.sheet_html,
      scripts: ContactSheet.scripts + [PackageResources.live_js], data: live.json, isLive: true)
  }

  private static func ok(_ page: PageText) -> PageResponse {
    PageResponse(
      type: "text/html; charset=utf-8", body: .data(page.html), policy: page.policy.header)
  }

  private static func ok(_ json: JSON) -> PageResponse {
    ok("application/json", Data(json.line))
  }

  private static func ok(_ type: String, _ body: Data) -> PageResponse {
    PageResponse(type: type, body: .data(body))
  }

  private static var missing: PageResponse { text(.notFound, "no such page") }

  private static func text(_ code: PageResponse.Code, _ words: String) -> PageResponse {
    PageResponse(
      code: code, type: "text/plain; charset=utf-8", body: .data(Data((words + "\n").utf8)))
  }
}
