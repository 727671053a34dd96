import { expect, test } from 'vitest'
import { suggestionGroups } from './suggestion-groups.ts'

const nothing = { products: [], categories: [], brands: [], pages: [], phrases: [] }
const aLink = (title: string) => ({ title, link: `/${title}/` })

test('[CT-12] suggestions are numbered through all groups, and end with all results', () => {
  const groups = suggestionGroups(
    { ...nothing, phrases: [aLink('dekbed')], categories: [aLink('dekbedden'), aLink('dekbedovertrekken')] },
    'dekb ',
  )
  expect(groups.map(({ title }) => title)).toEqual(['Categorieën', 'Zoeken naar', 'Verder'])
  const options = groups.flatMap((group) => group.options)
  expect(options.map(({ index }) => index)).toEqual([0, 1, 2, 3])
  expect(options.at(-1)?.link).toBe('/zoeken/?tn_q=dekb')
})

test('[CT-12] where nothing is suggested there is no list', () => {
  expect(suggestionGroups(nothing, 'xyz')).toEqual([])
})
