// What Swift needs of libpng, without its longjmp: each function here holds its own setjmp, so
// that an error in libpng comes back as a message and never crosses a Swift frame. libpng's
// warnings are dropped.

#ifndef FINGERPOST_CPNG_SHIM_H
#define FINGERPOST_CPNG_SHIM_H

#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// The first words of libpng's own message, ended by a zero.
typedef struct {
  char text[128];
} fp_png_message;

/// Bytes written so far; `bytes` is from malloc and belongs to the caller.
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} fp_png_output;

/// How to lay out the pixels of a file.
typedef struct {
  uint32_t width;
  uint32_t height;
  int bit_depth;
  int color_type;
  /// Red, green, blue of each palette entry.
  const uint8_t *palette;
  int palette_count;
  /// Opacity of the first palette entries; the rest are opaque.
  const uint8_t *palette_alpha;
  int palette_alpha_count;
  /// libpng's PNG_FILTER_ flags.
  int filters;
  /// zlib's effort, 1 to 9.
  int level;
  /// zlib's strategy.
  int strategy;
} fp_png_layout;

/// What a file declares of itself.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// Bits of a pixel before unpacking.
  int pixel_bits;
  /// Bytes of the file behind the first chunk of pixels.
  size_t remaining;
} fp_png_header;

static inline void fp_png_fail(png_structp png, png_const_charp text) {
  fp_png_message *message = (fp_png_message *)png_get_error_ptr(png);
  strncpy(message->text, text, sizeof message->text - 1);
  message->text[sizeof message->text - 1] = 0;
  png_longjmp(png, 1);
}

static inline void fp_png_ignore(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static inline void fp_png_append(png_structp png, png_bytep data, size_t count) {
  fp_png_output *output = (fp_png_output *)png_get_io_ptr(png);
  if (output->count + count > output->capacity) {
    size_t capacity = output->capacity * 2 + count + 1024;
    uint8_t *bytes = (uint8_t *)realloc(output->bytes, capacity);
    if (!bytes) png_error(png, "out of memory");
    output->bytes = bytes;
    output->capacity = capacity;
  }
  memcpy(output->bytes + output->count, data, count);
  output->count += count;
}

static inline void fp_png_flush(png_structp png) { (void)png; }

/// A file being written, row by row.
typedef struct {
  png_structp png;
  png_infop info;
} fp_png_writer;

static inline void fp_png_abandon(fp_png_writer *writer) {
  png_destroy_write_struct(&writer->png, &writer->info);
}

/// Writes all that stands before the rows. `output` and `message` must stay where they are until
/// the writer is done. Returns 0 for success; abandons the writer on failure.
static inline int fp_png_begin(fp_png_writer *writer, const fp_png_layout *layout,
                               fp_png_output *output, fp_png_message *message) {
  memset(writer, 0, sizeof *writer);
  writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, message, fp_png_fail, fp_png_ignore);
  writer->info = writer->png ? png_create_info_struct(writer->png) : NULL;
  if (!writer->info) {
    fp_png_abandon(writer);
    strcpy(message->text, "out of memory");
    return 1;
  }
  if (setjmp(png_jmpbuf(writer->png))) {
    fp_png_abandon(writer);
    return 1;
  }
  png_structp png = writer->png;
  png_infop info = writer->info;
  png_set_write_fn(png, output, fp_png_append, fp_png_flush);
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_IHDR(png, info, layout->width, layout->height, layout->bit_depth, layout->color_type,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  if (layout->palette_count > 0) {
    png_set_PLTE(png, info, (png_const_colorp)layout->palette, layout->palette_count);
    if (layout->palette_alpha_count > 0)
      png_set_tRNS(png, info, layout->palette_alpha, layout->palette_alpha_count, NULL);
  }
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, layout->filters);
  png_set_compression_level(png, layout->level);
  png_set_compression_mem_level(png, 9);
  png_set_compression_strategy(png, layout->strategy);
  png_write_info(png, info);
  return 0;
}

/// Writes the next row. Returns 0 for success; abandons the writer on failure.
static inline int fp_png_write(fp_png_writer *writer, const uint8_t *row) {
  if (setjmp(png_jmpbuf(writer->png))) {
    fp_png_abandon(writer);
    return 1;
  }
  png_write_row(writer->png, row);
  return 0;
}

/// Writes what stands after the rows. Returns 0 for success; the writer is done either way.
static inline int fp_png_end(fp_png_writer *writer) {
  if (setjmp(png_jmpbuf(writer->png))) {
    fp_png_abandon(writer);
    return 1;
  }
  png_write_end(writer->png, NULL);
  fp_png_abandon(writer);
  return 0;
}

/// A file being read.
typedef struct {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count;
  size_t offset;
} fp_png_reader;

static inline void fp_png_take(png_structp png, png_bytep data, size_t count) {
  fp_png_reader *reader = (fp_png_reader *)png_get_io_ptr(png);
  if (count > reader->count - reader->offset) png_error(png, "the file ends too early");
  memcpy(data, reader->bytes + reader->offset, count);
  reader->offset += count;
}

