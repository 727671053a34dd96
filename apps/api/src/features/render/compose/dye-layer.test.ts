import { expect, test } from 'vitest'
import { linearColor } from './cloth-tables.ts'
import { dyeLayer, measureClothFile } from './dye-layer.ts'
import type { ClothTones } from './layer-manifest.ts'
import type { ViewTransform } from './view-transform.ts'

/** Shows light from 2^-8 to 1 as 0 to 255, by its logarithm. */
const logarithmic: ViewTransform = {
  size: 2,
  table: Float32Array.from({ length: 24 }, (_, i) => ((Math.floor(i / 3) >> (i % 3)) & 1) * 255),
  positions: Float32Array.from({ length: 1 << 14 }, (_, index) => {
    const light = 2 ** 4.5 * (index / ((1 << 14) - 1)) ** 2
    return Math.min(1, Math.max(0, (Math.log2(Math.max(light, 1e-9)) + 8) / 8))
  }),
}
const toValue = (light: number) => Math.round(((Math.log2(light) + 8) / 8) * 255)

/** The floors of the format, below which little light is told apart. */
const [lightFloor, glossFloor] = [0.02, 0.004]

/** Light of one pixel of cloth in red, green and blue, at albedo 0, 0.4 and 0.8. */
const renders = [
  [0.012, 0.014, 0.016],
  [0.2, 0.22, 0.26],
  [0.44, 0.5, 0.6],
] as const
const [gloss, middle, bright] = renders

/** Tones whose lower ends are the numbers of that pixel, so that value 0 stands for it in each channel. */
const from = (low: number): [number, number] => [low, low + 1]
const share = (c: 0 | 1 | 2) => from((middle[c] + lightFloor) / (bright[c] + lightFloor))
const glossOf = (c: 0 | 1 | 2) => from(Math.log2(gloss[c] + glossFloor))
const tintOf = (c: 0 | 2) => from(Math.log2((bright[c] + lightFloor) / (bright[1] + lightFloor)))
const tones: ClothTones = {
  light: from(Math.log2(bright[1] + lightFloor)),
  tint: [tintOf(0), tintOf(2)],
  share: [share(0), share(1), share(2)],
  gloss: [glossOf(0), glossOf(1), glossOf(2)],
}

const place = { left: 1, top: 0, width: 3, height: 3, bytes: 1 }

/** The file of a layer of 3 × 3 equal pixels, in which only the last one is covered, by an alpha. */
function buildFile(alpha: number): Uint8Array {
  const { width, height } = measureClothFile(place)
  const pixels = new Uint8Array(width * height * 4)
  pixels[(2 * width + 2) * 4 + 3] = alpha
  return pixels
}

/** Dyes the layer over a grey picture of 4 × 3 pixels, and returns the colors of one of them. */
function dye(color: string, [x, y]: readonly [number, number], alpha = 255): number[] {
  const picture = { width: 4, height: 3, data: new Uint8Array(4 * 3 * 3).fill(100) }
  dyeLayer(picture, { pixels: buildFile(alpha), place }, { tones, color, transform: logarithmic })
  return [...picture.data.subarray((y * 4 + x) * 3, (y * 4 + x) * 3 + 3)]
}
const covered = [3, 2] as const

function expectLight(shown: number[], light: readonly number[]) {
  for (const c of [0, 1, 2]) expect(Math.abs((shown[c] ?? 0) - toValue(light[c] ?? 0))).toBeLessThanOrEqual(1)
}

test('each channel follows the parabola through its three renders', () => {
  const expected = linearColor('#8c9384').map((albedo, c) => {
    const x = albedo / 0.4
    const [black = 0, half = 0, most = 0] = renders.map((light) => light[c] ?? 0)
    return (black * (x - 1) * (x - 2)) / 2 - half * x * (x - 2) + (most * x * (x - 1)) / 2
  })
  expectLight(dye('#8c9384', covered), expected)
})

test('black cloth shows the first render, cloth of albedo 0.4 the second, of 0.8 the third', () => {
  expectLight(dye('#000000', covered), gloss)
  expectLight(dye('#aaaaaa', covered), middle)
  expectLight(dye('#e7e7e7', covered), bright)
})

test('cloth that covers half of a pixel is mixed with what lies behind; where it covers nothing, that stays', () => {
  const [whole = 0] = dye('#aaaaaa', covered)
  expect(dye('#aaaaaa', covered, 128)[0]).toBe(Math.floor((whole * 128 + 100 * 127 + 127) / 255))
  expect(dye('#aaaaaa', [2, 2])).toEqual([100, 100, 100])
  expect(dye('#aaaaaa', covered, 0)).toEqual([100, 100, 100])
})

test('a layer that reaches beyond the picture is cut off there', () => {
  const picture = { width: 3, height: 2, data: new Uint8Array(3 * 2 * 3).fill(100) }
  dyeLayer(
    picture,
    { pixels: buildFile(255).fill(255), place },
    { tones, color: '#aaaaaa', transform: logarithmic },
  )
  expect(picture.data[0]).toBe(100)
  expect(picture.data[3]).not.toBe(100)
  expect(picture.data).toHaveLength(18)
})

test('colors are linear shares of reflected light', () => {
  expect(linearColor('#ff0080')).toEqual([1, 0, expect.closeTo(0.2159, 4)])
})
