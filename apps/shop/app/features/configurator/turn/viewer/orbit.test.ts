import { describe, expect, test } from 'vitest'
import { isNear, limitAngle, moveTowards, startAngle, turnByDrag, turnByKey, zoomBy } from './orbit.ts'

const front = { turn: 0, lift: 20, zoom: 1 }

describe('an angle', () => {
  test('goes round, and stays above the floor and outside the bed', () => {
    expect(limitAngle({ ...front, turn: 190 }).turn).toBe(-170)
    expect(limitAngle({ ...front, turn: -540 }).turn).toBe(-180)
    expect(limitAngle({ ...front, lift: -20 }).lift).toBeGreaterThan(0)
    expect(limitAngle({ ...front, lift: 120 }).lift).toBeLessThan(90)
    expect(limitAngle({ ...front, zoom: 100 }).zoom).toBe(limitAngle({ ...front, zoom: 50 }).zoom)
    expect(limitAngle({ ...front, zoom: 0 }).zoom).toBeGreaterThan(0.5)
  })

  test('follows the arrows, plus and minus, and Home; other keys are left to the page', () => {
    expect(turnByKey(front, 'ArrowRight')?.turn).toBe(15)
    expect(turnByKey(front, 'ArrowLeft')?.turn).toBe(-15)
    expect(turnByKey(front, 'ArrowUp')?.lift).toBe(30)
    expect(turnByKey(front, 'ArrowDown')?.lift).toBe(10)
    expect(turnByKey(front, '+')?.zoom).toBeCloseTo(1.2)
    expect(turnByKey(turnByKey(front, '=') ?? front, '-')?.zoom).toBeCloseTo(1)
    expect(turnByKey({ turn: 90, lift: 60, zoom: 2 }, 'Home')).toEqual(startAngle)
    for (const key of ['Tab', 'Enter', ' ', 'PageDown', 'a']) expect(turnByKey(front, key)).toBeUndefined()
  })

  test('comes back after 24 steps to the right', () => {
    let angle = startAngle
    for (let step = 0; step < 24; step++) angle = turnByKey(angle, 'ArrowRight') ?? angle
    expect(isNear(angle, startAngle)).toBe(true)
  })

  test('follows the hand: half a turn across any width', () => {
    expect(turnByDrag(front, { x: 195, y: 0 }, 390).turn).toBe(-90)
    expect(turnByDrag(front, { x: -640, y: 0 }, 1280).turn).toBe(90)
    expect(turnByDrag(front, { x: 0, y: 39 }, 390).lift).toBe(38)
    expect(turnByDrag(front, { x: 1, y: 1 }, 0).lift).toBeLessThan(90)
    expect(zoomBy(front, 2).zoom).toBe(2)
  })

  test('moves the shorter way, also past the back', () => {
    const half = moveTowards({ ...front, turn: 170 }, { ...front, turn: -170, zoom: 2 }, 0.5)
    expect(Math.abs(half.turn)).toBe(180)
    expect(half.zoom).toBe(1.5)
    expect(moveTowards(front, { ...front, turn: 30 }, 1).turn).toBe(30)
    expect(isNear({ ...front, turn: 179.99 }, { ...front, turn: -179.99 })).toBe(true)
  })
})
