import { rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { addMattresses, buildLayers } from './compose-bed.builders.ts'
import { composeBed } from './compose-bed.ts'
import { encodeBed } from './encode-bed.ts'
import { openLayerSet } from './layer-set.ts'
import type { LayerSetErrorCode } from './layer-set-error.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

async function layers(change?: Parameters<typeof buildLayers>[0]): Promise<string> {
  const folder = await buildLayers(change)
  folders.push(folder)
  return folder
}

const white = { color: '#e7e7e7', weave: 'geweven' }
const bed = { view: 'room', choices: { width: '180', headboard: 'vlak', base: 'opberg' }, fabric: white }

const pixel = ({ data, width }: { data: Uint8Array; width: number }, x: number, y: number) => [
  ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
]
const refused = (code: LayerSetErrorCode) => expect.objectContaining({ name: 'LayerSetError', code })

describe('composing', () => {
  test('cloth is dyed and lies where the list places it; the room is seen beside it', async () => {
    const picture = await composeBed(await openLayerSet(await layers()), bed)
    expect(pixel(picture, 1, 1)).toEqual([100, 100, 100])
    expect(pixel(picture, 2, 1).every((value) => value > 245)).toBe(true)
    expect(pixel(picture, 5, 2).every((value) => value > 170 && value < 182)).toBe(true)
    expect(pixel(picture, 2, 3)).toEqual([100, 100, 100])
  })

  test('the same bed gives the same bytes, from a set that has read it before and from a new one', async () => {
    const folder = await layers()
    const set = await openLayerSet(folder)
    const encode = async (from: typeof set) =>
      encodeBed(await composeBed(from, bed), { width: 8, format: 'webp' })
    const first = await encode(set)
    expect(await encode(set)).toEqual(first)
    expect(await encode(await openLayerSet(folder, 0))).toEqual(first)
  })

  test('a weave without layers is shown by the one that stands in for it', async () => {
    const set = await openLayerSet(await layers())
    const velvet = await composeBed(set, { ...bed, fabric: { ...white, weave: 'velvet' } })
    expect(velvet).toEqual(await composeBed(set, bed))
  })

  test('for a choice that a set does not have, the standard is drawn', async () => {
    const set = await openLayerSet(await layers())
    const { base: _, ...choices } = bed.choices
    expect(await composeBed(set, { ...bed, choices })).toEqual(await composeBed(set, bed))
  })

  test.each(['avif', 'webp'] as const)('%s is encoded at the width asked for', async (format) => {
    const picture = await composeBed(await openLayerSet(await layers()), bed)
    const { width, height } = await sharp(await encodeBed(picture, { width: 16, format })).metadata()
    expect({ width, height }).toEqual({ width: 16, height: 12 })
  })
})

describe('[CF-14] two mattresses', () => {
  /** Names the pixels of the two rows with mattresses: `p0` is the first column of that of pocket springs, `.` the room. */
  const readRows = (picture: Awaited<ReturnType<typeof composeBed>>) =>
    [4, 5].map((y) =>
      Array.from({ length: 8 }, (_, x) => {
        const [red = 0, green = 0, blue = 0] = pixel(picture, x, y)
        if (blue === 100) return '.'
        return blue > 0 ? 'k' : red > 0 ? `p${red - 200}` : `l${green - 200}`
      }).join(' '),
    )
  const withMattresses = async (left: string, right?: string, view = 'room') =>
    composeBed(await openLayerSet(await layers(addMattresses)), {
      ...{ ...bed, view, choices: { ...bed.choices, mattress: left } },
      ...(right !== undefined && { right: { mattress: right } }),
    })

  test.each([
    ['pocket', 'latex', '. p0 p1 l2 l3 . . .'],
    ['latex', 'pocket', '. l0 l1 p2 p3 . . .'],
    ['koudschuim', 'latex', '. k k l2 l3 . . .'],
    ['latex', 'koudschuim', '. l0 l1 k k . . .'],
  ])('that differ part at the seam, neither over the other: %s and %s', async (left, right, row) => {
    expect(readRows(await withMattresses(left, right))).toEqual([row, row])
  })

  test('that are one, or the same twice, are drawn as they were without a seam', async () => {
    const without = await openLayerSet(await layers((manifest) => addMattresses(manifest, null)))
    for (const left of ['pocket', 'latex', 'koudschuim']) {
      const choices = { ...bed.choices, mattress: left }
      expect(await withMattresses(left)).toEqual(await composeBed(without, { ...bed, choices }))
      expect(await withMattresses(left, left)).toEqual(await withMattresses(left))
    }
  })

  test('that differ are the left one in a view without a seam', async () => {
    expect(await withMattresses('pocket', 'latex', 'layers')).toEqual(
      await withMattresses('pocket', undefined, 'layers'),
    )
  })

  test.each([
    ['at the left edge of the layer', 1, '. l0 l1 l2 l3 . . .'],
    ['left of the layer', 0, '. l0 l1 l2 l3 . . .'],
    ['right of the layer', 7, '. p0 p1 p2 p3 . . .'],
  ])('are drawn whole where the seam lies %s', async (_, seam, row) => {
    const set = await openLayerSet(await layers((manifest) => addMattresses(manifest, seam)))
    const choices = { ...bed.choices, mattress: 'pocket' }
    const picture = await composeBed(set, { ...bed, choices, right: { mattress: 'latex' } })
    expect(readRows(picture)).toEqual([row, row])
  })

  test('of which the right one has no layer are an error', async () => {
    await expect(withMattresses('pocket', 'wolken')).rejects.toEqual(refused('missing_layer'))
  })
})

describe('what is missing or broken is an error with its name, never half a picture', () => {
  test('a view', async () => {
    const set = await openLayerSet(await layers())
    await expect(composeBed(set, { ...bed, view: 'toString' })).rejects.toEqual(refused('unknown_view'))
  })

  test.each([
    ['width', { headboard: 'vlak' }],
    ['headboard', { width: '180' }],
  ])('the choice %s', async (name, choices) => {
    const set = await openLayerSet(await layers())
    await expect(composeBed(set, { ...bed, choices })).rejects.toThrow(name)
    await expect(composeBed(set, { ...bed, choices })).rejects.toEqual(refused('missing_choice'))
  })

  test.each([
    ['a color that is none', { ...white, color: 'rood' }],
    ['an unknown weave', { ...white, weave: 'constructor' }],
  ])('%s', async (_, fabric) => {
    const set = await openLayerSet(await layers())
    await expect(composeBed(set, { ...bed, fabric })).rejects.toEqual(refused('missing_choice'))
  })

  test.each([
    ['an option without a layer', { ...bed.choices, headboard: 'wolken' }],
    ['an option that leads out of the folder', { ...bed.choices, headboard: '../../etc/passwd' }],
    ['a slot that only some beds have', { ...bed.choices, base: 'boxspring', legs: 'hout-rond' }],
  ])('%s', async (_, choices) => {
    const set = await openLayerSet(await layers())
    await expect(composeBed(set, { ...bed, choices })).rejects.toEqual(refused('missing_layer'))
  })

  test.each([
    ['an absent file', (file: string) => rm(file)],
    ['half a file', (file: string) => truncate(file, 40)],
    ['a text', (file: string) => writeFile(file, 'no picture')],
    [
      'a picture of another size',
      async (file: string) =>
        writeFile(
          file,
          await sharp({ create: { width: 4, height: 2, channels: 3, background: '#000' } })
            .webp()
            .toBuffer(),
        ),
    ],
  ])('a layer that is %s; once it is mended, the bed is shown', async (_, spoil) => {
    const folder = await layers()
    const file = join(folder, 'room/headboard-180-vlak-geweven.webp')
    const whole = await sharp(file).webp({ lossless: true, exact: true }).toBuffer()
    const set = await openLayerSet(folder)
    await spoil(file)
    await expect(composeBed(set, bed)).rejects.toThrow('room/headboard-180-vlak-geweven')
    await expect(composeBed(set, bed)).rejects.toEqual(refused('broken_layer'))
    await writeFile(file, whole)
    expect((await composeBed(set, bed)).width).toBe(8)
  })

  test.each([
    ['another format', (manifest: Record<string, unknown>) => ({ ...manifest, format: 1 })],
    [
      'a seam in cloth',
      (manifest: Record<string, unknown>) => ({
        ...manifest,
        views: JSON.parse(JSON.stringify(manifest.views).replace('"dyed":true', '"dyed":true,"seam":3')),
      }),
    ],
    ['no views', ({ views: _, ...manifest }: Record<string, unknown>) => manifest],
  ])('a list with %s', async (_, spoil) => {
    const folder = await layers((manifest) => {
      const spoiled = spoil(manifest)
      for (const key of Object.keys(manifest)) delete manifest[key]
      Object.assign(manifest, spoiled)
    })
    await expect(openLayerSet(folder)).rejects.toEqual(refused('bad_manifest'))
  })

  test('an absent list, and a view transform that is another picture', async () => {
    const folder = await layers()
    await rm(join(folder, 'index.json'))
    await expect(openLayerSet(folder)).rejects.toEqual(refused('bad_manifest'))
    const other = await layers()
    await sharp({ create: { width: 2, height: 2, channels: 3, background: '#000' } })
      .png()
      .toFile(join(other, 'view-transform.png'))
    await expect(openLayerSet(other)).rejects.toEqual(refused('bad_manifest'))
  })
})
