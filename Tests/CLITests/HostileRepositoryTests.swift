import Foundation
import PNGCoding
import Paths
import Raster
import TestSupport
import Testing

/// Repositories whose files and settings name commands to run.
@Suite struct HostileRepositoryTests {
  /// A repository with goldens that are larger than all else in it.
  private func plainRepository(_ names: [String] = ["goldens/x.png"]) throws -> GoldenFolders {
    let test = try GoldenFolders()
    for (seed, name) in names.enumerated() {
      var random = SeededRandom(seed: UInt64(seed))
      var picture = try Pixmap(width: 32, height: 32)
      for y in 0..<32 {
        for x in 0..<32 {
          picture[x, y] = Color(red: UInt8(random.int(0...255)), green: 0, blue: 0)
        }
      }
      try test.write(PNGCoder.encode(picture), name)
    }
    try test.write(Array("*.png filter=evil diff=evil\n".utf8), ".gitattributes")
    try test.git("init", "-q", "-b", "main")
    try test.git("add", "-A")
    try test.git("commit", "-qm", "goldens")
    return test
  }

  /// The files of the objects that hold pictures.
  private func pictureObjects(_ test: GoldenFolders) throws -> [URL] {
    try test.folder.files(in: ".git/objects")
      .map { test.folder.url.appending(path: ".git/objects/\($0)") }
      .filter { try Data(contentsOf: $0).count > 500 }
  }

  /// A repository with a golden, whose settings name a command in every way that git knows.
  private func repository() throws -> GoldenFolders {
    let test = try plainRepository()
    let command = "touch \(test.folder.path("PWNED"));"
    for name in [
      "core.fsmonitor", "core.pager", "core.sshCommand", "core.editor", "core.gitProxy",
      "core.askPass", "core.alternateRefsCommand", "diff.external", "diff.evil.textconv",
      "diff.evil.command", "filter.evil.smudge", "filter.evil.clean", "filter.evil.process",
      "credential.helper", "gpg.program", "alias.rev-parse", "alias.cat-file", "alias.ls-tree",
      "remote.origin.uploadpack", "pager.cat-file", "pager.rev-parse", "uploadpack.packObjectsHook",
    ] {
      try test.git("config", name, name.hasPrefix("alias") ? "!" + command : command)
    }
    for (name, value) in [
      ("core.hooksPath", test.folder.path("hooks")), ("remote.origin.url", "/nowhere"),
      ("remote.origin.promisor", "true"), ("core.repositoryFormatVersion", "1"),
      ("extensions.partialClone", "origin"), ("protocol.file.allow", "always"),
      ("protocol.allow", "always"),
    ] {
      try test.git("config", name, value)
    }
    for hook in ["post-index-change", "post-checkout", "reference-transaction", "pre-auto-gc"] {
      try test.write(Array("#!/bin/sh\n\(command)\n".utf8), "hooks/\(hook)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: test.folder.path("hooks/\(hook)"))
    }
    return test
  }

  private func wasRun(_ test: GoldenFolders) -> Bool {
    FileManager.default.fileExists(atPath: test.folder.path("PWNED"))
  }

  @Test func `no setting of a repository runs a command`() throws {
    let test = try repository()
    #expect(try test.run("diff", "goldens", "--against", "main").code == 0)
    try test.write(GoldenFolders.square(.black), "goldens/x.png")
    #expect(try test.run("diff", "goldens", "--against", "main").code == 1)
    #expect(try test.run("diff", "goldens/x.png", "--against", "HEAD").code == 1)
    #expect(!wasRun(test))
  }

  @Test func `a missing object is not fetched`() throws {
    let test = try repository()
    for url in try pictureObjects(test) { try FileManager.default.removeItem(at: url) }
    let run = try test.run("diff", "goldens", "--against", "main")
    #expect(run.code == 1 && run.text.contains("unreadable x.png"), "\(run.text) \(run.error)")
    #expect(!wasRun(test))
  }

  @Test func `a folder that looks like a repository is a folder`() throws {
    let test = try repository()
    let inner = try GoldenFolders()
    try inner.write(GoldenFolders.square(.white), "goldens/x.png")
    // What is in `.git` of one repository is committed as files of another.
    for name in ["HEAD", "config", "objects", "refs"] {
      try FileManager.default.copyItem(
        atPath: test.folder.path(".git/\(name)"), toPath: inner.folder.path("goldens/\(name)"))
    }
    try inner.git("init", "-q", "-b", "main")
    try inner.git("add", "-Af", ".")
    try inner.git("commit", "-qm", "goldens")
    #expect(try inner.run("diff", "goldens", "--against", "main").code == 0)
    #expect(!wasRun(test) && !wasRun(inner))
  }

  @Test(arguments: [
    "--help", "-h", "--output=PWNED", "--git-dir=elsewhere", "", "main:goldens", "--end-of-options",
  ])
  func `a revision is never an option`(revision: String) throws {
    let test = try repository()
    let run = try test.run(["diff", "goldens", "--against=\(revision)"])
    #expect(run.code == 66 || run.code == 64, "\(run.error)")
    #expect(!wasRun(test))
  }

  @Test func `the environment does not choose the repository`() throws {
    let test = try repository()
    let other = try GoldenFolders()
    let run = try test.run(
      "diff", "goldens", "--against", "main",
      environment: [
        "CI": "", "GIT_DIR": other.folder.path("none"), "GIT_CONFIG_COUNT": "1",
        "GIT_CONFIG_KEY_0": "core.worktree", "GIT_CONFIG_VALUE_0": other.folder.path(""),
        "GIT_EXTERNAL_DIFF": "touch \(test.folder.path("PWNED"))",
      ])
    #expect(run.code == 0, "\(run.error)")
    #expect(!wasRun(test))
  }

  @Test func `a damaged repository is an error, not a crash`() throws {
    let test = try plainRepository(["a", "b", "c", "d"].map { "goldens/\($0).png" })
    for url in try pictureObjects(test) {
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: url.path)
      try Data("garbage".utf8).write(to: url)
    }
    let run = try test.run("diff", "goldens", "--against", "main")
    #expect(run.code == 1 && run.text.contains("4 unreadable"), "\(run.text) \(run.error)")
  }
}
