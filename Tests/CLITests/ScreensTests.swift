import Foundation
import TestSupport
import Testing

private let example = Corpus.package.appending(path: "Examples/routes/roundabouts-left.json").path

@Test(arguments: [
  (["preview", "--screens", "-o", "out"], "--screens goes with one route and a folder as"),
  (["preview", example, "--screens", "-o", "-"], "--screens goes with one route"),
  (["preview", example, example, "--screens", "-o", "out"], "--screens goes with one route"),
  (["preview", example, "-o", "x.html", "--card", "2"], "--card needs --screens;"),
  (
    ["preview", example, "--screens", "-o", "x", "--card", "0"],
    "--card is 0; use a whole number from 1"
  ),
])
func `screens with missing or conflicting options are refused`(
  arguments: [String], message: String
) throws {
  let folder = try TemporaryFolder()
  let run = try Program.run(arguments, in: folder.url)
  #expect(run.code == 64)
  #expect(run.error.contains(message), "\(run.error)")
}

@Test func `without a browser nothing is written`() throws {
  let folder = try TemporaryFolder()
  let run = try Program.run(
    ["preview", example, "--screens", "-o", "out"], in: folder.url,
    environment: ["PATH": "/nowhere"])
  #expect(run.code == 73)
  #expect(run.error.hasPrefix("error: no browser for pictures of screens; install Chromium"))
  #expect(run.error.split(separator: "\n").count == 1)
  #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "out").path))
}

@Test func `a card that the route lacks is refused`() throws {
  let folder = try TemporaryFolder()
  let path = try browser(in: folder, "exit 0")
  let run = try Program.run(
    ["preview", example, "--screens", "-o", "out", "--card", "500"], in: folder.url,
    environment: ["PATH": path])
  #expect(run.code == 64)
  #expect(run.error.contains("; use a whole number from 1 to "), "\(run.error)")
}

@Test func `a browser that fails leaves neither pictures nor temporary files`() throws {
  let folder = try TemporaryFolder()
  let path = try browser(in: folder, "exit 0")
  let scratch = folder.url.appending(path: "scratch")
  try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
  let run = try Program.run(
    ["preview", example, "--screens", "-o", "out"], in: folder.url,
    environment: ["PATH": path, "TMPDIR": scratch.path])
  #expect(run.code == 74)
  #expect(run.error == "error: the browser wrote no picture; try 'chromium --version'\n")
  let out = folder.url.appending(path: "out").path
  #expect(!FileManager.default.fileExists(atPath: out))
  #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
}

/// Puts a program in the place of the browser; returns the `PATH` for it.
private func browser(in folder: TemporaryFolder, _ script: String) throws -> String {
  try FileManager.default.createDirectory(
    at: folder.url.appending(path: "bin"), withIntermediateDirectories: true)
  try folder.write("#!/bin/sh\n\(script)\n", to: "bin/chromium")
  let program = folder.url.appending(path: "bin/chromium").path
  try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
  return folder.url.appending(path: "bin").path
}
