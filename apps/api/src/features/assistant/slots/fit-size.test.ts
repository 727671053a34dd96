import { expect, test } from 'vitest'
import { fitSize } from './fit-size.ts'

const known = ['90x200', '140x200', '160x200', '180x200', '200x200', '240x220']

test.each([
  ['for two on a mattress', 'tweepersoons', 'matras', ['160x200', '180x200']],
  ['for two under a duvet', 'tweepersoons', 'dekbed', ['200x200', '240x220']],
  ['lits-jumeaux of a cover', 'lits-jumeaux', 'dekbedovertrek', ['240x220']],
  ['kingsize of a bed', 'kingsize', 'boxspring', ['180x200', '200x200']],
  ['for one on a mattress', 'eenpersoons', 'hoeslaken', ['90x200']],
  ['for one under a duvet', '1-persoons', 'dekbed', ['140x200']],
  ['in between', 'twijfelaar', 'matras', ['140x200']],
])('[CH-01] a size %s', (_, word, kind, sizes) => {
  expect(fitSize([word], [kind], known)).toEqual(sizes)
})

test('sizes in figures stay as they are, though the goods have others', () => {
  expect(fitSize(['70x140'], ['dekbed'], known)).toEqual(['70x140'])
})
