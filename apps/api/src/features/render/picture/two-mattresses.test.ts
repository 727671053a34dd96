import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogger } from '../../../platform/log.ts'
import { addMattresses, buildLayers } from '../compose/compose-bed.builders.ts'
import { readBedAddress } from '../scene/bed-address.ts'
import { toBedPicture } from '../scene/shown-options.ts'
import { aSet } from './bed-pictures.builders.ts'
import type { BedPictures } from './bed-pictures.ts'
import { openBedPictures } from './open-bed-pictures.ts'

describe('[API-14] [CF-14] a bed with two mattresses', () => {
  let forTwo: BedPictures
  let folder: string
  beforeAll(async () => {
    folder = await buildLayers(addMattresses)
    forTwo = await openBedPictures({ folder, log: createLogger({ logLevel: 'silent' }) })()
  })
  afterAll(() => rm(folder, { recursive: true }))

  const cores = ['pocket', 'latex'].map((id) => {
    const picture = { part: 'mattress', variant: id }
    return { id, title: id, picture }
  })
  const set = aSet('#e7e7e7', [
    { id: 'links', title: 'Links', options: cores },
    { id: 'rechts', title: 'Rechts', options: cores },
  ])
  const find = (reference: string, view = 'room', revision?: string) => {
    const scene = forTwo.listScenes(set).find((one) => one.view === view)
    const given = revision ?? scene?.renderUrl.split('/')[3]
    const address = readBedAddress({ revision: given, view, width: '640', slug: set.slug, reference })
    return address && forTwo.find([set], address)
  }
  const load = async (...address: Parameters<typeof find>) => {
    const bytes = await find(...address)?.load()
    return Buffer.from(bytes ?? 'none').toString('base64')
  }

  test('is named by both where both are seen, and by the left one where that alone is', () => {
    expect(forTwo.listScenes(set).map(({ view, properties }) => [view, properties])).toEqual([
      ['room', ['breedte', 'bodem', 'hoofdbord', 'stof', 'links', 'rechts']],
      ['layers', ['breedte', 'hoofdbord', 'stof', 'links']],
    ])
  })

  test('has a right half of its own only where that differs from the left one', () => {
    const rest = { breedte: '180', bodem: 'lade', hoofdbord: 'vlak', stof: 'wit' }
    const rightOf = (links: string, rechts: string) =>
      toBedPicture(set, 'room', { ...rest, links, rechts })?.right
    expect(rightOf('pocket', 'latex')).toEqual({ mattress: 'latex' })
    expect(rightOf('latex', 'pocket')).toEqual({ mattress: 'pocket' })
    expect(rightOf('latex', 'latex')).toBeUndefined()
  })

  test('looks otherwise with each of the four pairs', async () => {
    const pairs = ['pocket_pocket', 'pocket_latex', 'latex_pocket', 'latex_latex']
    const made = await Promise.all(pairs.map((pair) => load(`180_lade_vlak_wit_${pair}.webp`)))
    expect(new Set(made).size).toBe(4)
    expect(find('180_lade_vlak_wit_pocket_latex.webp')?.isForGood).toBe(true)
  })

  test.each([
    ['an unknown right one', 'room', '180_lade_vlak_wit_pocket_wolken.webp'],
    ['an unknown left one', 'room', '180_lade_vlak_wit_wolken_pocket.webp'],
    ['one of the two', 'room', '180_lade_vlak_wit_pocket.webp'],
    ['one too many', 'room', '180_lade_vlak_wit_pocket_latex_latex.webp'],
    ['two where one is seen', 'layers', '180_vlak_wit_pocket_latex.webp'],
  ])('is refused with %s', (_, view, reference) => {
    expect(find(reference, view)).toBeUndefined()
  })

  test('is found by an address of before there were two, with the left one on both sides, and not for good', async () => {
    const before = ['180_lade_vlak_wit_latex.webp', 'room', 'earlier'] as const
    expect(find(...before)?.isForGood).toBe(false)
    expect(await load(...before)).toBe(await load('180_lade_vlak_wit_latex_latex.webp'))
    expect(await load('180_lade_vlak_wit_pocket_latex.webp', 'room', 'earlier')).toBe(
      await load('180_lade_vlak_wit_pocket_latex.webp'),
    )
  })

  test.each([
    ['an unknown option', '180_lade_vlak_wit_wolken.webp', 'room'],
    ['an option too few', '180_lade_vlak_wit.webp', 'room'],
    ['a view that is none', '180_lade_vlak_wit_latex.webp', 'zolder'],
  ])('is not found by an address of before with %s', (_, reference, view) => {
    expect(find(reference, view, 'earlier')).toBeUndefined()
  })

  test('has both in the picture of carts and mails', async () => {
    const choices = { breedte: '180', lengte: '200', bodem: 'lade', hoofdbord: 'vlak', stof: 'wit' }
    const main = async (links: string, rechts: string) => {
      const wanted = { choices: { ...choices, links, rechts }, width: 8, format: 'webp' } as const
      return Buffer.from((await forTwo.loadMainView(set, wanted)) ?? 'none').toString('base64')
    }
    expect(await main('pocket', 'latex')).not.toBe(await main('pocket', 'pocket'))
    expect(await main('pocket', 'latex')).not.toBe(await main('latex', 'latex'))
  })
})
