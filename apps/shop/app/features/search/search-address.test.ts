import { expect, test } from 'vitest'
import { readSearch, searchAddress, searchCall } from './search-address.ts'

test('[RT-07] the text and the choices of a page of results are read apart', () => {
  const params = new URLSearchParams('tn_q=+wit++dekbed&tn_fk_maat=140x200&gclid=1')
  expect(readSearch(params)).toEqual({ text: 'wit dekbed', querystring: 'tn_fk_maat=140x200' })
})

test.each(['', 'tn_q', 'tn_q=%00%1b', 'tn_q=%E0%A4%A', `tn_q=${'x'.repeat(10_000)}&tn_p=2`])(
  'an address such as %.20s asks for something within the limits',
  (query) => {
    const { text, querystring } = readSearch(new URLSearchParams(query))
    expect(text.length).toBeLessThanOrEqual(100)
    expect(querystring.length).toBeLessThanOrEqual(2000)
  },
)

test('[CT-10] the next page of results is asked for with its search_term', () => {
  const link = new URL('https://winkel.example/zoeken/?tn_q=wit+dekbed&tn_sort=popular&tn_p=2')
  expect(searchCall(link)).toBe(
    '/v1/catalog/search?search_term=wit+dekbed&querystring=tn_sort%3Dpopular%26tn_p%3D2',
  )
})

test('the address of a text keeps what stands in it', () => {
  expect(searchAddress('bed & kussen')).toBe('/zoeken/?tn_q=bed+%26+kussen')
})
