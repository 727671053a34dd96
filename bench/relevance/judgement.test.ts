import { expect, test } from 'vitest'
import { gradeProducts, parseJudgements } from './judgement.ts'

const products = [
  aProduct('dekbed-dons', { family: 'dekbed', facetValues: ['dons', 'katoen', '140x200'] }),
  aProduct('dekbed-wol', { family: 'dekbed', facetValues: ['wol'], categories: ['dekbed', 'nieuw'] }),
  aProduct('plaid-wol', { family: 'plaid', facetValues: ['wol'], brand: 'lindeblad' }),
]

test('a product must fit all terms of a rule, and any value of a term', () => {
  expect(graded('3 family:dekbed facet:wol')).toEqual({ 'dekbed-wol': 3 })
  expect(graded('2 facet:dons,wol')).toEqual({ 'dekbed-dons': 2, 'dekbed-wol': 2, 'plaid-wol': 2 })
})

test('a product that several rules fit keeps its highest grade, in whatever order they stand', () => {
  expect(graded('1 family:dekbed; 3 facet:dons')).toEqual({ 'dekbed-dons': 3, 'dekbed-wol': 1 })
})

test('brand, category and slug are terms too, and an exclamation mark turns a term round', () => {
  expect(graded('3 brand:lindeblad')).toEqual({ 'plaid-wol': 3 })
  expect(graded('3 category:nieuw')).toEqual({ 'dekbed-wol': 3 })
  expect(graded('3 facet:wol !family:dekbed')).toEqual({ 'plaid-wol': 3 })
})

test('a star stands for any letters, and without one a value is the whole word', () => {
  expect(graded('3 slug:*-wol')).toEqual({ 'dekbed-wol': 3, 'plaid-wol': 3 })
  expect(graded('3 slug:dekbed')).toEqual({})
})

test('a dash judges nothing relevant', () => {
  expect(parseJudgements('-')).toEqual([])
})

test.each(['4 family:dekbed', 'family:dekbed', '3', '3 color:wit', '3 family:', '3 family:dek(bed', ''])(
  'the rule "%s" is refused',
  (rule) => {
    expect(() => parseJudgements(rule)).toThrow()
  },
)

function graded(rules: string) {
  return Object.fromEntries(gradeProducts(parseJudgements(rules), products, ({ slug }) => slug))
}

function aProduct(slug: string, rest: { family: string; facetValues: string[] } & Partial<Labels>) {
  return { slug, brand: 'wolkenveld', categories: [rest.family], ...rest }
}

interface Labels {
  brand: string
  categories: string[]
}
