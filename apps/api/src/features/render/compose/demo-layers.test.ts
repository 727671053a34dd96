import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type BedPicture, chooseLayers } from './choose-layers.ts'
import { composeBed } from './compose-bed.ts'
import { encodeBed } from './encode-bed.ts'
import type { ComposedPicture } from './lay-layer.ts'
import type { LayerManifest } from './layer-manifest.ts'
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
  topper: ['comfort', 'koudschuim', 'latex'],
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

/** How much the green of a pixel differs from that of its neighbor, on average over 60 × 60 pixels. */
function measureRoughness({ data, width }: ComposedPicture, [x, y]: readonly [number, number]): number {
  let sum = 0
  for (let dy = 0; dy < 60; dy++)
    for (let dx = 0; dx < 60; dx++) {
      const at = ((y + dy) * width + x + dx) * 3 + 1
      sum += Math.abs((data[at] ?? 0) - (data[at + 3] ?? 0))
    }
  return sum / 3600
}

/** The light of a column in some rows. */
function measureLight(
  { data, width }: ComposedPicture,
  column: number,
  { from, until }: { from: number; until: number },
): number {
  let sum = 0
  for (let row = from; row < until; row++) sum += data[(row * width + column) * 3 + 1] ?? 0
  return sum
}

/** A digest of some columns of a picture. */
function hashColumns({ data, width, height }: ComposedPicture, from: number, until: number): string {
  const hash = createHash('sha256')
  for (let row = 0; row < height; row++)
    hash.update(data.subarray((row * width + from) * 3, (row * width + until) * 3))
  return hash.digest('hex')
}

function withoutSeams(manifest: LayerManifest): LayerManifest {
  const views = Object.entries(manifest.views).map(([view, frame]) => {
    const slots = frame.slots.map(({ seam: _, ...slot }) => slot)
    return [view, { ...frame, slots }] as const
  })
  return { ...manifest, views: Object.fromEntries(views) }
}

/** Places of the view of the room, in pixels. */
const wall = [300, 60] as const
const headboard = [690, 300] as const
const box = [330, 620] as const
const mattress = [330, 530] as const
/** A place of the view of the headboard: the cloth at its left end. */
const besidePillows = [200, 240] as const

const views = Object.keys(set.manifest.views)

