// What Swift needs of libpng, without its longjmp: each function here holds its own setjmp, so
// that an error in libpng comes back as a message and never crosses a Swift frame. libpng's
// warnings are dropped.

#ifndef FINGERPOST_CPNG_SHIM_H
#define FINGERPOST_CPNG_SHIM_H

#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <string.h>

/// The first words of libpng's own message, ended by a zero.
typedef struct {
  char text[128];
} fp_png_message;

/// What a file declares of itself.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// Bits of a pixel before unpacking.
  int pixel_bits;
  /// Bits of a sample before unpacking: 1, 2, 4, 8 or 16.
  int sample_bits;
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
  header->sample_bits = png_get_bit_depth(reader->png, reader->info);
  header->pixel_bits = header->sample_bits * png_get_channels(reader->png, reader->info);
  header->remaining = reader->count - reader->offset;
  return 0;
}

/// Puts the colors of a palette in the place of a row of places, each first a byte.
static inline void fp_png_color(fp_png_reader *reader, uint32_t width, uint8_t *row) {
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
    memcpy(row + (size_t)x * 4, color, 4);
  }
}

/// Reads the pixels as red, green, blue, alpha with straight alpha: `width * height * 4` samples,
/// each a byte, or a `uint16_t` where the file has 16 bits. Returns 0 for success; always closes the
/// reader.
static inline int fp_png_read(fp_png_reader *reader, void *samples) {
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) {
    fp_png_close(reader);
    return 1;
  }
  uint32_t width = png_get_image_width(png, reader->info);
  uint32_t height = png_get_image_height(png, reader->info);
  int is_palette = png_get_color_type(png, reader->info) == PNG_COLOR_TYPE_PALETTE;
  int is_deep = png_get_bit_depth(png, reader->info) == 16;
  if (is_palette) {
    png_set_packing(png);
  } else {
    png_set_expand(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, is_deep ? 0xffff : 0xff, PNG_FILLER_AFTER);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    if (is_deep) png_set_swap(png);
#endif
  }
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  size_t row_bytes = (size_t)width * (is_deep ? 8 : 4);
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
      if (is_palette && pass == passes - 1) fp_png_color(reader, width, row);
    }
  png_set_error_fn(png, message, fp_png_fail, fp_png_ignore);
  png_read_end(png, NULL);
  fp_png_close(reader);
  return 0;
}

#endif
