import EmbeddedFiles
import Faults
import JSON

extension Theme {
  /// Lengths; `Resources/theme.schema.json` documents each one.
  public struct Measures: Hashable, Sendable {
    package var stroke: Double
    package var headLength = 0.302
    package var headWidth = 0.479
    package var wideHeadWidth = 0.605
    package var headNotch = 0.052
    package var cornerRadius = 0.023
    package var margin = 0.083
    package var gap = 0.04
    package var ringRadius = 0.18
    package var ringStroke: Double
    package var outlineWidth = 0.04
    package var laneStrokes: [Double]
    package var laneHeadWidth = 3.0
    package var laneHeadLength = 2.3

    /// The usual measures for a stroke: rings and lanes keep their proportion to it.
    package init(stroke: Double = 0.125) {
      self.stroke = stroke
      ringStroke = stroke * 0.752
      laneStrokes = [1.064, 0.92, 0.8, 0.72].map { stroke * $0 }
    }

    /// The measures with all lines wider by a factor, and all heads by half as much.
    package func weighted(by factor: Double) -> Measures {
      var result = self
      result.stroke *= factor
      result.ringStroke *= factor
      result.laneStrokes = laneStrokes.map { $0 * factor }
      let head = (1 + factor) / 2
      result.headLength *= head
      result.headWidth *= head
      result.wideHeadWidth *= head
      result.headNotch *= head
      // These are multiples of a lane's stroke.
      result.laneHeadLength *= head / factor
      result.laneHeadWidth *= head / factor
      return result
    }
  }

  /// The JSON Schema (draft 2020-12) of theme files.
  public static var jsonSchema: [UInt8] { EmbeddedFiles.read("Glyphs/Resources/theme.schema.json") }
}

extension Theme.Measures {
  package typealias Known = (
    name: String, value: (Self) -> Double, set: (inout Self, Double) -> Void
  )

  /// All measures with a single value; `laneStrokes` is a list.
  package static var known: [Known] {
    [
      ("stroke", { $0.stroke }, { $0.stroke = $1 }),
      ("headLength", { $0.headLength }, { $0.headLength = $1 }),
      ("headWidth", { $0.headWidth }, { $0.headWidth = $1 }),
      ("wideHeadWidth", { $0.wideHeadWidth }, { $0.wideHeadWidth = $1 }),
      ("headNotch", { $0.headNotch }, { $0.headNotch = $1 }),
      ("cornerRadius", { $0.cornerRadius }, { $0.cornerRadius = $1 }),
      ("margin", { $0.margin }, { $0.margin = $1 }),
      ("ringRadius", { $0.ringRadius }, { $0.ringRadius = $1 }),
      ("ringStroke", { $0.ringStroke }, { $0.ringStroke = $1 }),
      ("gap", { $0.gap }, { $0.gap = $1 }),
      ("outlineWidth", { $0.outlineWidth }, { $0.outlineWidth = $1 }),
      ("laneHeadWidth", { $0.laneHeadWidth }, { $0.laneHeadWidth = $1 }),
      ("laneHeadLength", { $0.laneHeadLength }, { $0.laneHeadLength = $1 }),
    ]
  }

  /// Overrides the default measures with those of a file.
  init(_ file: JSONNode?) {
    if let stroke = file?["stroke"]?.number { self.init(stroke: stroke) } else { self.init() }
    for measure in Self.known {
      if let value = file?[measure.name]?.number { measure.set(&self, value) }
    }
    laneStrokes = file?["laneStrokes"]?.numbers ?? laneStrokes
  }
}
