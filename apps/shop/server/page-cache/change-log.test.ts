import { expect, test } from 'vitest'
import { createChangeLog } from './change-log.ts'
import { readDependsOn } from './depends-on.ts'

const parseMade = (header: string) => readDependsOn(header) ?? new Map()

test.each([
  ['*; product=812', 'product:812', true],
  ['*; product=812', 'product:81', false],
  ['*; product=', 'product:812', false],
  ['*; product=812', 'product', true],
  ['*; product=812', 'category:3', true],
  ['*; product=812', 'something-new:1', true],
  ['*', 'product:1', true],
  ['*; content=footer', 'content:footer', true],
  ['*; content=footer', 'content:homepage', false],
  ['*; product=; content=', '*', true],
])('an answer made of "%s" is touched by %s: %s', (header, tag, isTouched) => {
  const log = createChangeLog(() => 10_000)
  const since = log.current()
  log.hear([tag])
  expect(log.hasChanged(parseMade(header), since)).toBe(isTouched)
  expect(log.hasChanged(parseMade(header), log.current())).toBe(false)
})

test.each(['', 'product=812', '*; Product 812', 'everything'])('"%s" says nothing to rely on', (header) => {
  expect(readDependsOn(header)).toBeUndefined()
})

test('with a new minute everything is asked about again, and once more when slower clocks are there too', () => {
  let ms = 59_000
  const log = createChangeLog(() => ms)
  const changedAt = (next: number) => {
    const since = log.current()
    ms = next
    log.current()
    return log.hasChanged(parseMade('*; product='), since)
  }
  expect([59_900, 60_000, 61_900, 62_100, 119_000, 120_001].map(changedAt)).toEqual([
    false,
    true,
    false,
    true,
    false,
    true,
  ])
})
