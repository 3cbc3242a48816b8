import EmbeddedFiles
import Paths

/// The colors of `Resources/colors.csv`: the names of CSS.
let namedColors: [String: Color] = {
  let rows = String(decoding: EmbeddedFiles.read("SVGCoding/Resources/colors.csv"), as: UTF8.self)
    .split(separator: "\n")
  return rows.dropFirst().reduce(into: [:]) { colors, row in
    guard let comma = row.firstIndex(of: ",") else { return }
    colors[String(row[..<comma])] = Color(hexadecimal: String(row[row.index(after: comma)...]))
  }
}()
