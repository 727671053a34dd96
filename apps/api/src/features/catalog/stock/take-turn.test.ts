import { beforeEach, expect, test } from 'vitest'
import type { Db } from '../../../platform/db/database.ts'
import { takeTurn } from './take-turn.ts'

let db: Db
beforeEach(() => {
  db = {} as Db
})

const wishOf = (variantId: number, quantity: number, pieces: number) => ({ variantId, quantity, pieces })

/** Comes for one article, and says whether the turn was had. */
function come(quantity: number, pieces: number, variantId = 1) {
  const turn = takeTurn(db, [wishOf(variantId, quantity, pieces)])
  const state = { isIn: 'leave' in turn, mayLookAgain: false, leave: () => 'leave' in turn && turn.leave() }
  if ('wait' in turn) void turn.wait.then(() => Object.assign(state, { mayLookAgain: true }))
  return state
}

test('[CO-08] as many order at once as there are pieces; the others look again once all of these have ended', async () => {
  const first = come(2, 3)
  const second = come(1, 3)
  const late = [come(1, 3), come(1, 3)]
  expect([first.isIn, second.isIn, ...late.map(({ isIn }) => isIn)]).toEqual([true, true, false, false])
  first.leave()
  first.leave()
  await Promise.resolve()
  expect(late.map(({ mayLookAgain }) => mayLookAgain)).toEqual([false, false])
  second.leave()
  await Promise.resolve()
  expect(late.map(({ mayLookAgain }) => mayLookAgain)).toEqual([true, true])
  expect(come(1, 1).isIn).toBe(true)
})

test('[CO-08] nobody passes those who wait, so that these do not wait forever', () => {
  const first = come(2, 3)
  expect(come(2, 3).isIn).toBe(false)
  expect(come(1, 3).isIn).toBe(false)
  first.leave()
  expect(come(1, 3).isIn).toBe(true)
})

test('[CO-08] whoever waits for one article keeps nobody from another', () => {
  come(1, 1, 1)
  const both = takeTurn(db, [wishOf(2, 1, 1), wishOf(1, 1, 1)])
  expect('wait' in both).toBe(true)
  expect(come(1, 1, 2).isIn).toBe(true)
})

test('[CO-08] goods that cannot run out make nobody wait', () => {
  expect('leave' in takeTurn(db, [])).toBe(true)
})

test('each database has orders of its own', () => {
  come(1, 1)
  db = {} as Db
  expect(come(1, 1).isIn).toBe(true)
})
