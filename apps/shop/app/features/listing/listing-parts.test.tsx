import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { aCategory, aFilter, aListing, aValue } from '../category/category.builders.ts'
import { aTile } from '../product/product.builders.ts'
import { ActiveFilters } from './active-filters.tsx'
import { ChoiceQueueProvider } from './choice-queue.tsx'
import { FilterGroup } from './filter-group.tsx'
import { FilterValues } from './filter-values.tsx'
import { Listing } from './listing.tsx'
import { ProductGrid } from './product-grid.tsx'
import { QuickFilters } from './quick-filters.tsx'
import { SortSelect } from './sort-select.tsx'

function renderHtml(part: React.ReactNode): string {
  const InListing = () => <ChoiceQueueProvider overview={aListing()}>{part}</ChoiceQueueProvider>
  const Page = createRoutesStub([{ path: '*', Component: InListing }])
  return renderToStaticMarkup(<Page initialEntries={['/slapen/?tn_fk_merk=haver&tn_p=2']} />)
}
const someTiles = (count: number) =>
  Array.from({ length: count }, (_, index) => aTile({ id: String(index), title: `Tegel ${index + 1}.` }))

test('[CT-02] the banner stands at the fifth place', () => {
  const html = renderHtml(<ProductGrid category={aCategory()} products={someTiles(6)} focusId={undefined} />)
  const order = ['Tegel 4.', 'Eerst meten', 'Tegel 5.'].map((text) => html.indexOf(text))
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(Math.min(...order)).toBeGreaterThan(0)
})

test('[CT-02] a category of four tiles a row has four', () => {
  const products = someTiles(4)
  const three = <ProductGrid category={aCategory()} products={products} focusId={undefined} />
  const four = (
    <ProductGrid category={aCategory({ tiles_per_row: 4 })} products={products} focusId={undefined} />
  )
  expect(renderHtml(three)).not.toContain('xl:[--tiles:4]')
  expect(renderHtml(four)).toContain('xl:[--tiles:4]')
})

test('the first tiles load at once, unless pictures stand above them', () => {
  const count = (isBelowPictures: boolean) =>
    renderHtml(
      <ProductGrid
        category={aCategory()}
        products={someTiles(6)}
        focusId={undefined}
        isBelowPictures={isBelowPictures}
      />,
    ).split('fetchPriority="high"').length - 1
  expect(count(false)).toBe(4)
  expect(count(true)).toBe(0)
})

test('[CT-08] ten values stand before the word that shows more', () => {
  expect(renderHtml(<FilterValues filter={aFilter(10)} isFirstChoice />)).not.toContain('Meer')
  const html = renderHtml(<FilterValues filter={aFilter(11)} isFirstChoice />)
  expect(html.indexOf('>maat-10<')).toBeLessThan(html.indexOf('Meer'))
  expect(html.indexOf('>maat-11<')).toBeGreaterThan(html.indexOf('Meer'))
})

test('[CT-08] a value says how many products it has, and one without any is not a link', () => {
  const attributes = [aValue('wol', { count: 4 }), aValue('zijde', { count: 0 })]
  const html = renderHtml(<FilterValues filter={aFilter(0, { attributes })} isFirstChoice />)
  expect(html).toMatch(/href="\/slapen\/wol\/"[\s\S]*4[\s\S]*producten/)
  expect(html).not.toContain('/slapen/zijde/')
})

test('[CT-08] a group says what it is about and how much of it is chosen, and folds as staff want it', () => {
  const group = (special: Parameters<typeof aFilter>[1]) =>
    renderHtml(
      <FilterGroup filter={aFilter(2, { info_text: 'Breedte x lengte', ...special })} isFirstChoice />,
    )
  const [open, folded] = [group({}), group({ is_collapsed: true })]
  for (const html of [open, folded]) expect(html).toContain('Breedte x lengte')
  expect([open, folded].map((html) => /<details[^>]* open/.test(html))).toEqual([true, false])
  expect(open).not.toContain('gekozen')
  // A group with a choice in it is never folded.
  const chosen = group({ is_collapsed: true, nr_of_attributes_selected: 2 })
  expect(chosen).toMatch(/<details[^>]* open/)
  expect(chosen).toContain('2 gekozen')
  const fixed = group({ is_collapsible: false, nr_of_attributes_selected: 1 })
  expect(fixed).not.toContain('<summary')
  expect(fixed).toMatch(/<h3[^>]*>.*Maat.*1 gekozen/)
})

