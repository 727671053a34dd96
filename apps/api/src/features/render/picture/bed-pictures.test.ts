import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CheckedDefinitionInput } from '@sluimer/product-files/configurator/definition-input'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogger } from '../../../platform/log.ts'
import { buildLayers } from '../compose/compose-bed.builders.ts'
import { readBedAddress } from '../scene/bed-address.ts'
import { aSet } from './bed-pictures.builders.ts'
import type { BedPictures } from './bed-pictures.ts'
import { openBedPictures } from './open-bed-pictures.ts'

const log = createLogger({ logLevel: 'silent' })
let folder: string
let pictures: BedPictures

beforeAll(async () => {
  folder = await buildLayers()
  pictures = await openBedPictures({ folder, log })()
})
afterAll(() => rm(folder, { recursive: true }))

/** Reads the address of a bed in the scene of a set, as a page writes it. */
function addressOf(set: CheckedDefinitionInput, reference: string) {
  const [scene] = pictures.listScenes(set)
  const [, , , revision, view, width, slug] = scene?.renderUrl.split('/') ?? []
  const address = readBedAddress({ revision, view, width, slug, reference })
  if (address === undefined) throw new Error(`no address: ${scene?.renderUrl}${reference}`)
  return address
}

describe('[API-14] the scenes of a set', () => {
  test('have an address with the full width, and name what they show', () => {
    expect(pictures.listScenes(aSet())).toEqual([
      {
        view: 'room',
        title: 'Kamer',
        renderUrl: expect.stringMatching(/^\/media\/bed\/[\w-]{12}\/room\/-1\/boxspring-proef\/$/),
        properties: ['breedte', 'bodem', 'hoofdbord', 'stof'],
        width: 8,
        height: 6,
      },
    ])
  })

  test('have another address when a fabric gets another color', () => {
    const [before] = pictures.listScenes(aSet())
    const [after] = pictures.listScenes(aSet('#aabbcc'))
    expect(after?.renderUrl).not.toBe(before?.renderUrl)
  })

  test('are none when there are no layers', async () => {
    const without = await openBedPictures({ folder: join(folder, 'nowhere'), log })()
    expect(without.listScenes(aSet())).toEqual([])
    expect(without.find([aSet()], addressOf(aSet(), '180_lade_vlak_wit.webp'))).toBeUndefined()
  })
})

