import { afterAll, beforeAll, expect, test } from 'vitest'
import { dropPlaces, findOfKind, listTails } from './find-kind.ts'
import { openSmallShop, type SmallShop } from './small-shop.builders.ts'

let shop: SmallShop
beforeAll(async () => {
  shop = await openSmallShop()
})
afterAll(() => shop.close())

const find = async (kind: string) =>
  shop.listTitles(await findOfKind(shop, kind, new Date('2026-11-20T09:00:00Z')))

test.each([
  [
    'all of the category of that name',
    'hoeslakens',
    ['Hoeslaken Strak', 'Topperhoeslaken Dun', 'Molton Stil'],
  ],
  ['names that end in the word, a pillowcase not', 'kussens', ['Hoofdkussen Noord']],
  ['nothing that only begins with the word', 'nacht', []],
  ['what a compound ends in', 'flanelplaidje', ['Plaid Zee']],
  ['nothing for a thing of another trade', 'fiets', []],
])('[CH-01] a kind means %s', async (_, kind, titles) => {
  expect(await find(kind)).toEqual(titles)
})

test.each([
  [['hoeslaken', 'bed'], ['hoeslaken']],
  [['kussen', 'bank'], ['kussen']],
  [['bed'], ['bed']],
  [['matras', 'bed'], ['matras']],
  [['bed', 'nachtkastje'], ['nachtkastje']],
])('[CH-01] of %j the thing itself is %j, for what it is left out', (kinds, left) => {
  expect(dropPlaces(kinds)).toEqual(left)
})

test('the goods in which a compound ends are found, with a small ending behind them', () => {
  expect(listTails('flanelovertrekje')).toEqual(['overtrek'])
  expect(listTails('winterovertrekwasmiddel')).toEqual([])
})
