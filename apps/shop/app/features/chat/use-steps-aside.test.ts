import { expect, test } from 'vitest'
import { stepsAside } from './use-steps-aside.ts'

/** Scrolls through these places of the page and returns at each whether the button was aside. */
function scrollThrough(ys: readonly number[]): boolean[] {
  let isAside = false
  let fromY = 0
  return ys.map((toY) => {
    isAside = stepsAside(isAside, { fromY, toY })
    fromY = toY
    return isAside
  })
}

test('[SC-03] the button of the chat steps aside while a visitor scrolls down, and comes back with the first scroll up', () => {
  expect(scrollThrough([40, 400, 800, 780, 700, 900])).toEqual([true, true, true, false, false, true])
})

test('[SC-03] an unsteady finger moves nothing', () => {
  expect(scrollThrough([4, 8, 400, 396, 402])).toEqual([false, false, true, true, true])
})
