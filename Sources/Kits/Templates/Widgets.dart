// Written by 'fingerpost kit'; edit nothing here, the next run writes the file again.
// ignore_for_file: type=lint

/// Glyphs in Flutter's screens.
library;

import 'package:flutter/material.dart';

import 'fingerpost_glyphs.dart';

/// Shows a glyph: the picture for the brightness of the theme and for the pixels of the screen.
class FingerpostGlyph extends StatelessWidget {
  const FingerpostGlyph(
    this.name, {
    super.key,
    this.assets = const GlyphAssets(),
    this.brightness,
    this.width,
    this.height,
    this.semanticLabel,
  });

  final String name;

  /// Where the pictures are.
  final GlyphAssets assets;

  /// That of the background, if it is not the theme's.
  final Brightness? brightness;

  /// In points; if absent, that of the picture.
  final double? width;

  /// In points; if absent, that of the picture.
  final double? height;

  /// What a screen reader says; without it, it passes over the picture.
  final String? semanticLabel;

  @override
  Widget build(BuildContext context) {
    final pixelRatio = MediaQuery.devicePixelRatioOf(context);
    final variant = (brightness ?? Theme.of(context).brightness).name;
    return Image(
      image: ExactAssetImage(
        assets.path(name, variant: variant, pixelRatio: pixelRatio),
        scale: assets.scale(pixelRatio).toDouble(),
      ),
      width: width,
      height: height,
      semanticLabel: semanticLabel,
      excludeFromSemantics: semanticLabel == null,
    );
  }
}
