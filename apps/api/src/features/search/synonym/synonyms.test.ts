import { searchProductsEndpoint } from '@sluimer/contract/catalog/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct } from '../../catalog/catalog.builders.ts'
import { removeSynonym, saveSynonym } from './save-synonym.ts'
import { findSynonyms } from './synonym.queries.ts'
import { runSynonymCommand } from './synonym-command.ts'
import type { SynonymInput } from './synonym-input.ts'
import { synonym } from './tables.ts'

let app: TestApp

beforeAll(async () => {
  app = await buildTestApp()
  await aProduct(app.db, { slug: 'kruik', title: 'Kruik Warm', mainCategory: 'warmte', popularity: 2 })
  await aProduct(app.db, { slug: 'bidon', title: 'Bidon Koel', mainCategory: 'koelte', popularity: 1 })
  await app.deps.changes.catchUp()
})
afterAll(() => app.close())

async function slugsFor(tn_q: string): Promise<string[]> {
  const { products } = await app.mustCall(searchProductsEndpoint, { query: { tn_q } })
  return products.map(({ slug }) => slug)
}
const save = (term: string, words: string[], direction: SynonymInput['direction'] = 'two_way') =>
  saveSynonym(app.db, { term, words, direction })

describe("the staff's synonyms", () => {
  test('are searched with as soon as they are saved, and no more once they are removed', async () => {
    expect(await slugsFor('kruik')).toEqual(['kruik'])
    expect(await save('Kruik', ['bidon'])).toEqual({ ok: true })
    await expect.poll(() => slugsFor('kruikje')).toEqual(['kruik', 'bidon'])
    expect(await slugsFor('bidons')).toEqual(['bidon', 'kruik'])
    expect(await removeSynonym(app.db, 'KRUIK')).toBe(true)
    await expect.poll(() => slugsFor('kruik')).toEqual(['kruik'])
    expect(await removeSynonym(app.db, 'kruik')).toBe(false)
  })

  test('in one direction find nothing the other way round', async () => {
    await save('kruik', ['bidon'], 'one_way')
    await app.deps.changes.catchUp()
    expect(await slugsFor('kruik')).toEqual(['kruik', 'bidon'])
    expect(await slugsFor('bidon')).toEqual(['bidon'])
    await removeSynonym(app.db, 'kruik')
  })

  test('replace what was saved for the term before, and are kept as the index reads them', async () => {
    await save('Crème', ['t-shirt', 'T-Shirt', '2-persoons'])
    await save('creme', ['kroon'])
    expect(await findSynonyms(app.db)).toEqual([{ term: 'creme', words: ['kroon'], isTwoWay: true }])
    await removeSynonym(app.db, 'crème')
  })

  test.each<[string, string[], object]>([
    ['', ['bidon'], { code: 'empty', word: '' }],
    ['kruik', ['!?'], { code: 'empty', word: '!?' }],
    ['kruik', [], { code: 'no_words' }],
    ['kruik', Array.from({ length: 21 }, (_, at) => `kan${at}`), { code: 'too_many_words' }],
    ['kruik', ['k'.repeat(61)], { code: 'too_long', word: 'k'.repeat(61) }],
    ['warme kruik', ['bidon'], { code: 'not_one_word', word: 'warme kruik' }],
    ['kruik', ['voor'], { code: 'meaningless', word: 'voor' }],
    ['kruik', ['goedkoop'], { code: 'meaningless', word: 'goedkoop' }],
    ['kruik', ['bidon', 'kruikjes'], { code: 'same_word', word: 'kruikjes' }],
  ])('of %j as %j are refused: %j', async (term, words, error) => {
    expect(await save(term, words)).toEqual({ ok: false, error })
  })

  test('in one direction may not lead back to their term, also along others, and also when two save at once', async () => {
    await save('kop', ['mok'], 'one_way')
    await save('mokken', ['beker'], 'one_way')
    expect(await save('beker', ['glas', 'kopje'], 'one_way')).toEqual({
      ok: false,
      error: { code: 'cycle', word: 'kopje' },
    })
    const both = await Promise.all([save('pan', ['pot'], 'one_way'), save('pot', ['pan'], 'one_way')])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await save('beker', ['kop'])).toEqual({ ok: true })
  })
})

describe('staff at a terminal', () => {
  const staffCan = (...args: string[]) => runSynonymCommand(app.deps, args)

  test('save, list and remove', async () => {
    await app.db.delete(synonym)
    expect(await staffCan('list')).toEqual({ ok: true, line: 'There are none.' })
    expect(await staffCan('save', 'kruik', 'bidon', 'Fles')).toEqual({ ok: true, line: 'kruik: saved.' })
    expect(await staffCan('save', 'pan', '--one-way', 'wok')).toEqual({ ok: true, line: 'pan: saved.' })
    expect(await staffCan('list')).toEqual({ ok: true, line: 'kruik = bidon, fles\npan > wok' })
    await expect.poll(() => slugsFor('kruik')).toEqual(['kruik', 'bidon'])
    expect(await staffCan('remove', 'Kruik')).toEqual({ ok: true, line: 'Kruik: removed.' })
    expect(await staffCan('remove', 'kruik')).toEqual({ ok: false, line: 'Nothing was entered for kruik.' })
    expect(await staffCan('remove', 'pan')).toMatchObject({ ok: true })
  })

  test.each([
    [['save', 'kruik', 'warme bidon'], '“warme bidon” is more than one word.'],
    [['save', 'kruik', 'kruiken'], '“kruiken” is a form of the term itself.'],
    [['save', 'kruik'], 'Usage'],
    [['save', 'kruik', 'bidon', '--two-way'], 'Usage'],
    [['remove', 'kruik', 'bidon'], 'Usage'],
    [['list', 'kruik'], 'Usage'],
    [[], 'Usage'],
  ])('hear what is wrong with %j', async (args, line) => {
    const before = await findSynonyms(app.db)
    expect(await staffCan(...args)).toEqual({ ok: false, line: expect.stringContaining(line) })
    expect(await findSynonyms(app.db)).toEqual(before)
  })
})
