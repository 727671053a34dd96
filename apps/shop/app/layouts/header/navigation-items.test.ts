import type { NavigationItem } from '@sluimer/contract/content/schemas'
import { expect, test } from 'vitest'
import { isColorMenu, limitItems } from './navigation-items.ts'

function someItems(count: number): NavigationItem[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    title: `Menu ${index}`,
    link: `/menu-${index}/`,
    see_all: `Bekijk alles in Menu ${index}`,
    sub_items: [],
    image: null,
    room: null,
  }))
}

test.each([
  [0, 0],
  [9, 9],
  [10, 10],
  [11, 9],
  [14, 9],
])('[HF-02] of %i entries %i are shown', (given, shown) => {
  expect(limitItems(someItems(given))).toHaveLength(shown)
})

test('[HF-03] a menu shows color blocks when each of its links has a color', () => {
  const salie = { title: 'Salie', link: '/beddengoed/salie/', color: '#8c9384' }
  const wool = { title: 'Wol', link: '/beddengoed/wol/', color: null }
  const menu = (content: (typeof salie | typeof wool)[]) => ({
    title: 'Kleur',
    link: '/beddengoed/',
    content,
  })
  expect(isColorMenu(menu([salie]))).toBe(true)
  expect(isColorMenu(menu([salie, wool]))).toBe(false)
  expect(isColorMenu(menu([]))).toBe(false)
})
