import { expect, test } from 'vitest'
import { dyeLayer, linearColor } from './dye-layer.ts'
import type { ViewTransform } from './view-transform.ts'

/** Shows light from 2^-8 to 1 as 0 to 255, by its logarithm: the tiles below have the same values. */
const logarithmic: ViewTransform = {
  size: 2,
  table: Float32Array.from({ length: 24 }, (_, i) => ((Math.floor(i / 3) >> (i % 3)) & 1) * 255),
  positions: Float32Array.from({ length: 1 << 14 }, (_, index) => {
    const light = 2 ** 4.5 * (index / ((1 << 14) - 1)) ** 2
    return Math.min(1, Math.max(0, (Math.log2(Math.max(light, 1e-9)) + 8) / 8))
  }),
}
const tones: [[number, number], [number, number], [number, number]] = [
  [-8, 0],
  [-8, 0],
  [-8, 0],
]
const place = { left: 0, top: 0, width: 1, height: 1, bytes: 1, tones }
/** One pixel whose red, green and blue differ, at albedo 0, 0.4 and 0.8. */
const tiles = Uint8Array.of(20, 40, 60, 200, 150, 160, 170, 255, 180, 195, 210, 255)

const light = (value: number) => 2 ** (-8 + (value / 255) * 8)
const value = (linear: number) => Math.round(((Math.log2(linear) + 8) / 8) * 255)

test('each channel follows the parabola through its three renders', () => {
  const color = '#8c9384'
  const expected = linearColor(color).map((share, c) => {
    const [black = 0, middle = 0, bright = 0] = [tiles[c], tiles[4 + c], tiles[8 + c]].map((v) =>
      light(v ?? 0),
    )
    const x = share / 0.4
    return value((black * (x - 1) * (x - 2)) / 2 - middle * x * (x - 2) + (bright * x * (x - 1)) / 2)
  })
  const dyed = dyeLayer(tiles, place, color, logarithmic)
  for (const c of [0, 1, 2]) expect(Math.abs((dyed[c] ?? 0) - (expected[c] ?? 0))).toBeLessThanOrEqual(1)
  expect(dyed[3]).toBe(200)
})

test('black cloth shows the first render, cloth of albedo 0.4 the second', () => {
  expect([...dyeLayer(tiles, place, '#000000', logarithmic)]).toEqual([20, 40, 60, 200])
  const grey = dyeLayer(tiles, place, '#aaaaaa', logarithmic)
  for (const c of [0, 1, 2]) expect(Math.abs((grey[c] ?? 0) - (tiles[4 + c] ?? 0))).toBeLessThanOrEqual(1)
})

test('what the layer does not cover stays empty', () => {
  const empty = Uint8Array.from(tiles, (v, i) => (i === 3 ? 0 : v))
  expect([...dyeLayer(empty, place, '#ffffff', logarithmic)]).toEqual([0, 0, 0, 0])
})

test('colors are linear shares of reflected light', () => {
  expect(linearColor('#ff0080')).toEqual([1, 0, expect.closeTo(0.2159, 4)])
})
