import { expect, test } from 'vitest'
import { dataCacheHeaders } from './data-cache.ts'

const asked = (destination: string) =>
  new Request('http://shop.example.test/', { headers: { 'sec-fetch-dest': destination } })

test("a page's data may be kept for a moment by the visitor's own browser only", () => {
  expect(dataCacheHeaders(asked('empty'))).toEqual({ 'Cache-Control': 'private, max-age=30' })
})

test('a whole page, which shows what lies in the cart, is not kept', () => {
  expect(dataCacheHeaders(asked('document'))).toEqual({})
  expect(dataCacheHeaders(new Request('http://shop.example.test/'))).toEqual({})
})
