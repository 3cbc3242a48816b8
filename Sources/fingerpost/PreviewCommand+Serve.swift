import ArgumentParser
import Foundation
import Glyphs
import Preview
import Faults

extension PreviewCommand {
  /// Serves the page until Ctrl-C.
  func serve() async throws {
    var sources = LiveSources()
    sources.icons = look.icons.map { URL(filePath: $0) }
    sources.theme = Theme.files(look.theme).first.map { URL(filePath: $0) }
    sources.usualTheme = { [look] in try Theme.read(look.theme) }
    sources.part = { [look] theme throws(Fault) in try look.part(of: theme) }
    sources.junctions = junctions
    if say.verbose { sources.log = { Console.note($0) } }
    if let against {
      sources.goldens = URL(filePath: against)
      if PathKind(against) != .folder {
        throw Fault(.noInput, at: against, "no such folder", remedy: "check the name")
      }
    }
    if !input.routes.isEmpty {
      if input.routes.contains("-") {
        throw ValidationError("--serve watches the route; name a file, not standard input.")
      }
      let guide = try guidance.guide(say)
      let (input, say) = (input, say)
      sources.routes = input.routes.map { URL(filePath: $0) }
      sources.readRoutes = { words in
        try input.reading.guided(
          input.routes, by: guide, say: say, iconWords: words)
      }
    }
    // Fails for a missing file with the same error as other commands.
    _ = try look.icons == nil ? look.artist() : nil
    try IconFolder.check(look.icons)
    let server = try await LiveServer(sources, port: port, generator: Fingerpost.generator)
    let opensBrowser = opensBrowser
    let subject =
      input.routes.isEmpty ? "the glyphs" : input.routes.count == 1 ? "the route" : "the routes"
    try await Interruption.until {
      try await server.run { url in
        Console.note("\(url.absoluteString) shows \(subject); Ctrl-C ends it.")
        if opensBrowser { Browser.open(url) }
      }
    }
  }
}
