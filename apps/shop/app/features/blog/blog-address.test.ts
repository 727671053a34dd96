import { expect, test } from 'vitest'
import { buildBlogAddress, readBlogQuery } from './blog-address.ts'

test('[RT-05] every page of the blog has one address, and is read back from it', () => {
  expect(buildBlogAddress({})).toBe('/blog/')
  expect(buildBlogAddress({ topic: 'wonen', page: 1 })).toBe('/blog/?onderwerp=wonen')
  expect(buildBlogAddress({ topic: 'wonen', page: 3 })).toBe('/blog/?onderwerp=wonen&p=3')
  expect(readBlogQuery(new URLSearchParams('onderwerp=wonen&p=3'))).toEqual({ topic: 'wonen', page: 3 })
})

test.each(['p=0', 'p=-1', 'p=1e3', 'p=99999', 'onderwerp=', 'onderwerp=<b>', 'onderwerp=A'])(
  'nothing is asked by %s',
  (query) => expect(readBlogQuery(new URLSearchParams(query))).toEqual({}),
)
