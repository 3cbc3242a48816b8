// Written by 'fingerpost kit'; edit nothing here, the next run writes the file again.
// ignore_for_file: type=lint

/// The lookup of glyphs for the words of an engine, and of their pictures among an app's assets.
library;

import 'dart:math';

import 'fingerpost_cards.dart';

/// The picture of a maneuver: its name, and what the maneuver means.
typedef EngineGlyph = ({String name, ManeuverKind kind});

/// The words of an engine for a lane.
final class EngineLane {
  const EngineLane({
    required this.directions,
    this.followed,
    this.state = LaneState.avoid,
    this.access = const [],
  });

  /// The arrows, as words or numbers; of Valhalla's masks, each bit.
  final List<String> directions;

  /// The arrow to follow, if known.
  final String? followed;

  /// How well the lane serves the route.
  final LaneState state;

  /// Vehicles that it is reserved for, or `reversible`.
  final List<String> access;
}

/// The pictures among an app's assets, as `fingerpost render` and `fingerpost icons` write them
/// with the target `flat`.
///
/// The pubspec lists the folder `glyphs` in the one that they wrote to, such as `assets/glyphs/`.
final class GlyphAssets {
  const GlyphAssets({this.folder = 'assets', this.scales = const [1, 2, 3]});

  /// The folder that they wrote to.
  final String folder;

  /// The scales of the pictures, in rising order.
  final List<int> scales;

  /// The smallest scale that has the pixels of a screen, else the largest.
  int scale(double pixelRatio) =>
      scales.firstWhere((scale) => scale >= pixelRatio, orElse: () => scales.last);

  /// The path of a glyph's picture for light or dark backgrounds; a later size is part of the name.
  String path(String name, {String variant = 'light', double pixelRatio = 1}) {
    final number = scale(pixelRatio);
    return '$folder/glyphs/$name~$variant${number == 1 ? '' : '@${number}x'}.png';
  }
}

/// Finds the glyph of an engine's words, as the program does, among those that an app has: `names`,
/// or without them those that `fingerpost icons` writes.
///
/// Where the app lacks the picture: of a roundabout, that of the nearest angle with the same or no
/// number, else the ring with the number, else the ring; of another maneuver, the plain turn to the
/// same side, else straight on; of lanes, one picture for each lane, without its marks if there is
/// no other, else with only its arrow to follow.
final class FingerpostGlyphs {
  FingerpostGlyphs([Iterable<String>? names]) : _names = (names ?? _Tables.pictures).toSet();

  /// Finds the glyph among the pictures that a manifest lists.
  FingerpostGlyphs.of(Manifest manifest) : this(manifest.glyphs.keys);

  final Set<String> _names;
  late final List<_Ring> _rings = [
    for (final name in _names.toList()..sort())
      if (_ring(name) case final ring?) ring,
  ];

  static _Ring? _ring(String name) {
    final number = RegExp(r'_e\d+$').firstMatch(name)?.group(0) ?? '';
    final base = name.substring(0, name.length - number.length);
    final known = _Tables.ringAngles[base];
    if (known != null) return (name: name, way: known.way, angle: known.angle, number: number);
    final angled = RegExp(r'^roundabout_(c?cw)_a(\d+)$').firstMatch(base);
    if (angled == null) return null;
    final angle = int.parse(angled.group(2)!);
    return (name: name, way: angled.group(1)!, angle: angle, number: number);
  }

  /// The picture of a maneuver; unknown words give a plain turn.
  ///
  /// `type` is the engine's type, action or enumerator, or its number; `modifier` the direction,
  /// where the engine states it separately from the type. `engine` is a format, such as `mapbox`,
  /// or a vocabulary that `fingerpost list` names. `exit` is the number of a roundabout's exit,
  /// from 1; `angle` the degrees driven around it, above 0 and up to 360; 180 is straight on.
  /// `drivingSide` is the side of the road that traffic keeps to.
  EngineGlyph glyph(
    String type, {
    required String engine,
    String? modifier,
    int? exit,
    double? angle,
    Side drivingSide = Side.right,
  }) {
    final isLeft = drivingSide == Side.left;
    final found = _Tables.kind(type, modifier, exit, isLeft, engine);
    final kind = (exit ?? 0) > 0 ? _Tables.kinds[found]!.numbered : found;
    return (name: _name(kind, exit, angle, isLeft), kind: ManeuverKind.fromJson(kind));
  }

  String _name(String kind, int? exit, double? angle, bool isLeft) {
    final entry = _Tables.kinds[kind]!;
    final others = [entry.glyph(isLeft), _Tables.kinds[entry.plain]!.glyph(isLeft), 'straight'];
    if (entry.ring == '') return _first(others);
    final number = exit != null && exit >= 1 && exit <= 19 ? '_e$exit' : '';
    final open = 'roundabout_nth_exit_${entry.ring}';
    final whole = angle != null && angle > 0 && angle <= 360
        ? max(1, (angle + 0.5).toInt())
        : entry.angle;
    if (whole == null) return _first([open + number, ...others]);
    final best = _lowest(
      _rings.where((it) => it.way == entry.ring && (it.number == '' || it.number == number)),
      (it) => [(it.angle - whole).abs(), it.number == number ? 0 : 1, it.angle],
    );
    if (best != null) return best.name;
    final exact = _Tables.rings['${entry.ring},$whole'] ?? 'roundabout_${entry.ring}_a$whole';
    return _first([exact + number, open + number, open, ...others]);
  }

