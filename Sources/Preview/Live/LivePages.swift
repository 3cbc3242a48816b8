import AssetExport
import SystemLibraries
import Glyphs
import Routes
import Escaping
import JSON
import Faults

/// Responds to requests for pages, their data, pictures and events, and rejects all others.
actor LivePages: PageSite {
  private let site: LiveSite
  /// The page of a version of the site, cached for all requests.
  private var sheet: (version: Int, page: Task<PageText, Never>)?

  init(site: LiveSite) { self.site = site }

  private static let heights = 8...1024

  func answer(_ request: PageRequest) async throws -> PageResponse {
    let path = request.path
    if request.method == "POST", path == "/theme" { return await editTheme(request) }
    guard request.method == "GET" else {
      return .text(.methodNotAllowed, "only GET and HEAD are answered")
    }
    switch path {
    case "/":
      let page = await sheetPage()
      return .ok(page.html, page.policy)
    case "/data.json":
      let since = request.query.first { $0.name == "since" }.flatMap { Int($0.value) }
      return .ok(await site.json(since: since))
    case "/route":
      guard let data = await site.route() else { return .missing }
      let page = RoutePage.page(data, isLive: true)
      return .ok(page.html, page.policy)
    case "/route.json":
      guard let data = await site.route() else { return .missing }
      return .ok(data)
    case "/events":
      return PageResponse(
        type: "text/event-stream", body: .events(await site.listen()))
    case "/compose": return compose(request)
    default: break
    }
    for (prefix, isBefore) in [("/picture/", false), ("/before/", true)]
    where path.hasPrefix(prefix) {
      return try await picture(String(path.dropFirst(prefix.count)), isBefore: isBefore)
    }
    return .missing
  }

  private func sheetPage() async -> PageText {
    let version = await site.version
    if let sheet, sheet.version == version { return await sheet.page.value }
    // A task, so that requests that come meanwhile wait for this page instead of making their own.
    let page = Task { [site] in ContactSheet.page(await site.json(), isLive: true) }
    sheet = (version, page)
    return await page.value
  }

  /// Changes values of the theme, and saves it if the last one is `save`.
  private func editTheme(_ request: PageRequest) async -> PageResponse {
    guard request.headers["origin"] != nil else { return .foreign }
    let values = request.query.filter { $0.name != "save" }.map {
      (place: $0.name, value: $0.value.withoutPercentEncoding ?? "")
    }
    return .ok([
      "fault": await site.edit(values, isSaved: values.count < request.query.count)
    ])
  }

  /// Draws `NAME~VARIANT@HEIGHT.png`, in parallel with other pictures.
  private nonisolated func picture(_ path: String, isBefore: Bool) async throws -> PageResponse {
    let artist = isBefore ? site.firstArtist : await site.artist
    guard let file = Self.planned(path, by: artist), let picture = file.picture else {
      return .missing
    }
    if isBefore, site.hasGoldens {
      guard let golden = site.golden(picture.spec, variant: picture.rendition.variant.name) else {
        return .missing
      }
      return .ok("image/png", Data(golden.bytes()))
    }
    var renderer = AssetRenderer(artist)
    guard let drawn = try? renderer.render(file) else { return .missing }
    return .ok("image/png", Data(drawn.bytes))
  }

  /// The picture of a path; nil for a glyph or a variant that the artist does not have, which also
  /// must not become part of the name of a golden.
  private static func planned(_ path: String, by artist: GlyphArtist) -> PlannedFile? {
    guard let asked = path.wholeMatch(of: /(.*)~([^~]*)@([0-9]+)\.png/),
      let height = Int(asked.3), heights.contains(height),
      let spec = artist.icons.spec(named: String(asked.1)),
      let variant = artist.theme.variant(named: String(asked.2))
    else { return nil }
    let rendition = SheetMaker(artist: artist).rendition(of: spec, variant, height: height)
    return PlannedFile(path: path, picture: spec, rendition)
  }

  /// Returns the name of a requested roundabout or lane strip, and the command that draws it.
  private func compose(_ request: PageRequest) -> PageResponse {
    func value(_ name: String) -> String? {
      request.query.first { $0.name == name }?.value.replacing("+", with: " ")
        .withoutPercentEncoding
    }
    let side = DrivingSide(rawValue: value("side") ?? "right") ?? .right
    do throws(Fault) {
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
      return .ok([
        "aspect": site.firstArtist.aspect(of: spec), "command": command, "name": spec.name,
      ])
    } catch {
      return .ok(["fault": error.description])
    }
  }
}
