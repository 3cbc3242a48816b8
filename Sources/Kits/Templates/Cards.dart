// Written by 'fingerpost kit'; edit nothing here, the next run writes the file again.
// ignore_for_file: type=lint

/// The types of `cards.json`, of `manifest.json` and of the events of a drive.
///
/// Flutter has types of the same names, such as `Card` and `Route`: import this file with a prefix.
library;

import 'dart:convert';

/// Reads `cards.json`, `manifest.json` and the events of a drive; each function throws a
/// [FormatException] for any other text. Words and events of later versions of the program read as
/// `unknown` and [UnknownEvent].
abstract final class FingerpostCards {
  /// Reads the contents of a `cards.json`, or a line of `fingerpost cards --format jsonl`.
  static CardsDocument load(String text) => CardsDocument.fromJson(jsonDecode(text));

  /// Reads the contents of a `manifest.json`.
  static Manifest manifest(String text) => Manifest.fromJson(jsonDecode(text));

  /// Reads a line that `fingerpost drive` prints.
  static DriveEvent event(String line) => DriveEvent.fromJson(jsonDecode(line));

  /// Reads all lines that `fingerpost drive` prints.
  static List<DriveEvent> events(String lines) => [
    for (final line in lines.split('\n'))
      if (line.isNotEmpty) event(line),
  ];
}

extension CardApproach on Card {
  /// The way to this maneuver: that of the card before, which is null at the start.
  Estimate approachAfter(Card? previous) {
    final own = approach;
    if (own != null) return own;
    if (previous == null) {
      return const Estimate(distance: Distance(meters: 0), time: Time(seconds: 0));
    }
    return Estimate(distance: previous.distance, time: previous.time);
  }
}

T _need<T>(Map<String, Object?> json, String name, T Function(Object?) of) {
  final value = json[name];
  if (value == null) throw FormatException('no "$name"');
  return of(value);
}

T? _find<T>(Map<String, Object?> json, String name, T Function(Object?) of) {
  final value = json[name];
  return value == null ? null : of(value);
}

Map<String, Object?> _members(Object? json) =>
    json is Map<String, Object?> ? json : throw FormatException('no object', json);

String _text(Object? json) => json is String ? json : throw FormatException('no text', json);

double _number(Object? json) =>
    json is num ? json.toDouble() : throw FormatException('no number', json);

int _integer(Object? json) {
  if (json is num && json.isFinite) return json.toInt();
  throw FormatException('no number', json);
}

bool _flag(Object? json) => json is bool ? json : throw FormatException('no flag', json);

Object _any(Object? json) => json ?? (throw const FormatException('no value'));

List<T> _list<T>(Object? json, T Function(Object?) of) => json is List<Object?>
    ? List.unmodifiable(json.map(of))
    : throw FormatException('no list', json);

Map<String, T> _map<T>(Object? json, T Function(Object?) of) =>
    Map.unmodifiable(_members(json).map((name, value) => MapEntry(name, of(value))));

/// What equals another value of its type with the same fields.
abstract class _Record {
  const _Record();

  List<Object?> get _fields;

  @override
  bool operator ==(Object other) =>
      other is _Record && other.runtimeType == runtimeType && _isEqual(_fields, other._fields);

  @override
  int get hashCode => Object.hash(runtimeType, _hash(_fields));

  @override
  String toString() => '$runtimeType$_fields';
}

bool _isEqual(Object? one, Object? other) {
  if (one is List<Object?> && other is List<Object?>) {
    if (one.length != other.length) return false;
    for (var index = 0; index < one.length; index += 1) {
      if (!_isEqual(one[index], other[index])) return false;
    }
    return true;
  }
  if (one is Map<Object?, Object?> && other is Map<Object?, Object?>) {
    if (one.length != other.length) return false;
    for (final name in one.keys) {
      if (!other.containsKey(name) || !_isEqual(one[name], other[name])) return false;
    }
    return true;
  }
  return one == other;
}

int _hash(Object? value) {
  if (value is List<Object?>) return Object.hashAll(value.map(_hash));
  if (value is Map<Object?, Object?>) {
    return Object.hashAllUnordered([
      for (final name in value.keys) Object.hash(name, _hash(value[name])),
    ]);
  }
  return value.hashCode;
}
