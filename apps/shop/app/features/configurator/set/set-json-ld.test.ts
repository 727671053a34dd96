import { expect, test } from 'vitest'
import { publicUrl } from '../../seo/seo.builders.ts'
import { aBedSet } from './configurator.builders.ts'
import { toSetJsonLd } from './set-json-ld.ts'

test('[CF-10] the data for machines names the lowest and the highest price of the beds of a set, as its rules allow them', () => {
  // A sledge carries no bed of 180 cm and lamps need a plain headboard: the dearest bed is the wide one with lamps or knots.
  expect(toSetJsonLd(aBedSet(), publicUrl)).toMatchObject([
    {
      '@type': 'Product',
      '@id': `${publicUrl}/boxspringset-hotel.html#product`,
      offers: {
        '@type': 'AggregateOffer',
        url: `${publicUrl}/configurator/boxsprings/boxspringset-hotel/step-1/`,
        lowPrice: 1000,
        highPrice: 1235,
        priceCurrency: 'EUR',
      },
    },
    { '@type': 'OnlineStore' },
  ])
})
