import type { Configuration } from '@sluimer/contract/configurator/configuration-schemas'
import { expect, test } from 'vitest'
import { describeNearest } from './nearest-words.ts'

type Parts = Record<string, string>

/** The words for a bed of these parts whose nearest has those. */
function describe(before: Parts, after: Parts | null, gone: readonly string[] = []): string {
  const toList = (parts: Parts) => Object.entries(parts).map(([title, value]) => ({ title, value }))
  return describeNearest({
    saved: { description: toList(before) },
    gone: gone.map((title) => ({ title })),
    nearest: after && { description: toList(after) },
  } as Pick<Configuration, 'saved' | 'gone' | 'nearest'>)
}

test('[CF-18] the nearest bed is described by what is different in it', () => {
  expect(describe({ Breedte: '180 cm', Poten: 'Slede' }, { Breedte: '160 cm', Poten: 'Slede' })).toBe(
    'breedte 160 cm in plaats van 180 cm',
  )
  expect(describe({ Breedte: '180 cm', Leeslampen: 'Twee' }, { Breedte: '160 cm', Zoom: 'Recht' })).toBe(
    'breedte 160 cm in plaats van 180 cm, geen leeslampen en zoom Recht',
  )
})

test('[CF-18] an option that is gone is not mentioned twice, and a set that is gone has no nearest bed', () => {
  expect(describe({ Stof: 'Paars', Poten: 'Rond' }, { Stof: 'Mos', Poten: 'Rond' }, ['Stof'])).toBe('')
  expect(describe({ Stof: 'Paars' }, null, ['Stof'])).toBe('')
})
