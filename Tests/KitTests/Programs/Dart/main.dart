import 'dart:convert';
import 'dart:io';

import 'fingerpost_cards.dart';
import 'fingerpost_glyphs.dart';

void main(List<String> arguments) =>
    arguments.first == 'decode' ? decode(arguments.skip(1)) : lookUp();

/// Reads files; prints what differs from the JSON in a few fields, and what is no error.
void decode(Iterable<String> paths) {
  for (final path in paths) {
    final text = File(path).readAsStringSync();
    if (path.endsWith('.jsonl')) {
      final events = FingerpostCards.events(text);
      for (final (index, line) in text.trim().split('\n').indexed) {
        final json = jsonDecode(line) as Map<String, Object?>;
        final event = events[index];
        if (event.event != json['event'] || event.t != json['t']) print(line);
        if (event is UnknownEvent || event != FingerpostCards.event(line)) print(line);
        if (event is CardEvent && event.kind != json['kind']) print(line);
      }
    } else if (path.endsWith('manifest.json')) {
      final json = jsonDecode(text) as Map<String, Object?>;
      final glyphs = json['glyphs'] as Map<String, Object?>;
      final read = FingerpostCards.manifest(text).glyphs;
      if (read.length != glyphs.length) print(path);
      for (final MapEntry(key: name, value: meaning) in read.entries) {
        final glyph = glyphs[name] as Map<String, Object?>;
        if (meaning.kind.word != glyph['kind']) print(name);
      }
    } else {
      final json = jsonDecode(text) as Map<String, Object?>;
      final cards = json['cards'] as List<Object?>;
      final read = FingerpostCards.load(text);
      if (read != FingerpostCards.load(text)) print(path);
      if (read.hashCode != FingerpostCards.load(text).hashCode) print(path);
      for (final (index, card) in read.cards.indexed) {
        final json = cards[index] as Map<String, Object?>;
        final distance = json['distance'] as Map<String, Object?>;
        final lanes = json['lanes'] as List<Object?>?;
        if (card.kind.word != json['kind']) print(path);
        if (card.distance.meters != distance['meters']) print(path);
        if ((card.lanes?.length ?? 0) != (lanes?.length ?? 0)) print(path);
      }
    }
  }
  final later = FingerpostCards.event('{"event":"later","t":1.5}');
  if (later != const UnknownEvent(event: 'later', t: 1.5)) print(later);
  if (LaneState.fromJson('later') != LaneState.unknown) print('a word of a later version');
  for (final wrong in ['', '[]', '{}', '{"event":"location","t":"no"}']) {
    try {
      print('read: ${FingerpostCards.event(wrong)}');
    } on FormatException {
      continue;
    }
  }
}

/// Finds the glyphs of the cases and compares them with the expected ones.
void lookUp() {
  final lines = File('cases.tsv').readAsStringSync().split('\n');
  final rows = [for (final line in lines) line.split('\t')];
  final all = FingerpostGlyphs(rows.map((row) => row[0] == 'glyph' ? row[7] : row[5]));
  final own = FingerpostGlyphs();
  final found = <String>[];
  for (final row in rows.where((row) => row[0] == 'glyph')) {
    final exits = row[4] == '*'
        ? [null, for (var exit = 0; exit <= 19; exit += 1) exit]
        : [int.tryParse(row[4])];
    final angles = row[5] == '*'
        ? [null, for (var angle = 15.0; angle <= 360; angle += 15) angle]
        : [double.tryParse(row[5])];
    final names = <String>{};
    for (final exit in exits) {
      for (final angle in angles) {
        EngineGlyph glyph(FingerpostGlyphs glyphs) => glyphs.glyph(
          row[2],
          engine: row[1],
          modifier: word(row[3]),
          exit: exit,
          angle: angle,
          drivingSide: side(row[6]),
        );
        final exact = glyph(all);
        if (exact.name != row[7] || exact.kind.word != row[8]) print('$row $exact');
        names.add(glyph(own).name);
      }
    }
    found.add((names.toList()..sort()).join(' '));
  }
  for (final row in rows.where((row) => row[0] == 'lanes')) {
    final lanes = [for (final text in row[4].split('|')) lane(text.split(':'))];
    List<String> names(FingerpostGlyphs glyphs) => glyphs.lanes(
      lanes,
      turn: double.tryParse(row[3]),
      drivingSide: side(row[2]),
      engine: row[1],
    );
    if (names(all).join(' ') != row[5]) print('$row ${names(all)}');
    found.add(names(own).join(' '));
  }
  File('found.tsv').writeAsStringSync(found.join('\n'));
  const assets = GlyphAssets(folder: 'a');
  final paths = [for (final ratio in [1.0, 1.5, 4.0]) assets.path('b', pixelRatio: ratio)];
  if (paths.join(' ') != 'a/glyphs/b~light.png a/glyphs/b~light@2x.png a/glyphs/b~light@3x.png') {
    print(paths);
  }
}

EngineLane lane(List<String> parts) => EngineLane(
  directions: words(parts[0]),
  followed: word(parts[1]),
  state: LaneState.fromJson(parts[2]),
  access: words(parts[3]),
);

Side side(String word) => word == 'left' ? Side.left : Side.right;

String? word(String text) => text == '-' ? null : text;

List<String> words(String text) => [
  for (final word in text.split(';'))
    if (word != '') word,
];
