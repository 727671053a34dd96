import { expect, test } from 'vitest'
import { findRoots } from './find-roots.ts'

const known = new Set(['ruil', 'termijn', 'retour', 'beleid'])
const listRoots = (word: string) => findRoots(word, (part) => known.has(part))

test.each([
  ['omruilen', ['ruilen']],
  ['inruilen', ['ruilen']],
  ['vooruitbetalen', ['betalen']],
  ['omgeruild', ['omruil', 'ruil', 'geruild']],
  ['geruild', ['ruil']],
  ['ruiltermijn', ['ruil']],
  ['omruiltermijn', ['ruiltermijn', 'ruil']],
  ['retourbeleid', ['retour']],
])('%s is made on %j', (word, roots) => expect(listRoots(word)).toEqual(roots))

test.each(['matras', 'ruilen', 'opa', 'geel', '', 'ge', 'gordijn'])('%j is made on no other', (word) =>
  expect(listRoots(word)).toEqual([]),
)

test('a word of any length is cut in few places', () => {
  let asked = 0
  findRoots('om'.repeat(30_000), () => {
    asked += 1
    return true
  })
  expect(asked).toBe(0)
})