describe('[API-14] the picture of a bed', () => {
  test.each(['avif', 'webp'])('is made as %s, -1 meaning 1500 pixels wide', async (format) => {
    const found = pictures.find([aSet()], addressOf(aSet(), `180_lade_vlak_wit.${format}`))
    const bytes = await found?.load()
    expect(found?.isForGood).toBe(true)
    expect((await sharp(bytes).metadata()).width).toBe(1500)
  })

  test('differs by fabric, and is the same when it is asked for again', async () => {
    const load = (reference: string) => pictures.find([aSet()], addressOf(aSet(), reference))?.load()
    const white = await load('180_lade_vlak_wit.webp')
    expect(await load('180_lade_vlak_mos.webp')).not.toEqual(white)
    expect(await load('180_lade_vlak_wit.webp')).toBe(white)
  })

  test('that was made is found by its address alone, if that is for good', async () => {
    const address = addressOf(aSet('#778899'), '180_lade_vlak_wit.webp')
    const load = (set: CheckedDefinitionInput) => pictures.find([set], address)?.load()
    await load(aSet())
    expect(pictures.findKept(address)).toBeUndefined()
    const made = await load(aSet('#778899'))
    expect(pictures.findKept(address)).toBe(made)
    for (const other of [{ width: 320 }, { format: 'avif' }, { view: 'front' }, { revision: 'older' }])
      expect(pictures.findKept({ ...address, ...other } as typeof address)).toBeUndefined()
  })

  test('of an earlier version stays as it was', async () => {
    const [old, present] = [aSet('#101010'), aSet()]
    const then = pictures.find([old, present], addressOf(old, '180_lade_vlak_wit.webp'))
    const now = pictures.find([old, present], addressOf(present, '180_lade_vlak_wit.webp'))
    expect(then?.isForGood).toBe(true)
    expect(await then?.load()).not.toEqual(await now?.load())
  })

  test('of a version that is gone is the bed of today, and not for good', async () => {
    const found = pictures.find([aSet()], addressOf(aSet('#123456'), '180_lade_vlak_wit.webp'))
    const today = pictures.find([aSet()], addressOf(aSet(), '180_lade_vlak_wit.webp'))
    expect(found?.isForGood).toBe(false)
    expect(await found?.load()).toEqual(await today?.load())
  })

  test.each([
    ['an option that is unknown', '180_lade_rond_wit.webp'],
    ['an option too few', '180_lade_vlak.webp'],
    ['an option too many', '180_200_lade_vlak_wit.webp'],
    ['options in another order', 'vlak_180_lade_wit.webp'],
  ])('is not there for %s', (_, reference) => {
    expect(pictures.find([aSet()], addressOf(aSet(), reference))).toBeUndefined()
  })

  test('is not there for a set without versions', () => {
    expect(pictures.find([], addressOf(aSet(), '180_lade_vlak_wit.webp'))).toBeUndefined()
  })

  test('is refused in a flood, but not to one who waits for its turn', async () => {
    const choices = { breedte: '180', lengte: '200', bodem: 'lade', hoofdbord: 'vlak', stof: 'wit' }
    const load = (red: number, isPatient: boolean) =>
      pictures.loadMainView(aSet(`#${red.toString(16)}4050`), {
        choices,
        width: 1,
        format: 'webp',
        isPatient,
      })
    const flood = Array.from({ length: 90 }, (_, place) => load(16 + place, false))
    const patient = load(120, true)
    const answers = await Promise.allSettled(flood)
    expect(answers.some(({ status }) => status === 'rejected')).toBe(true)
    expect(await patient).toBeInstanceOf(Uint8Array)
  })

  test('fails with the name of a layer that is missing', async () => {
    const found = pictures.find([aSet()], addressOf(aSet(), '180_lade_rail_wit.webp'))
    await expect(found?.load()).rejects.toMatchObject({ name: 'LayerSetError', code: 'missing_layer' })
  })
})

test.each([
  ['a width that nobody serves', { width: '1234' }],
  ['a format that nobody serves', { reference: '180.png' }],
  ['no format', { reference: '180' }],
  ['capitals', { reference: '180_VLAK.webp' }],
  ['a way out', { slug: '../secret' }],
  ['a view of another form', { view: 'room/front' }],
  ['a very long reference', { reference: `${'1_'.repeat(300)}1.webp` }],
])('[API-14] an address with %s is none', (_, special) => {
  const params = { revision: 'abc', view: 'room', width: '640', slug: 'boxspring', reference: '180.webp' }
  expect(readBedAddress(params)).toBeDefined()
  expect(readBedAddress({ ...params, ...special })).toBeUndefined()
})

describe('[API-14] layers that change while the shop runs', () => {
  const listOf = (where: string) => join(where, 'index.json')
  async function openCopy() {
    const own = await buildLayers()
    const list = await readFile(listOf(own), 'utf8')
    return { own, list, open: openBedPictures({ folder: own, log }) }
  }

  test('are opened once, and again when their list has changed', async () => {
    const { own, list, open } = await openCopy()
    const before = await open()
    expect(await open()).toBe(before)
    await writeFile(listOf(own), list.replace('"left":2', '"left":3'))
    const after = await open()
    expect(after).not.toBe(before)
    expect(await open()).toBe(after)
    const [[then], [now]] = [before.listScenes(aSet()), after.listScenes(aSet())]
    expect(now?.renderUrl).not.toBe(then?.renderUrl)
    await rm(own, { recursive: true })
  })

  test('stay as they were when the new list is broken, and come when there were none', async () => {
    const { own, list, open } = await openCopy()
    await open()
    await writeFile(listOf(own), '{')
    expect((await open()).listScenes(aSet())).toHaveLength(1)
    const later = openBedPictures({ folder: own, log })
    expect((await later()).listScenes(aSet())).toEqual([])
    await writeFile(listOf(own), list)
    expect((await later()).listScenes(aSet())).toHaveLength(1)
    await rm(own, { recursive: true })
  })
})
