/// What the program knows of engines and names, as rows with commas.
abstract final class _Tables {
  static String kind(String type, String? modifier, int? exit, bool isLeft, String engine) {
    final [name, all, unknown] = row(engine);
    final word = squeezed(type);
    final value = squeezed(modifier ?? '');
    final mark = (exit ?? 0) > 0 ? '*exit' : '*noexit';
    final values = [
      value,
      value.split(';').first,
      mark,
      '*',
      '',
      if (value == '') 'straight',
    ];
    final keys = [for (final value in values) '$word,$value', word];
    for (final vocabulary in name == engine ? all.split(' ') : [engine]) {
      for (final key in keys) {
        final found = words['$vocabulary,$key'];
        if (found != null) return isLeft ? found.left : found.right;
      }
    }
    if (unknown != 'turn') return unknown;
    final turn = words['osrm-v5,turn,$value'];
    if (turn == null) return 'straight';
    return isLeft ? turn.left : turn.right;
  }

  /// The row of an engine or a vocabulary: a format, its vocabularies, and the kind of other
  /// words; `turn` for what the modifier names.
  static List<String> row(String engine) => engines.firstWhere(
    (row) => row[0] == engine || row[1].split(' ').contains(engine),
    orElse: () => engines.firstWhere((row) => row[0] == 'osrm'),
  );

  /// A word in the form in which engines' spellings are equal.
  static String squeezed(String word) =>
      isNumber(word) ? word : word.toLowerCase().replaceAll(RegExp('[ _-]'), '');

  static bool isNumber(String word) => RegExp(r'^-?\d+$').hasMatch(word);

  static List<List<String>> rows(String text) =>
      [for (final line in text.trim().split('\n')) line.split(',')];

  static final List<List<String>> engines = rows(engineTable);

  /// The kinds by vocabulary, word and modifier; without a modifier for words with a number.
  static final Map<String, _Sides> words = {
    for (final row in rows(wordTable))
      for (final key in [
        if (isNumber(row[2])) ...[row[1], row[2]],
        '${row[1]},${row[2]}',
      ])
        '${row[0]},$key': (right: row[3], left: row[4]),
  };

  static final Map<String, _Kind> kinds = {
    for (final row in rows(kindTable)) row[0]: _Kind(row),
  };

  /// Glyphs with the picture of a kind: their ring and angle.
  static final Map<String, ({String way, int angle})> ringAngles = {
    for (final kind in kinds.values)
      if (kind.angle case final angle?) kind.right: (way: kind.ring, angle: angle),
  };

  static final Map<String, String> rings = {
    for (final MapEntry(key: name, value: ring) in ringAngles.entries)
      '${ring.way},${ring.angle}': name,
  };

  /// In the order of the codes in a name.
  static final Map<String, ({String code, double degrees})> arrows = {
    for (final row in rows(arrowTable)) row[0]: (code: row[1], degrees: double.parse(row[2])),
  };

  static final Map<String, _Sides> arrowWords = {
    for (final row in rows(arrowWordTable))
      '${row[0]},${row[1]}': (right: row[2], left: row[3]),
  };

  static final Map<String, String> access = {
    for (final row in rows(accessTable)) row[0]: row[1],
  };

  static final List<String> pictures = [for (final row in rows(pictureTable)) row[0]];

  static const String engineTable = r'''
{{ENGINES}}
''';
  static const String wordTable = r'''
{{WORDS}}
''';
  static const String kindTable = r'''
{{KINDS}}
''';
  static const String arrowTable = r'''
{{ARROWS}}
''';
  static const String arrowWordTable = r'''
{{ARROW_WORDS}}
''';
  static const String accessTable = r'''
{{ACCESS}}
''';
  static const String pictureTable = r'''
{{PICTURES}}
''';
}

/// What a word means in right- and in left-hand traffic.
typedef _Sides = ({String right, String left});

/// A row of the table of kinds.
final class _Kind {
  _Kind(List<String> row)
    : numbered = row[1],
      right = row[2],
      left = row[3],
      ring = row[4],
      angle = int.tryParse(row[5]),
      plain = row[6];

  /// The kind once the number of the exit is known.
  final String numbered;
  final String right;
  final String left;

  /// The way around a roundabout that has an exit, and its angle if the kind states it.
  final String ring;
  final int? angle;

  /// The kind whose picture is the nearest.
  final String plain;

  String glyph(bool isLeft) => isLeft ? left : right;
}
