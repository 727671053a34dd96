import type { SearchOverview } from '@sluimer/contract/catalog/search'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { NothingFound } from './nothing-found.tsx'
import { SearchHeader } from './search-header.tsx'

function aSearch(special: Partial<SearchOverview> = {}): SearchOverview {
  return {
    search_term: 'wit dekbed',
    redirect_url: null,
    relaxed: null,
    filled_from: null,
    interpreted: [],
    pages: [],
    categories: [],
    filters: [],
    active_filters: [],
    reset_url: '/zoeken/?tn_q=wit+dekbed',
    sort: [],
    products: [],
    pagination: { total: 30, subtotal: 24, page: 1, page_links: { next: null, range: null } },
    ...special,
  }
}

const noRelaxation = { dropped_words: [], corrected_text: null, literal_url: null, only_mentioned: false }

function renderHtml(part: React.ReactNode): string {
  const Page = createRoutesStub([{ path: '*', Component: () => part }])
  return renderToStaticMarkup(<Page initialEntries={['/zoeken/']} />)
}

test('[RT-07] the heading over the results is the searched text, and nothing untrue is added', () => {
  const html = renderHtml(<SearchHeader found={aSearch()} />)
  expect(html).toContain('Resultaten voor “wit dekbed”')
  expect(html).not.toContain('Geen resultaten')
})

test('[RT-07] a corrected text is shown, with what was typed', () => {
  const relaxed = {
    ...noRelaxation,
    corrected_text: 'wit dekbed',
    literal_url: '/zoeken/?tn_q=wit+dekbde&tn_exact=1',
  }
  const html = renderHtml(<SearchHeader found={aSearch({ search_term: 'wit dekbde', relaxed })} />)
  expect(html).toContain('Resultaten voor “wit dekbed”')
  expect(html).toMatch(/Geen resultaten voor “wit dekbde”\.[\s\S]*We zoeken op “wit dekbed”/)
  expect(html).toMatch(/href="\/zoeken\/\?tn_q=wit\+dekbde&amp;tn_exact=1"[^>]*>Zoek toch op “wit dekbde”/)
})

test('[RT-07] a word that was left out of a corrected text is named as well', () => {
  const relaxed = { ...noRelaxation, corrected_text: 'plaid', dropped_words: ['heren'] }
  expect(renderHtml(<SearchHeader found={aSearch({ relaxed })} />)).toContain('We zoeken zonder “heren”.')
})

test('[RT-07] dropped words are named', () => {
  const relaxed = { ...noRelaxation, dropped_words: ['paars', 'gestreept'] }
  const html = renderHtml(<SearchHeader found={aSearch({ relaxed })} />)
  expect(html).toContain('We zoeken zonder “paars” en “gestreept”.')
})

test('[RT-07] matches in descriptions alone are marked as such', () => {
  const relaxed = { ...noRelaxation, only_mentioned: true }
  const html = renderHtml(<SearchHeader found={aSearch({ relaxed })} />)
  expect(html).toContain('Deze producten noemen het wel')
})

test('[RT-07] a short answer says where near products begin', () => {
  expect(renderHtml(<SearchHeader found={aSearch({ filled_from: 2 })} />)).toContain(
    '2 producten passen precies',
  )
  expect(renderHtml(<SearchHeader found={aSearch({ filled_from: 1 })} />)).toContain('1 product past precies')
})

test('a sort order that was asked for is mentioned while it holds', () => {
  const byPrice = {
    label: 'Prijs laag - hoog',
    code: 'price_asc',
    url: '/',
    raw_url: 'tn_q=bed&tn_sort=price_asc',
    is_selected: true,
  }
  const search_term = 'goedkoopste bed onder 900 euro'
  const sort = [{ ...byPrice, value: { raw_url: byPrice.raw_url } }]
  const html = renderHtml(<SearchHeader found={aSearch({ search_term, sort })} />)
  expect(html).toContain('Resultaten voor “bed”')
  expect(html).toContain('De laagste prijs staat vooraan.')
  expect(renderHtml(<SearchHeader found={aSearch({ search_term })} />)).not.toContain('vooraan')
})

test('what was understood can be chosen as a filter', () => {
  const interpreted = [{ title: 'Wit', group: 'Kleur', url: '/zoeken/?tn_q=wit+dekbed&tn_fk_kleur=wit' }]
  const html = renderHtml(<SearchHeader found={aSearch({ interpreted })} />)
  expect(html).toMatch(/href="\/zoeken\/\?tn_q=wit\+dekbed&amp;tn_fk_kleur=wit"[^>]*>Kleur: Wit</)
})

test('[RT-07] nothing found leads to categories, and a text is never markup', () => {
  const categories = [{ title: 'Dekbedden', link: '/dekbedden/' }]
  const html = renderHtml(<NothingFound text="<b>xyz</b>" categories={categories} pages={[]} />)
  expect(html).toContain('Geen resultaten voor “&lt;b&gt;xyz&lt;/b&gt;”')
  expect(html).toContain('href="/dekbedden/"')
})

test('[RT-07] pages of the service stand above the products, and alone when there are none', () => {
  const pages = [{ title: 'Wat bezorgen kost', link: '/service/leveren/#kosten', page: 'Leveren' }]
  const html = renderHtml(<SearchHeader found={aSearch({ pages })} />)
  expect(html).toMatch(/href="\/service\/leveren\/#kosten"[\s\S]*Wat bezorgen kost[\s\S]*Leveren/)
  const alone = renderHtml(<NothingFound text="verzendkosten" categories={[]} pages={pages} />)
  expect(alone).toContain('Resultaten voor “verzendkosten”')
  expect(alone).not.toContain('Geen resultaten')
})