test.each(views)('every bed has its layers in view %s, in every weave', (view) => {
  for (const one of beds)
    for (const weave of Object.keys(set.manifest.weaves))
      expect(
        chooseLayers(set.manifest, { view, choices: one, fabric: { ...salie, weave } }).length,
      ).toBeGreaterThan(2)
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

test.each(views)('each option that view %s shows changes its picture', async (view) => {
  const shown = new Set(set.manifest.views[view]?.slots.flatMap(({ by }) => by))
  const first = Object.fromEntries(Object.entries(choices).map(([choice, [id = '']]) => [choice, id]))
  for (const [choice, ids] of Object.entries(choices)) {
    // A bed of 90 cm has one topper.
    if (choice === 'split' || !shown.has(choice)) continue
    const pictures = new Set<string>()
    for (const id of ids) {
      const picture = await composeBed(set, { ...bed, view, choices: { ...first, [choice]: id } })
      pictures.add(createHash('sha256').update(picture.data).digest('hex'))
    }
    expect(pictures.size, choice).toBe(ids.length)
  }
})

describe('[CF-14] two different mattresses', () => {
  /** Views with a seam, each with the rows in which a bed for two shows its mattresses. */
  const seamed = [
    { view: 'room', seam: 501, rows: { from: 505, until: 565 } },
    { view: 'front', seam: 600, rows: { from: 527, until: 600 } },
  ]
  const forTwo = seamed.flatMap((one) => ['160', '180'].map((width) => ({ ...one, width })))
  const others = [
    ['pocket', 'latex'],
    ['latex', 'koudschuim'],
    ['koudschuim', 'pocket'],
  ] as const

  test('are drawn in these views', () => {
    const found = views.flatMap((view) =>
      (set.manifest.views[view]?.slots ?? []).flatMap(({ name, seam }) =>
        seam === undefined ? [] : [{ view, name, seam }],
      ),
    )
    expect(found).toEqual(seamed.map(({ view, seam }) => ({ view, name: 'mattress', seam })))
  })

  test.each(forTwo)('part in the dark between them in view $view, $width cm wide', async (place) => {
    const { view, width, seam, rows } = place
    for (const mattress of choices.mattress) {
      const picture = await composeBed(set, { ...bed, view, choices: { ...bed.choices, width, mattress } })
      const columns = Array.from({ length: 41 }, (_, at) => seam - 20 + at)
      const darkest = columns.toSorted(
        (a, b) => measureLight(picture, a, rows) - measureLight(picture, b, rows),
      )
      expect(Math.abs((darkest[0] ?? 0) - seam), mattress).toBeLessThanOrEqual(1)
    }
  })

  test.each(forTwo)('are each as where both are the same, in view $view, $width cm wide', async (place) => {
    const { view, width, seam } = place
    for (const [left, right] of others) {
      const compose = (mattress: string, other?: string) =>
        composeBed(set, {
          ...{ ...bed, view, choices: { ...bed.choices, width, mattress } },
          ...(other !== undefined && { right: { mattress: other } }),
        })
      const [both, first, second] = [await compose(left, right), await compose(left), await compose(right)]
      expect(hashColumns(both, 0, seam)).toBe(hashColumns(first, 0, seam))
      expect(hashColumns(both, seam, both.width)).toBe(hashColumns(second, seam, both.width))
      expect(hashColumns(first, seam, both.width)).not.toBe(hashColumns(second, seam, both.width))
    }
  })

  test.each(seamed)('change nothing of a bed with one mattress in view $view', async ({ view }) => {
    const without = { ...set, manifest: withoutSeams(set.manifest) }
    for (const width of choices.width)
      for (const mattress of choices.mattress) {
        const one = { ...bed, view, choices: { ...bed.choices, width, mattress } }
        const [then, now] = [await composeBed(without, one), await composeBed(set, one)]
        expect(hashColumns(now, 0, now.width), `${width} ${mattress}`).toBe(hashColumns(then, 0, then.width))
      }
  })

  test('weigh no more than 60 kB, 1200 pixels wide', async () => {
    for (const { view, width } of forTwo)
      for (const [left, right] of others) {
        const one = { ...bed.choices, width, mattress: left }
        const picture = await composeBed(set, { ...bed, view, choices: one, right: { mattress: right } })
        for (const format of ['avif', 'webp'] as const)
          expect((await encodeBed(picture, { width: 1200, format })).length).toBeLessThan(mostBytes)
      }
  })
})

test('from near, each weave has a surface of its own', async () => {
  const compose = async (weave: string) =>
    measureRoughness(
      await composeBed(set, { ...bed, view: 'headboard', fabric: { ...salie, weave } }),
      besidePillows,
    )
  const [woven, boucle, velvet] = await Promise.all(['geweven', 'boucle', 'velvet'].map(compose))
  for (const [rough = 0, smooth = 0] of [
    [boucle, woven],
    [woven, velvet],
  ] as const)
    expect(rough).toBeGreaterThan(smooth * 1.1)
})

test('a picture 1200 pixels wide weighs at most 60 kB, in pale and in dark cloth', async () => {
  const colors = ['#e3dacb', '#8c9384', '#a8674f', '#23211f']
  for (const [index, view] of views.flatMap((one) => colors.map(() => one)).entries()) {
    const one = beds[(index * 977 + 13) % beds.length] ?? {}
    const weave = Object.keys(set.manifest.weaves)[index % 3] ?? ''
    const color = colors[index % colors.length] ?? ''
    const picture = await composeBed(set, { view, choices: one, fabric: { color, weave } })
    for (const format of ['avif', 'webp'] as const)
      expect((await encodeBed(picture, { width: 1200, format })).length).toBeLessThan(mostBytes)
  }
})
