import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { type BedPicture, chooseLayers } from './choose-layers.ts'
import { type ComposedPicture, composeBed } from './compose-bed.ts'
import { encodeBed } from './encode-bed.ts'
import { openLayerSet } from './layer-set.ts'

const set = await openLayerSet(resolve(import.meta.dirname, '../../../../../../demo/configurator/layers'))

/** The most that a picture 1200 pixels wide may weigh. */
const mostBytes = 60_000
const choices = {
  width: ['90', '140', '160', '180'],
  headboard: ['vlak', 'kanaal', 'geknoopt', 'kussen', 'omlijst'],
  base: ['boxspring', 'opberg'],
  legs: ['hout-rond', 'hout-taps', 'metaal-zwart', 'metaal-slede'],
  mattress: ['pocket', 'koudschuim', 'latex'],
  split: ['heel', 'gedeeld'],
  lamps: ['geen', 'lampen'],
}
const salie = { color: '#8c9384', weave: 'geweven' }
const bed: BedPicture = { view: 'room', choices: { width: '180', headboard: 'kanaal' }, fabric: salie }

/** All ways to take one option of each choice. */
const beds = Object.entries(choices).reduce<Record<string, string>[]>(
  (found, [choice, ids]) => found.flatMap((one) => ids.map((id) => ({ ...one, [choice]: id }))),
  [{}],
)

/** The mean color of 9 × 9 pixels. */
function colorAround({ data, width }: ComposedPicture, [x, y]: readonly [number, number]): number[] {
  return [0, 1, 2].map((c) => {
    let sum = 0
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) sum += data[((y + dy) * width + x + dx) * 3 + c] ?? 0
    return sum / 81
  })
}

/** Places of the view of the room, in pixels. */
const wall = [300, 60] as const
const headboard = [690, 300] as const
const box = [330, 620] as const
const mattress = [330, 530] as const

test.each(Object.keys(set.manifest.views))('every bed has its layers in view %s, in every weave', (view) => {
  for (const one of beds)
    for (const weave of Object.keys(set.manifest.weaves))
      expect(
        chooseLayers(set.manifest, { view, choices: one, fabric: { ...salie, weave } }).length,
      ).toBeGreaterThan(5)
})

test('cloth has its color, and what is no cloth keeps its own', async () => {
  const sage = await composeBed(set, bed)
  const rust = await composeBed(set, { ...bed, fabric: { ...salie, color: '#a8674f' } })
  for (const place of [headboard, box]) {
    const [red = 0, green = 0, blue = 0] = colorAround(sage, place)
    expect(green).toBeGreaterThan(Math.max(red, blue))
    const [redder = 0, , lessBlue = 0] = colorAround(rust, place)
    expect(redder).toBeGreaterThan(lessBlue + 40)
  }
  for (const place of [wall, mattress]) expect(colorAround(rust, place)).toEqual(colorAround(sage, place))
})

test('each option changes the picture', async () => {
  const pictures = new Map<string, string>()
  const first = Object.fromEntries(Object.entries(choices).map(([choice, [id = '']]) => [choice, id]))
  for (const [choice, ids] of Object.entries(choices)) {
    if (choice === 'split') continue // a bed of 90 cm has one topper
    for (const id of ids) {
      const picture = await composeBed(set, { ...bed, choices: { ...first, [choice]: id } })
      pictures.set(`${choice} ${id}`, Buffer.from(picture.data).toString('base64'))
    }
    const shown = ids.map((id) => pictures.get(`${choice} ${id}`))
    expect(new Set(shown).size, choice).toBe(ids.length)
  }
})

test('a picture 1200 pixels wide weighs at most 60 kB, in pale and in dark cloth', async () => {
  for (const [index, color] of ['#e3dacb', '#8c9384', '#a8674f', '#23211f'].entries()) {
    const one = beds[(index * 977 + 13) % beds.length] ?? {}
    const picture = await composeBed(set, { view: 'room', choices: one, fabric: { color, weave: 'geweven' } })
    for (const format of ['avif', 'webp'] as const)
      expect((await encodeBed(picture, { width: 1200, format })).length).toBeLessThan(mostBytes)
  }
})
