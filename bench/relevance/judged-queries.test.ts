import { describe, expect, test } from 'vitest'
import { demoEntries } from './demo-documents.ts'
import { readHoldoutQueries, readTuningQueries } from './judged-queries.ts'
import { parseJudgedQueries, queryKinds } from './judged-query.ts'
import { fits } from './judgement.ts'

const tuning = readTuningQueries()
const holdout = readHoldoutQueries()
const all = [...tuning, ...holdout]
const products = (await demoEntries()).map(({ product }) => product)

describe('the judged queries', () => {
  test('are at least 120 to tune with and 40 kept apart', () => {
    expect(tuning.length).toBeGreaterThanOrEqual(120)
    expect(holdout.length).toBeGreaterThanOrEqual(40)
  })

  test('have every kind in both sets', () => {
    for (const set of [tuning, holdout])
      expect(new Set(set.map(({ kind }) => kind))).toEqual(new Set(queryKinds))
  })

  test('have an id and a text of their own over both sets', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(new Set(all.map(({ text }) => text.toLowerCase())).size).toBe(all.length)
  })

  test('have rules that each match a product of the demo shop', () => {
    const idle = all.flatMap(({ id, judgements }) =>
      judgements
        .filter((judgement) => !products.some((product) => fits(judgement, product)))
        .map(({ text }) => `${id}: ${text}`),
    )
    expect(idle).toEqual([])
  })

  test('lack an answer only where the shop does not sell the thing', () => {
    const silent = all.filter(({ judgements }) => judgements.length === 0)
    expect(silent.length).toBeGreaterThan(0)
    expect(silent.filter(({ kind }) => kind !== 'absent')).toEqual([])
  })
})

describe('a file of judged queries', () => {
  const header = 'id\tkind\tquery\tjudgements\treason'

  test('is read line by line', () => {
    const [query] = parseJudgedQueries(`${header}\nt1\tword\tdekbed\t3 family:dekbed\tplain\n`)
    expect(query).toMatchObject({ id: 't1', kind: 'word', text: 'dekbed', reason: 'plain' })
  })

  test.each([
    ['another header', 'id\tquery\nt1\tdekbed'],
    ['an unknown kind', `${header}\nt1\tnoun\tdekbed\t3 family:dekbed\tplain`],
    ['no reason', `${header}\nt1\tword\tdekbed\t3 family:dekbed`],
    ['a column too many', `${header}\nt1\tword\tdekbed\t3 family:dekbed\tplain\tmore`],
  ])('with %s is refused', (_, text) => {
    expect(() => parseJudgedQueries(text)).toThrow()
  })
})