static inline void fp_png_close(fp_png_reader *reader) {
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
}

/// Fails at a warning of damage behind the last row, such as a wrong check value of the packed
/// pixels; more data than the picture has does no harm.
static void fp_png_refuse(png_structp png, png_const_charp text) {
  if (!strstr(text, "Extra compressed data") && !strstr(text, "Too much image data"))
    png_error(png, text);
}

/// Reads up to the pixels. `bytes` must stay alive until the reader is closed. Returns 0 for
/// success; closes the reader on failure.
static inline int fp_png_open(fp_png_reader *reader, const uint8_t *bytes, size_t count,
                              fp_png_header *header, fp_png_message *message) {
  memset(reader, 0, sizeof *reader);
  reader->bytes = bytes;
  reader->count = count;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, fp_png_fail, fp_png_ignore);
  reader->info = reader->png ? png_create_info_struct(reader->png) : NULL;
  if (!reader->info) {
    fp_png_close(reader);
    strcpy(message->text, "out of memory");
    return 1;
  }
  if (setjmp(png_jmpbuf(reader->png))) {
    fp_png_close(reader);
    return 1;
  }
  png_set_read_fn(reader->png, reader, fp_png_take);
  png_set_user_limits(reader->png, 0x7fffffff, 0x7fffffff);
  // Only PLTE and tRNS bear on the pixels. All else is skipped unread, so that no text or profile,
  // however large it says it is or unpacks to, takes memory.
  png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_NEVER, (png_const_bytep) "eXIf", 1);
  png_set_chunk_malloc_max(reader->png, 0);
  png_set_crc_action(reader->png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  png_read_info(reader->png, reader->info);
  header->width = png_get_image_width(reader->png, reader->info);
  header->height = png_get_image_height(reader->png, reader->info);
  header->pixel_bits = png_get_bit_depth(reader->png, reader->info) *
                       png_get_channels(reader->png, reader->info);
  header->remaining = reader->count - reader->offset;
  return 0;
}

/// Puts the colors of a palette in the place of a row of places, each first a byte.
static inline void fp_png_color(fp_png_reader *reader, int deep, uint32_t width, uint8_t *row) {
  png_colorp palette = NULL;
  png_bytep alpha = NULL;
  int count = 0, alpha_count = 0;
  png_get_PLTE(reader->png, reader->info, &palette, &count);
  png_get_tRNS(reader->png, reader->info, &alpha, &alpha_count, NULL);
  if (!alpha) alpha_count = 0;
  // From the right, since a color takes more room than a place.
  for (uint32_t x = width; x-- > 0;) {
    int place = row[x];
    if (place >= count) png_error(reader->png, "a pixel lies outside the palette");
    const uint8_t color[4] = {palette[place].red, palette[place].green, palette[place].blue,
                              place < alpha_count ? alpha[place] : 0xff};
    if (!deep) {
      memcpy(row + (size_t)x * 4, color, 4);
    } else {
      uint16_t samples[4];
      for (int channel = 0; channel < 4; channel++) samples[channel] = color[channel] * 257;
      memcpy(row + (size_t)x * 8, samples, 8);
    }
  }
}

/// Reads the pixels as red, green, blue, alpha with straight alpha, into `width * height * 4`
/// samples: bytes, or with `deep` words in the machine's own order. Returns 0 for success; always
/// closes the reader.
static inline int fp_png_read(fp_png_reader *reader, int deep, void *samples) {
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) {
    fp_png_close(reader);
    return 1;
  }
  uint32_t width = png_get_image_width(png, reader->info);
  uint32_t height = png_get_image_height(png, reader->info);
  const uint16_t probe = 1;
  int is_palette = png_get_color_type(png, reader->info) == PNG_COLOR_TYPE_PALETTE;
  if (is_palette) {
    png_set_packing(png);
  } else if (deep) {
    png_set_expand_16(png);
    if (*(const uint8_t *)&probe == 1) png_set_swap(png);
  } else {
    png_set_scale_16(png);
    png_set_expand(png);
  }
  if (!is_palette) {
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, deep ? 0xffff : 0xff, PNG_FILLER_AFTER);
  }
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  size_t row_bytes = (size_t)width * (deep ? 8 : 4);
  if (png_get_rowbytes(png, reader->info) != (is_palette ? width : row_bytes))
    png_error(png, "unexpected row size");
  png_voidp message = png_get_error_ptr(png);
  png_set_error_fn(png, message, fp_png_fail, fp_png_refuse);
  // Memory is touched row by row, so that a file cut short takes no more than what it holds.
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < height; y++) {
      uint8_t *row = (uint8_t *)samples + (size_t)y * row_bytes;
      if (pass == 0) memset(row, 0, row_bytes);
      png_read_row(png, row, NULL);
      if (is_palette && pass == passes - 1) fp_png_color(reader, deep, width, row);
    }
  png_set_error_fn(png, message, fp_png_fail, fp_png_ignore);
  png_read_end(png, NULL);
  fp_png_close(reader);
  return 0;
}

#endif
