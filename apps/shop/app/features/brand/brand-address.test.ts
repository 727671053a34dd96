import { expect, test } from 'vitest'
import { toBrandCall } from './brand-address.ts'

test("[CT-10] the next page of a brand's products is asked for with the brand", () => {
  const link = new URL('https://winkel.example/brands/duinroos/?tn_fk_kleur=wit&tn_p=2')
  expect(toBrandCall(link)).toBe(
    '/v1/catalog/overview/brand/products?brand=duinroos&querystring=tn_fk_kleur%3Dwit%26tn_p%3D2&func=loadMore',
  )
})
