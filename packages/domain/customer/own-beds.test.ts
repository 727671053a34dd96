import { expect, test } from 'vitest'
import { nameBed } from './own-beds.ts'

const parts = (...values: string[]) => values.map((value) => ({ value }))

test('a bed is named after its set and its first parts', () => {
  expect(nameBed('Boxspring Solo', parts('90 cm', '200 cm', 'Vlak', 'Zand', 'Ronde poten'))).toBe(
    'Boxspring Solo, 90 cm, 200 cm, Vlak, Zand',
  )
})

test('a bed of which nothing is chosen has the name of its set', () => {
  expect(nameBed('Boxspring Solo', [])).toBe('Boxspring Solo')
})
