import { expect, test } from 'vitest'
import { findPlace, type HeaderPlace } from './use-hidden-on-scroll.ts'

/** Scrolls through these places of the page and returns where the header was at each. */
function scrollThrough(ys: readonly number[], isWide: boolean, isHome = false): HeaderPlace[] {
  let place: HeaderPlace = 'resting'
  let fromY = 0
  return ys.map((toY) => {
    place = findPlace(place, { fromY, toY }, isWide, isHome) ?? place
    fromY = toY
    return place
  })
}

test('[HF-01] on a wide screen the header comes back with the first scroll up, and leaves with the next one down', () => {
  expect(scrollThrough([100, 600, 1200, 1100, 1104, 1300, 900, 0], true)).toEqual([
    ...['resting', 'gone', 'gone', 'back', 'back', 'hidden', 'back', 'resting'],
  ])
})

test('[HF-01] after a jump into the page the header is above the screen before it comes back, so it slides in', () => {
  expect(scrollThrough([3000, 2900], true)).toEqual(['gone', 'back'])
})

test('[RT-20] a phone hides its header on the home page only', () => {
  expect(scrollThrough([500, 900, 800], false, true)).toEqual(['hidden', 'hidden', 'resting'])
  expect(scrollThrough([500, 900, 800], false)).toEqual(['resting', 'resting', 'resting'])
})
