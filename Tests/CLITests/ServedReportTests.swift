import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// `diff --serve`: the report as a browser sees it.
@Suite struct ServedReportTests {
  private let test: GoldenFolders

  init() throws {
    test = try GoldenFolders()
    for index in 0..<6 {
      try test.write(GoldenFolders.square(.white), "goldens/\(index)~light.png")
      try test.write(
        GoldenFolders.square(index < 3 ? .black : .white), "out/\(index)~light.png")
    }
    try test.write(GoldenFolders.square(.white), "goldens/gone.png")
  }

  /// What a request is answered; the path follows the address.
  private func ask(
    _ url: URL, _ path: String, method: String = "GET", headers: [String: String] = [:]
  ) async throws -> (code: Int, text: String) {
    let whole = try #require(URL(string: "." + path, relativeTo: url))
    var request = URLRequest(url: whole)
    request.httpMethod = method
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let (data, response) = try await URLSession.shared.data(for: request)
    let code = (response as? HTTPURLResponse)?.statusCode ?? 0
    return (code, String(decoding: data, as: UTF8.self))
  }

  /// Serves a comparison while `work` runs; returns what was said and the exit code.
  private func serving(
    _ options: [String] = [], environment: [String: String] = ["CI": ""],
    _ work: (URL) async throws -> Void
  ) async throws -> (said: String, code: Int32) {
    let process = Process()
    process.executableURL = Program.url
    process.arguments = ["diff", "goldens", "out", "--serve"] + options
    process.currentDirectoryURL = test.folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    try test.folder.write("", to: "said.txt")
    process.standardError = try FileHandle(
      forWritingTo: test.folder.url.appending(path: "said.txt"))
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    defer { process.terminate() }
    var url: URL?
    for _ in 0..<1000 where url == nil {
      try await Task.sleep(for: .milliseconds(20))
      let said = String(decoding: try test.folder.bytes("said.txt"), as: UTF8.self)
      url = said.firstMatch(of: /http:\S+/).flatMap { URL(string: String($0.output)) }
    }
    try await work(#require(url))
    process.interrupt()
    process.waitUntilExit()
    return (
      String(decoding: try test.folder.bytes("said.txt"), as: UTF8.self), process.terminationStatus
    )
  }

  private func token(_ page: String) throws -> [String: String] {
    ["X-Fingerpost": String(try #require(page.firstMatch(of: /"token":"([a-z0-9]+)"/)).output.1)]
  }

  @Test func `a button accepts what it names, and logs it`() async throws {
    let (said, code) = try await serving { url in
      let page = try await ask(url, "/").text
      #expect(page.contains("\"grounds\":{\"dark\":\"#000000\""))
      let secret = try token(page)
      let first = try await ask(
        url, "/accept?version=1&items=1", method: "POST", headers: secret)
      #expect(first.code == 200 && first.text.contains("\"version\":2"))
      // A page that is behind accepts nothing.
      let late = try await ask(url, "/accept?version=1&items=1", method: "POST", headers: secret)
      #expect(late.text == #"{"fault":"the report has changed; reload the page"}"#)
      for items in ["", "x", "0-99", "2-1", "-1", "1-2-3"] {
        let wrong = try await ask(
          url, "/accept?version=2&items=\(items)", method: "POST", headers: secret)
        #expect(wrong.text.contains("fault"), "\(items)")
      }
      let rest = try await ask(url, "/accept?version=2&items=0-2", method: "POST", headers: secret)
      #expect(rest.text.contains("\"findings\":[]"))
    }
    #expect(said.contains("\naccepted   0~light.png  36 px differ"))
    #expect(said.contains("\nremoved    gone.png\n"))
    #expect(code == 0)
    #expect(
      test.folder.files(in: "goldens") == (0..<6).map { "\($0)~light.png" })
    #expect(try test.run("diff", "goldens", "out").code == 0)
  }

  @Test func `HEAD gets the head of GET and no body`() async throws {
    let (_, code) = try await serving { url in
      let port = try #require(url.port)
      func request(_ method: String, _ path: String, _ connection: String) -> String {
        "\(method) \(url.path)\(path) HTTP/1.1\r\nHost: localhost:\(port)\r\n"
          + "Connection: \(connection)\r\n\r\n"
      }
      let asked =
        request("HEAD", "/", "keep-alive") + request("HEAD", "/accept", "keep-alive")
        + request("GET", "/", "close")
      // The bytes of the connection, since a client leaves out what follows a head.
      let script =
        "exec 3<>/dev/tcp/127.0.0.1/\(port); printf '%s' \"$ASKED\" >&3; cat <&3"
      let answer = try Program.run(
        program: "/bin/bash", ["-c", script], environment: ["ASKED": asked]
      ).text
      let parts = answer.components(separatedBy: "\r\n\r\n")
      #expect(parts.count == 4, "\(answer.prefix(2000))")
      #expect(parts[1].hasPrefix("HTTP/1.1 404 Not Found\r\n"))
      #expect(
        parts[0].replacing("Connection: keep-alive", with: "Connection: close") == parts[2])
      #expect(parts[0].contains("\r\nContent-Length: \(parts[3].utf8.count)\r\n"))
      #expect(parts[3].hasSuffix("</html>\n"))
    }
    #expect(code == 1)
  }

  @Test func `no other site can accept`() async throws {
    let (said, code) = try await serving { url in
      let secret = try token(try await ask(url, "/").text)
      let place = "/accept?version=1&items=0-2"
      #expect(try await ask(url, place, method: "POST").code == 403)
      #expect(
        try await ask(url, place, method: "POST", headers: ["X-Fingerpost": "0"]).code == 403)
      #expect(try await ask(url, place, headers: secret).code == 404)
      let foreign = secret.merging(["Origin": "https://example.com"]) { $1 }
      #expect(try await ask(url, place, method: "POST", headers: foreign).code == 403)
      #expect(
        try await ask(url, place, method: "POST", headers: ["Origin": "null"]).code == 403)
    }
    #expect(!said.contains("accepted") && code == 1)
  }

  @Test func `other users of the machine cannot know the address`() async throws {
    // A browser that notes how it is called, and what it is called with.
    try FileManager.default.createDirectory(
      atPath: test.folder.path("bin"), withIntermediateDirectories: false)
    try test.folder.write(
      """
      #!/bin/sh
      { echo "$@"; ls -ld "${1%/*}"; cat "$1"; } > '\(test.folder.path("opened"))'
      """, to: "bin/xdg-open")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: test.folder.path("bin/xdg-open"))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    var secret = ""
    let (said, _) = try await serving(
      ["--open"], environment: ["CI": "", "PATH": test.folder.path("bin") + ":" + path]
    ) { url in
      secret = url.lastPathComponent
      #expect(secret.count >= 16)
      let root = try #require(URL(string: "/", relativeTo: url)?.absoluteURL)
      let headers = try token(try await ask(url, "/").text)
      for wrong in [root, root.appending(path: String(secret.dropLast()) + "/")] {
        for (path, method) in [("/", "GET"), ("/accept?version=1&items=0-2", "POST")] {
          #expect(try await ask(wrong, path, method: method, headers: headers).code == 403)
        }
      }
      #if os(Linux)
        var opened = ""
        for _ in 0..<500 where !opened.contains("refresh") {
          try await Task.sleep(for: .milliseconds(20))
          opened = String(decoding: (try? test.folder.bytes("opened")) ?? [], as: UTF8.self)
        }
        let lines = opened.split(separator: "\n")
        try #require(lines.count == 3, "\(opened)")
        #expect(lines[0].hasSuffix("/open.html") && !lines[0].contains(secret))
        #expect(lines[1].hasPrefix("drwx------"))
        #expect(lines[2].contains("url=\(url.absoluteString)\""))
      #endif
    }
    #expect(said.split(separator: secret).count == 2, "the address is printed once")
    #expect(try test.run("diff", "goldens", "out").code == 1)
  }

  @Test func `the safeguards are those of accept`() async throws {
    let (said, _) = try await serving(environment: ["CI": "true"]) { url in
      let secret = try token(try await ask(url, "/").text)
      let refused = try await ask(
        url, "/accept?version=1&items=0", method: "POST", headers: secret)
      #expect(refused.text.contains("refusing to accept goldens where CI is set"))
    }
    #expect(!said.contains("removed"))
    for index in 0..<5 {
      try FileManager.default.removeItem(atPath: test.folder.path("out/\(index)~light.png"))
    }
    _ = try await serving { url in
      let page = try await ask(url, "/").text
      #expect(page.contains("few names in common, 1 of 7 goldens; is the folder right?"))
      let refused = try await ask(
        url, "/accept?version=1&items=0", method: "POST", headers: try token(page))
      #expect(refused.text.contains("nothing was accepted: few names in common"))
    }
    #expect(test.folder.files(in: "goldens").count == 7)
  }

  @Test func `options of the server need --serve`() throws {
    #expect(try test.run("diff", "goldens", "out", "--port", "80").code == 64)
    #expect(try test.run("diff", "goldens", "out", "--serve", "--port", "70000").code == 64)
    #expect(try test.run("diff", "goldens", "out", "--picture-url", "x").code == 64)
  }
}
