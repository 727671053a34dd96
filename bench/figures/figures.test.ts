import { expect, test } from 'vitest'
import { drawBars } from './draw-bars.ts'
import { formatTable } from './format-table.ts'
import { calculateRatio, findMedian, type Row } from './row.ts'

const other = { name: 'Another & <more>', rounds: [30, 10, 20] }
const row: Row = {
  what: 'a page',
  unit: 'ms',
  isLessBetter: true,
  ours: { name: 'Sluimer', rounds: [4, 6] },
  beside: [other],
}

test('a figure is the median of its rounds', () => {
  expect([findMedian([9, 1, 2]), findMedian([4, 1, 2, 9]), findMedian([])]).toEqual([2, 3, Number.NaN])
})

test('a ratio above one is in our favour, whether little or much is better', () => {
  expect(calculateRatio(row, other)).toBe(4)
  expect(calculateRatio({ ...row, isLessBetter: false }, other)).toBe(0.25)
})

test('a line names medians with their spread; what has nothing beside it stands alone', () => {
  const lines = formatTable([row, { ...row, what: 'memory', beside: [] }]).split('\n')
  expect(lines.slice(2)).toEqual([
    '| a page | ms | 5 (4–6) | Another & <more> | 20 (10–30) | 4 |',
    '| memory | ms | 5 (4–6) |  |  |  |',
  ])
})

test('bars are as long as their figures, and names cannot break the drawing', () => {
  const drawn = drawBars('A "title"', [row])
  const lengths = [...drawn.matchAll(/width="([\d.]+)" height="18"/g)].map((match) => Number(match[1]))
  expect((lengths[1] ?? 0) / (lengths[0] ?? 1)).toBeCloseTo(4, 5)
  expect(drawn).toContain('Another &amp; &lt;more>')
  expect(drawn).toContain('aria-label="A &quot;title&quot;"')
})