test('[CT-08] values are links, colors, borders of a price, or whatever else a group is made of', () => {
  const attributes = [aValue('salie', { color: '#8c9384' }), aValue('oker', { color: '#cc7722' })]
  const html = (special: Parameters<typeof aFilter>[1]) =>
    renderHtml(<FilterGroup filter={aFilter(0, { attributes, ...special })} isFirstChoice />)
  const price = { url_key: 'ae-prijs', attributes: [], min: 10, max: 50, minrange: 10, maxrange: 90 }
  expect(html({ selection_type: 'color' }).match(/background-color:#/g)).toHaveLength(2)
  expect(html({ selection_type: 'slider', ...price }).match(/<input/g)?.length).toBeGreaterThanOrEqual(2)
  for (const selection_type of ['link', 'other'] as const)
    expect(html({ selection_type, attributes: [aValue('wol')] })).toContain('href="/slapen/wol/"')
})

test('[CT-06] sorting begins with a word that cannot be chosen, and keeps the filters', () => {
  const choice = { label: 'Prijs laag - hoog', code: 'price_asc', is_selected: false }
  const option = { ...choice, url: '/', raw_url: '', value: { raw_url: '' } }
  const html = renderHtml(<SortSelect options={[option]} />)
  expect(html).toMatch(/<option value="" disabled=""[^>]*>Maak een keuze<\/option>/)
  expect(html).toContain('name="tn_fk_merk" value="haver"')
  expect(html).not.toContain('name="tn_p"')
})

test('[CT-09] the first three groups are quick filters, links to their groups where scripts do not run', () => {
  const groups = ['maat', 'kleur', 'ae-prijs', 'materiaal'].map((key) =>
    aFilter(2, { url_key: key, title: `Groep ${key}` }),
  )
  const chosen = aFilter(0, {
    url_key: 'maat',
    title: 'Maat',
    nr_of_attributes_selected: 2,
    attributes: [aValue('140x200', { is_selected: true }), aValue('200x200', { is_selected: true })],
  })
  const html = renderHtml(
    <QuickFilters overview={aListing({ filters: [chosen, ...groups.slice(1)] })} onOpen={() => {}} />,
  )
  expect([...html.matchAll(/href="#(.*?)"/g)].map(([, id]) => id)).toEqual([
    'filter-maat',
    'filter-kleur',
    'filter-ae-prijs',
  ])
  expect(html).toContain('140x200 +1')
})

test('[CT-09] [CT-05] a phone shows a chosen value once: in its quick filter with a cross, and only others in a row of their own', () => {
  const size = aFilter(0, {
    nr_of_attributes_selected: 1,
    attributes: [aValue('240x220', { title: '240 x 220 cm', is_selected: true })],
  })
  const groups = ['Prijs', 'Kleur', 'Materiaal'].map((title) => aFilter(2, { title, url_key: title }))
  const active = (title: string, group: string) => ({ title, group, remove_url: `/zonder-${title}/` })
  const render = (...chosen: ReturnType<typeof active>[]) => {
    const overview = aListing({ filters: [size, ...groups], active_filters: chosen })
    const [quick, row] = [
      renderHtml(<QuickFilters overview={overview} onOpen={() => {}} />),
      renderHtml(<ActiveFilters overview={overview} />),
    ]
    const hidden = [...row.matchAll(/<(ul|li)([^>]*)>/g)].filter(([, , look]) =>
      look?.includes('max-lg:hidden'),
    )
    return { crosses: quick.match(/href="\/zonder-[^"]*"/g), hidden: hidden.map(([, element]) => element) }
  }
  const one = active('240 x 220 cm', 'Maat')
  // A single value needs no second way to take it off.
  expect(render(one)).toEqual({ crosses: ['href="/zonder-240 x 220 cm/"'], hidden: ['ul', 'li'] })
  // A group without a quick filter has its value in the row, which then also takes off everything.
  expect(render(one, active('wol', 'Materiaal'))).toMatchObject({ hidden: ['li'] })
  // Two values of one group cannot both have the cross of their quick filter.
  expect(render(one, active('200 x 200 cm', 'Maat'))).toEqual({ crosses: null, hidden: [] })
})

test('[RT-13] search engines may follow one value, not the combinations behind it', () => {
  const links = (isFirstChoice: boolean, raw_url = '') =>
    renderHtml(
      <FilterValues
        filter={aFilter(0, { attributes: [aValue('wol', { raw_url })] })}
        isFirstChoice={isFirstChoice}
      />,
    )
  expect(links(true)).not.toContain('nofollow')
  expect(links(false)).toContain('nofollow')
  expect(links(true, 'tn_sort=price_asc')).toContain('nofollow')
})

test('[API-05] a heading stands before the products that only come near', () => {
  const html = renderHtml(
    <ProductGrid
      category={{ tiles_per_row: 3, banner_tile: null, is_offer: false }}
      products={someTiles(3)}
      focusId={undefined}
      nearFrom={2}
    />,
  )
  const order = ['Tegel 2.', 'Lijkt op wat je zoekt', 'Tegel 3.'].map((text) => html.indexOf(text))
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(Math.min(...order)).toBeGreaterThan(0)
})

test('[CT-05] [CT-06] what was found alone has no column of filters and no order', () => {
  const show = (total: number, filters = [aFilter(2)]) => {
    const choice = { label: 'Nieuw', code: 'nieuw', is_selected: false }
    const sort = [{ ...choice, url: '/', raw_url: '', value: { raw_url: '' } }]
    const pagination = { total, subtotal: total, page: 1, page_links: { next: null, range: null } }
    const overview = aListing({ filters, sort, products: someTiles(total), pagination })
    const html = renderListing(overview)
    return { hasColumn: html.includes('id="filters"'), hasOrder: html.includes('name="tn_sort"') }
  }
  expect(show(1, [])).toEqual({ hasColumn: false, hasOrder: false })
  expect(show(2, [])).toEqual({ hasColumn: false, hasOrder: true })
  expect(show(1)).toEqual({ hasColumn: true, hasOrder: false })
})

test('[CT-02] a few offers stand large and have nothing to narrow them down, more of them are a listing', () => {
  const show = (total: number, special: { is_offer?: boolean; isNarrowed?: boolean } = {}) => {
    const { is_offer = true, isNarrowed = false } = special
    const chosen = [{ title: 'Wit', group: 'Kleur', remove_url: '/slapen/' }]
    const overview = aListing({
      filters: [aFilter(2)],
      products: someTiles(total),
      active_filters: isNarrowed ? chosen : [],
      pagination: { total, subtotal: total, page: 1, page_links: { next: null, range: null } },
    })
    return renderListing(overview, aCategory({ is_offer }))
  }
  expect(show(7)).not.toContain('id="filters"')
  for (const listing of [show(8), show(7, { is_offer: false }), show(7, { isNarrowed: true }), show(0)])
    expect(listing).toContain('id="filters"')
})

test('[CT-10] the room of the products that follow is kept from the start, in whole rows of five where more follow those', () => {
  const countPlaces = (shown: number, total: number) => {
    const next = shown < total ? '/slapen/?tn_p=2' : null
    const overview = aListing({
      products: someTiles(shown),
      pagination: { total, subtotal: shown, page: 1, page_links: { next, range: next } },
    })
    const places = [...renderListing(overview).matchAll(/class="tile-place([^"]*)"/g)].map(([, look]) => look)
    const count = (hidden: string) => places.filter((look) => !look?.includes(hidden)).length
    return { places: count('max-[100rem]'), wide: count('min-[100rem]') }
  }
  expect(countPlaces(6, 6)).toEqual({ places: 0, wide: 0 })
  // Six tiles are one row of five, and one that waits.
  expect(countPlaces(6, 20)).toEqual({ places: 6, wide: 5 })
  expect(countPlaces(6, 9)).toEqual({ places: 3, wide: 4 })
})

function renderListing(
  overview: ReturnType<typeof aListing>,
  category: React.ComponentProps<typeof Listing>['category'] = aCategory({
    tiles_per_row: 4,
    banner_tile: null,
  }),
): string {
  return renderHtml(
    <Listing
      {...{ overview, category }}
      callFor={() => '/slapen/'}
      list={{ id: 'a', name: 'A' }}
      empty={null}
    />,
  )
}
