import EmbeddedFiles
package import SystemLibraries
import JSON
import PictureDiff

package enum JSONReport {
  /// Returns JSON in UTF-8, with all pictures by name; its schema is `DiffSchema.report`.
  package static func json(of result: DiffResult, generator: String) -> Data {
    let pictures: [JSON] = result.pictures.map { name, finding in
      finding.map { json(of: $0, in: result) }
        ?? ["name": name, "state": Finding.State.same.rawValue]
    }
    let sums: JSON = [
      "compared": result.compared, "tolerated": result.toleratedCount, "total": result.total,
    ]
    let document: JSON = [
      "actual": result.actual.label,
      "counts": sums.adding(result.counts.json),
      "expected": result.expected.label,
      "generator": generator,
      "pictures": pictures,
      "result": result.isSame ? "same" : "different",
      "rulePatterns": result.rules.patterns,
      "rules": result.rules.base.json,
      "schema": "fingerpost/diff/1",
      "warnings": result.warnings,
    ]
    return Data(document.file)
  }

  private static func json(of finding: Finding, in result: DiffResult) -> JSON {
    let hasNumbers = finding.difference != nil
    return [
      "actual": finding.actual?.json,
      "actualPath": result.actual.path(finding.name),
      "difference": finding.difference?.json,
      "expected": finding.expected?.json,
      "expectedPath": result.expected.path(finding.name),
      "frames": finding.frames.map {
        ["finding": $0.finding, "number": $0.number, "seconds": $0.seconds] as JSON
      }.nonEmpty,
      "hints": finding.hints.nonEmpty,
      "lines": finding.lines.map { ["added": $0.added, "removed": $0.removed] as JSON },
      "name": finding.name,
      "reason": finding.reason,
      "rulePatterns": hasNumbers ? finding.rulePatterns : nil,
      "rules": hasNumbers ? finding.rules.json : nil,
      "state": finding.state.rawValue,
    ]
  }
}

extension Finding.Extent {
  var json: JSON { ["height": height, "width": width] }
}

extension PixelBox {
  var json: JSON { ["height": height, "width": width, "x": x, "y": y] }
}

extension ComparisonRules {
  fileprivate var json: JSON {
    let window: JSON? = window.map { ["pixels": $0.pixels, "size": $0.size] }
    return [
      "antialiasing": antialiasing.rawValue, "ground": ground.rawValue, "masks": masks.map(\.json),
      "maxPixels": maxPixels, "threshold": threshold, "tolerance": tolerance, "window": window,
    ]
  }
}

extension PixelDifference {
  fileprivate var json: JSON {
    let worst: JSON? = worst.map {
      ["actual": $0.actual, "expected": $0.expected, "x": $0.x, "y": $0.y]
    }
    return [
      "actualInk": actualInk, "antialiasedPixels": antialiasedPixels, "bounds": bounds?.json,
      "densest": densest, "exactPixels": exactPixels, "expectedInk": expectedInk,
      "inkShare": inkShare, "largest": largest, "maskedPixels": maskedPixels, "mean": mean,
      "pixels": pixels, "toleratedPixels": toleratedPixels, "worst": worst,
    ]
  }
}

package enum DiffSchema {
  package static var report: [UInt8] { EmbeddedFiles.read("GoldenDiff/Report/diff.schema.json") }
  package static var rules: [UInt8] {
    EmbeddedFiles.read("GoldenDiff/Report/diff-rules.schema.json")
  }
}