  String _first(List<String> candidates) =>
      candidates.firstWhere(_names.contains, orElse: () => candidates.first);

  /// The picture of up to 16 lanes from left to right, or else one for each lane.
  ///
  /// `turn` is that of the maneuver in degrees, positive to the right, for lanes without an arrow
  /// to follow. `engine` is a format or a vocabulary; it only matters for numbers.
  List<String> lanes(
    List<EngineLane> lanes, {
    double? turn,
    Side drivingSide = Side.right,
    String engine = '',
  }) {
    final format = _Tables.row(engine)[0];
    final isLeft = drivingSide == Side.left;
    final read = [
      for (final lane in lanes.take(16)) _PaintedLane.of(lane, isLeft, format, turn),
    ];
    final isPreferred = read.any((lane) => lane.state == LaneState.preferred);
    final strip = isPreferred ? read : [for (final lane in read) lane.lit];
    if (strip.isEmpty) return [];
    final name = ['lanes', for (final lane in strip) lane.code].join('_');
    if (_names.contains(name)) return [name];
    return [
      for (final lane in strip)
        _first([
          for (final shown in [lane.lit, lane.lit.unmarked, lane.lit.single])
            'lanes_${shown.code}',
        ]),
    ];
  }
}

/// A roundabout's picture: its name, the way around, its angle, and the number's part of the name.
typedef _Ring = ({String name, String way, int angle, String number});

/// The item of the lowest rank; of equal ranks the first.
T? _lowest<T>(Iterable<T> items, List<num> Function(T) rank) {
  T? best;
  List<num>? lowest;
  for (final item in items) {
    final own = rank(item);
    if (lowest == null || _isLess(own, lowest)) {
      best = item;
      lowest = own;
    }
  }
  return best;
}

bool _isLess(List<num> one, List<num> other) {
  for (var index = 0; index < one.length; index += 1) {
    if (one[index] != other[index]) return one[index] < other[index];
  }
  return false;
}

/// A lane as its picture shows it.
final class _PaintedLane {
  const _PaintedLane(this.arrows, this.followed, this.state, this.access);

  factory _PaintedLane.of(EngineLane lane, bool isLeft, String format, double? turn) {
    String direction(String word) {
      final key = _Tables.squeezed(word);
      final found = _Tables.arrowWords['$format,$key'] ?? _Tables.arrowWords[',$key'];
      if (found == null) return 'none';
      return isLeft ? found.left : found.right;
    }

    final all = lane.directions.map(direction).toSet();
    if (all.isEmpty) all.add('none');
    final word = lane.followed;
    final named = word == null ? null : direction(word);
    final nearest = turn == null ? null : _nearest(turn, all);
    final followed = all.contains(named) ? named : nearest;
    return _PaintedLane(
      _Tables.arrows.keys.where(all.contains).toList(),
      lane.state == LaneState.avoid ? null : followed,
      lane.state,
      _Tables.access.keys.where(lane.access.contains).toList(),
    );
  }

  final List<String> arrows;
  final String? followed;
  final LaneState state;
  final List<String> access;

  bool get isLit => state != LaneState.avoid;

  _PaintedLane get lit =>
      isLit ? _PaintedLane(arrows, followed, LaneState.preferred, access) : this;

  _PaintedLane get unmarked => _PaintedLane(arrows, followed, state, const []);

  /// The lane with only its arrow to follow.
  _PaintedLane get single {
    final first = arrows.contains('through') ? 'through' : arrows.first;
    final arrow = followed ?? first;
    return _PaintedLane([arrow], isLit ? arrow : null, state, const []);
  }

  /// The lane's part in the name of a glyph.
  String get code {
    final (one, all) = state == LaneState.usable ? ('y', 'q') : ('x', 'z');
    final codes = [
      for (final arrow in arrows) _Tables.arrows[arrow]!.code + (arrow == followed ? one : ''),
    ].join();
    final marks = [for (final use in access) _Tables.access[use]!].join();
    return codes + (isLit && followed == null ? all : '') + (marks == '' ? '' : 'w$marks');
  }

  /// The nearest arrow; of two as near, the one on the turn's side, else the first.
  static String? _nearest(double turn, Iterable<String> arrows) =>
      _lowest(arrows.where((arrow) => arrow != 'none'), (arrow) {
        final degrees = _Tables.arrows[arrow]!.degrees;
        return [(degrees - turn).abs(), degrees * turn > 0 ? 0 : 1];
      });
}
