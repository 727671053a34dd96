import { expect, test } from 'vitest'
import { advanceTurn, calculateLengthMs, firstTurn, type Turn } from './swiper-turns.ts'

/** Returns the turns of a row of `count` texts within a time, each with the moment in ms at which it began. */
function turnsWithin(untilMs: number, count: number): [number, Turn][] {
  const turns: [number, Turn][] = []
  for (
    let at = 0, turn = firstTurn;
    at < untilMs;
    at += calculateLengthMs(turn), turn = advanceTurn(turn, count)
  )
    turns.push([at, turn])
  return turns
}

test('[SC-06] [HM-03] each text stands still for 1500 ms and then moves for 1500 ms, round and round', () => {
  expect(turnsWithin(10_500, 3)).toEqual([
    [0, { index: 0, leaving: null }],
    [1500, { index: 1, leaving: 0 }],
    [3000, { index: 1, leaving: null }],
    [4500, { index: 2, leaving: 1 }],
    [6000, { index: 2, leaving: null }],
    [7500, { index: 0, leaving: 2 }],
    [9000, { index: 0, leaving: null }],
  ])
})

test('[SC-06] one text at a time, and each in its turn', () => {
  const shown = turnsWithin(30_000, 4).flatMap(([, { index, leaving }]) => (leaving === null ? [index] : []))
  expect(shown).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0, 1])
})
