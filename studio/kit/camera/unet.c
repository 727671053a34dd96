// The network of Open Image Denoise: a U-Net of 16 convolutions of 3x3, each followed by ReLU.
//
// Pictures are rows of points of channels. Weights come as one array: for each convolution in the order of LAYERS its
// kernel (out, in, down, across) and then its bias.
#include <omp.h>
#include <stdlib.h>
#include <string.h>

// LANES: floats of a vector, no more than the processor has in one, or the compiler takes them apart in memory.
// POINTS: points that one call of `block` makes, as many sums as the processor has registers for.
#ifdef __AVX512F__
#define LANES 16
#define POINTS 12
#else
#define LANES 8
#define POINTS 3
#endif
#define BLOCK 32  // channels that one call of `block` makes
#define VECTORS (BLOCK / LANES)

typedef float vector __attribute__((vector_size(LANES * sizeof(float)), aligned(4)));

// Channels go up to a whole number of blocks; the spare ones hold 0.
static int whole(int n, int part) { return (n + part - 1) / part * part; }
static void *room(size_t floats) { return aligned_alloc(64, whole(floats * sizeof(float), 64)); }

typedef struct {
  int height, width, channels, stride;  // stride: floats per point
  float *at;
} Image;

static Image image(int height, int width, int channels) {
  int stride = whole(channels, LANES);
  Image made = {height, width, channels, stride, room((size_t)height * width * stride)};
  return made;
}

// What a convolution reads: one image, or one enlarged twice with a second beside it.
typedef struct {
  Image first, second;
  int enlarge;
} Source;

// Points of one row of the source, with a point of 0 on either side.
static void gather(const Source *s, int y, int height, int width, int channels, float *row) {
  memset(row, 0, sizeof(float) * channels * (width + 2 + POINTS));
  if (y < 0 || y >= height) return;
  for (int x = 0; x < width; x++) {
    float *to = row + (x + 1) * channels;
    const Image *f = &s->first;
    int fy = s->enlarge ? y / 2 : y, fx = s->enlarge ? x / 2 : x;
    memcpy(to, f->at + ((size_t)fy * f->width + fx) * f->stride, sizeof(float) * f->channels);
    if (!s->second.at) continue;
    const Image *t = &s->second;
    memcpy(to + f->channels, t->at + ((size_t)y * t->width + x) * t->stride, sizeof(float) * t->channels);
  }
}

// BLOCK channels of POINTS neighbouring points: rows are the three gathered rows from the first point on.
static void block(const float *const rows[3], int channels, const float *kernel, const vector bias[VECTORS],
                  vector sums[POINTS][VECTORS]) {
  vector now[POINTS][VECTORS];
#pragma GCC unroll 16
  for (int p = 0; p < POINTS; p++)
#pragma GCC unroll 4
    for (int v = 0; v < VECTORS; v++) now[p][v] = bias[v];
  for (int down = 0; down < 3; down++)
    for (int i = 0; i < 3 * channels; i++) {  // the points of a row lie end to end, and so do their channels
      const float *from = rows[down] + i;
      const vector *part = (const vector *)kernel;
      kernel += BLOCK;
#pragma GCC unroll 16
      for (int p = 0; p < POINTS; p++) {
        float value = from[p * channels];
#pragma GCC unroll 4
        for (int v = 0; v < VECTORS; v++) now[p][v] += part[v] * value;
      }
    }
  memcpy(sums, now, sizeof now);
}

