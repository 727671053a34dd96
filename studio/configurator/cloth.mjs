// How a layer of cloth is stored, so that the api can dye it: the same numbers as in cloth-tables.ts and dye-layer.ts of
// apps/api/src/features/render/compose.

/** Light is stored as the logarithm of a little more than there is, so that the dark takes few of the values. */
const LIGHT_FLOOR = 0.02
const GLOSS_FLOOR = 0.004
/** The share of the values at either end of a range that may be cut off; of light none. */
const OUTLIERS = 0.0005

/**
 * One picture of cloth: above, in full size and grey, the green light at albedo .8, with alpha. Below it in half size, side
 * by side: its tint (red and blue over green), and the share of it that is left at albedo .4; below these, the light at albedo 0.
 * WebP keeps colours worse than lightness, so what has colour is smooth, and uses its whole range.
 */
export function codeCloth({ a0, a4, a8 }, alpha, { width, height }) {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) }
  const raw = { width: half.width * 2, height: height + half.height * 2, channels: 4 }
  const pixels = Buffer.alloc(raw.width * raw.height * 4, 255)
  const soft = (planes, cut) => planes.map((plane) => codeRange(halve(plane, alpha, { width, height }, half), undefined, cut))
  const log = (v, floor) => Math.log2(Math.max(0, v) + floor)
  const plane = (of) => Float32Array.from(alpha, (_, i) => of(i * 3))
  const each = (of) => [0, 1, 2].map((c) => plane((p) => of(p + c)))

  const light = codeRange(plane((p) => log(a8[p + 1], LIGHT_FLOOR)), alpha, 0)
  const [red, blue] = soft([0, 2].map((c) => plane((p) => log(a8[p + c], LIGHT_FLOOR) - log(a8[p + 1], LIGHT_FLOOR))), OUTLIERS)
  const share = soft(each((p) => (Math.max(0, a4[p]) + LIGHT_FLOOR) / (Math.max(0, a8[p]) + LIGHT_FLOOR)), OUTLIERS)
  const gloss = soft(each((p) => log(a0[p], GLOSS_FLOOR)), 0)

  const put = (codes, size, left, top, channels) => {
    codes.forEach((value, i) => {
      const at = ((top + Math.floor(i / size.width)) * raw.width + left + (i % size.width)) * 4
      for (const channel of channels) pixels[at + channel] = value
    })
  }
  put(light.codes, { width }, 0, 0, [0, 1, 2])
  put(Uint8Array.from(alpha, (v) => Math.round(v * 255)), { width }, 0, 0, [3])
  if (raw.width > width) for (let row = 0; row < height; row++) pixels[(row * raw.width + width) * 4 + 3] = 0
  const between = red.codes.map((value, i) => (value + blue.codes[i]) / 2)
  for (const [c, codes] of [red.codes, between, blue.codes].entries()) put(codes, half, 0, height, [c])
  for (const [c, { codes }] of share.entries()) put(codes, half, half.width, height, [c])
  for (const [c, { codes }] of gloss.entries()) put(codes, half, 0, height + half.height, [c])
  const ranges = (coded) => coded.map(({ range }) => range)
  return { pixels, raw, tones: { light: light.range, tint: ranges([red, blue]), share: ranges(share), gloss: ranges(gloss) } }
}

/** Values as 0 to 255, over the range in which they lie where alpha is more than 0, less some outliers. */
function codeRange(values, alpha, cut) {
  const seen = (alpha ? values.filter((_, i) => alpha[i] > 0) : values).slice().sort()
  const round = (v, how) => how(v * 1000) / 1000
  const low = round(seen[Math.floor((seen.length - 1) * cut)], Math.floor)
  const high = Math.max(low + 0.01, round(seen[Math.ceil((seen.length - 1) * (1 - cut))], Math.ceil))
  const codes = Uint8Array.from(values, (v) => Math.min(255, Math.max(0, Math.round(((v - low) / (high - low)) * 255))))
  return { codes, range: [low, high] }
}

/** The mean of each four neighbours; of those that the layer covers, where it covers any. */
function halve(plane, alpha, { width, height }, half) {
  return Float32Array.from({ length: half.width * half.height }, (_, i) => {
    const [x, y] = [(i % half.width) * 2, Math.floor(i / half.width) * 2]
    let [sum, weight] = [0, 0]
    for (const [dx, dy] of [[0, 0], [1, 0], [0, 1], [1, 1]]) {
      const at = Math.min(height - 1, y + dy) * width + Math.min(width - 1, x + dx)
      const own = alpha[at] + 1e-4
      sum += plane[at] * own
      weight += own
    }
    return sum / weight
  })
}
