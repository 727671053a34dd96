import { anyCharacter } from '@sluimer/domain/testing/any-character'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CategoryRow } from '../../catalog/category/category.queries.ts'
import { CategoryTree } from '../../catalog/category/category-tree.ts'
import type { FacetRow } from '../../catalog/facet/facet.queries.ts'
import { FacetSet } from '../index/facet-set.ts'
import { mostPagesAtOnce } from './listing-numbers.ts'
import { toCategoryPlace } from './listing-place.ts'
import { readListingRequest } from './listing-request.ts'
import { buildListingUrl } from './listing-url.ts'
import { sortChoices } from './sort-options.ts'

const aCategory = (id: number, path: string): CategoryRow => ({
  id,
  path,
  parentId: null,
  title: path,
  description: '',
  position: id,
  inNavigation: false,
  bannerImage: null,
  cardImage: null,
  bannerTile: null,
  actionSteps: [],
  tilesPerRow: 3,
  facetKeys: [],
  countdown: null,
  filledBy: [],
  wizardCode: null,
  takesOldAway: false,
  needsComposition: false,
  takeBack: null,
  active: true,
  changedAt: new Date(0),
})

function aFacet(id: number, key: string, slugs: string[]): FacetRow {
  const values = slugs.map((slug, position) => ({
    id: id * 100 + position,
    facetId: id,
    slug,
    title: slug,
    color: null,
    position,
  }))
  const settings = { selectionType: 'link', infoText: null, collapsible: true, collapsed: false } as const
  return { id, key, title: key, position: id, pageTitle: null, ...settings, values }
}

const tree = new CategoryTree([
  aCategory(1, 'slapen'),
  aCategory(2, 'slapen/dekbed'),
  aCategory(3, '2-plus-2-gratis'),
])
const facets = new FacetSet([
  aFacet(1, 'maat', ['140x200', '240x220']),
  aFacet(2, 'kleur', ['wit', 'rood', 'blauw']),
])
const read = (path: string, querystring = '') => readListingRequest(path, querystring, tree, facets)
const choices = (path: string, querystring = '') =>
  read(path, querystring)?.choices.map(({ value }) => value.slug)

const anything = fc.oneof(fc.string({ unit: anyCharacter }), fc.webQueryParameters())

describe('a category path', () => {
  test('is the longest start that is a category', () => {
    expect(read('slapen/dekbed/wit')?.category.path).toBe('slapen/dekbed')
    expect(read('/slapen//wit/')?.category.path).toBe('slapen')
  })

  test('[RT-13] holds three filter values at most', () => {
    expect(choices('slapen/140x200/wit/rood')).toEqual(['140x200', 'wit', 'rood'])
    expect(read('slapen/140x200/wit/rood/blauw')).toBeUndefined()
    expect(read('wit')).toBeUndefined()
    expect(read('slapen/__proto__')).toBeUndefined()
  })
})

describe('a query', () => {
  test('adds the values of its own groups only, once and in their order', () => {
    expect(choices('slapen/rood', 'tn_fk_kleur=blauw|rood|wit&tn_fk_kleur=140x200')).toEqual([
      'wit',
      'rood',
      'blauw',
    ])
  })

  test.each(['tn_fk_kleur=paars', 'tn_fk_vorm=rond', 'tn_fk_kleur', '&&=&', '%E0%A4%A', 'tn_fk_kleur=%00'])(
    '%s adds nothing',
    (querystring) => {
      expect(choices('slapen/rood', querystring)).toEqual(['rood'])
    },
  )

  test('asks for a bounded number of pages', () => {
    expect(read('slapen', 'tn_p=3-1000')?.pages).toEqual({ first: 3, last: 3 + mostPagesAtOnce - 1 })
    expect(read('slapen', 'tn_p=5-2')?.pages).toEqual({ first: 5, last: 5 })
  })
})

test('no query, however mangled, keeps a listing from being read', () => {
  fc.assert(
    fc.property(
      anything,
      fc.constantFrom('tn_p', 'tn_sort', 'tn_fk_kleur', 'tn_fk_ae-prijs'),
      (text, key) => {
        const request = read('slapen', `${key}=${text}`)
        expect(request?.category.path).toBe('slapen')
        expect(request?.pages.first).toBeGreaterThanOrEqual(1)
        expect(request?.pages.last).toBeLessThan((request?.pages.first ?? 0) + mostPagesAtOnce)
        if (request?.price) expect(request.price.min).toBeLessThanOrEqual(request.price.max)
      },
    ),
  )
})

test('no path, however mangled, is an error', () => {
  fc.assert(
    fc.property(anything, (text) => {
      read(text)
      expect(read(`slapen/${text}`)?.category.path ?? 'none').toMatch(/^(slapen|slapen\/dekbed|none)$/)
    }),
  )
})

test('[RT-13] the address of a listing reads back as the same listing', () => {
  const everyChoice = facets.all.flatMap((facet) => facet.values.map((value) => ({ facet, value })))
  const price = fc.option(fc.tuple(fc.nat(9999), fc.nat(9999)), { nil: undefined })
  fc.assert(
    fc.property(fc.subarray(everyChoice), price, fc.constantFrom(...sortChoices), (some, borders, sort) => {
      const target = {
        place: toCategoryPlace(aCategory(2, 'slapen/dekbed')),
        choices: facets.inUrlOrder(some),
        price: borders && { min: Math.min(...borders), max: Math.max(...borders) },
        sort,
      }
      const { url, raw_url } = buildListingUrl(target, '1-3')
      const [path = '', query = ''] = url.split('?')
      expect(query).toBe(raw_url)
      const back = read(path, query)
      expect(back).toMatchObject({ price: target.price, sort, pages: { first: 1, last: 3 } })
      expect(back?.choices.map(({ value }) => value.slug)).toEqual(
        target.choices.map(({ value }) => value.slug),
      )
    }),
  )
})