// One convolution with ReLU; weights: kernel (out, in, down, across), then bias.
static Image convolve(Source source, int out, const float *weights) {
  int scale = source.enlarge ? 2 : 1, height = source.first.height * scale, width = source.first.width * scale;
  int in = source.first.channels + (source.second.at ? source.second.channels : 0), blocks = whole(out, BLOCK) / BLOCK;
  Image made = image(height, width, out);
  // kernel in the order in which `block` reads it: block, down, across, in, channel of the block
  size_t size = (size_t)9 * in * BLOCK;
  float *kernel = room(size * blocks), *bias = room((size_t)blocks * BLOCK);
  memset(kernel, 0, sizeof(float) * size * blocks), memset(bias, 0, sizeof(float) * blocks * BLOCK);
  for (int o = 0; o < out; o++) {
    bias[o] = weights[(size_t)out * in * 9 + o];
    for (int i = 0; i < in; i++)
      for (int k = 0; k < 9; k++)
        kernel[o / BLOCK * size + ((size_t)k * in + i) * BLOCK + o % BLOCK] = weights[((size_t)o * in + i) * 9 + k];
  }
#pragma omp parallel
  {
    size_t length = (size_t)in * (width + 2 + POINTS);
    float *rows = room(3 * length);
    int held[3] = {-9, -9, -9};  // which row of the source each third of rows holds
#pragma omp for schedule(dynamic, 8)
    for (int y = 0; y < height; y++) {
      const float *three[3];
      for (int k = 0; k < 3; k++) {
        int wanted = y + k - 1, third = (wanted + 3) % 3;
        if (held[third] != wanted) gather(&source, wanted, height, width, in, rows + third * length);
        held[third] = wanted, three[k] = rows + third * length;
      }
      for (int b = 0; b < blocks; b++) {
        vector start[VECTORS], sums[POINTS][VECTORS];
        memcpy(start, bias + b * BLOCK, sizeof start);
        int fits = made.stride - b * BLOCK < BLOCK ? made.stride - b * BLOCK : BLOCK;
        for (int x = 0; x < width; x += POINTS) {
          const float *from[3] = {three[0] + (size_t)x * in, three[1] + (size_t)x * in, three[2] + (size_t)x * in};
          block(from, in, kernel + b * size, start, sums);
          for (int p = 0; p < POINTS && x + p < width; p++) {
            float *to = made.at + ((size_t)y * width + x + p) * made.stride + b * BLOCK;
            const float *sum = (const float *)sums[p];
            for (int c = 0; c < fits; c++) to[c] = sum[c] > 0 ? sum[c] : 0;
          }
        }
      }
    }
    free(rows);
  }
  free(kernel), free(bias);
  return made;
}

// Half the size: the largest of four points.
static Image pool(Image from) {
  Image made = image(from.height / 2, from.width / 2, from.channels);
#pragma omp parallel for
  for (int y = 0; y < made.height; y++)
    for (int x = 0; x < made.width; x++)
      for (int c = 0; c < made.stride; c++) {
        const float *p = from.at + ((size_t)2 * y * from.width + 2 * x) * from.stride + c;
        size_t down = (size_t)from.width * from.stride, across = from.stride;
        float top = p[0] > p[across] ? p[0] : p[across], low = p[down] > p[down + across] ? p[down] : p[down + across];
        made.at[((size_t)y * made.width + x) * made.stride + c] = top > low ? top : low;
      }
  return made;
}

// The next convolution of the network; `weights` moves on behind its own, and what it read is given back if wanted.
static Image next(const float **weights, Source source, int out, int done) {
  int in = source.first.channels + (source.second.at ? source.second.channels : 0);
  Image made = convolve(source, out, *weights);
  *weights += (size_t)out * (in * 9 + 1);
  if (done) free(source.first.at);
  return made;
}

static Source alone(Image image) { return (Source){.first = image}; }
static Source enlarged(Image image, Image beside) { return (Source){image, beside, 1}; }

static Image pooled(Image from) {
  Image made = pool(from);
  free(from.at);
  return made;
}

// in: height * width * 9 (colour, albedo, normal, each 0 to 1), both multiples of 16; out: height * width * 3.
void unet(const float *weights, const float *in, int height, int width, float *out) {
  Image input = image(height, width, 9);
  memset(input.at, 0, sizeof(float) * height * width * input.stride);
  for (size_t i = 0; i < (size_t)height * width; i++) memcpy(input.at + i * input.stride, in + i * 9, 9 * sizeof(float));
  Image now = next(&weights, alone(input), 32, 0);
  Image half = pooled(next(&weights, alone(now), 32, 1));
  Image fourth = pooled(next(&weights, alone(half), 48, 0));
  Image eighth = pooled(next(&weights, alone(fourth), 64, 0));
  now = pooled(next(&weights, alone(eighth), 80, 0));
  now = next(&weights, alone(now), 96, 1);
  now = next(&weights, alone(now), 96, 1);
  Image wider[4] = {eighth, fourth, half, input};
  int channels[4][2] = {{112, 112}, {96, 96}, {64, 64}, {64, 32}};
  for (int k = 0; k < 4; k++) {
    now = next(&weights, enlarged(now, wider[k]), channels[k][0], 1);
    now = next(&weights, alone(now), channels[k][1], 1);
    free(wider[k].at);
  }
  now = next(&weights, alone(now), 3, 1);
  for (size_t i = 0; i < (size_t)height * width; i++) memcpy(out + i * 3, now.at + i * now.stride, 3 * sizeof(float));
  free(now.at);
}
