import { expect, test } from 'vitest'
import { groupSuggestions, startGroups } from './suggestion-groups.ts'

const nothing = { products: [], categories: [], brands: [], pages: [], phrases: [], did_you_mean: null }
const aLink = (title: string) => ({ title, link: `/${title}/` })

test('[CT-12] suggestions are numbered through all groups, and end with all results', () => {
  const groups = groupSuggestions(
    { ...nothing, phrases: [aLink('dekbed')], categories: [aLink('dekbedden'), aLink('dekbedovertrekken')] },
    'dekb ',
  )
  expect(groups.map(({ title }) => title)).toEqual(['Categorieën', 'Zoeken naar', 'Verder'])
  const options = groups.flatMap((group) => group.options)
  expect(options.map(({ index }) => index)).toEqual([0, 1, 2, 3])
  expect(options.at(-1)?.link).toBe('/zoeken/?tn_q=dekb')
})

test('[CT-12] what may have been meant stands first, and once', () => {
  const meant = { title: 'gordijn', link: '/zoeken/?tn_q=gordijn' }
  const groups = groupSuggestions(
    { ...nothing, did_you_mean: meant, phrases: [meant, aLink('gordijnen')] },
    'gordein',
  )
  expect(groups.map(({ title }) => title)).toEqual(['Bedoel je', 'Zoeken naar', 'Verder'])
  expect(groups.flatMap(({ options }) => options).filter(({ link }) => link === meant.link)).toHaveLength(1)
})

test('[CT-12] where nothing is suggested there is no list', () => {
  expect(groupSuggestions(nothing, 'xyz')).toEqual([])
})

test('[CT-12] a field without text offers what was searched before, a way to forget it, and departments', () => {
  const [searched, departments] = startGroups(['wit dekbed'], [aLink('slapen')])
  expect(searched?.options).toEqual([
    { index: 0, title: 'wit dekbed', link: '/zoeken/?tn_q=wit+dekbed' },
    { index: 1, title: 'Wis wat je eerder zocht', link: undefined },
  ])
  expect(departments?.options).toEqual([{ index: 2, ...aLink('slapen') }])
  expect(startGroups([], [aLink('slapen')]).map(({ title }) => title)).toEqual(['Afdelingen'])
  expect(startGroups([], [])).toEqual([])
})
