import { findExtraRange } from '@sluimer/domain/configurator/bed/extra-range'
import { toStepPath } from '@sluimer/domain/configurator/guide/configurator-paths'
import { centsToEuros } from '@sluimer/domain/money/euro'
import { toProductPath } from '@sluimer/domain/route/product-path'
import { brand } from '../../../lib/brand.ts'
import { type Node, storeId } from '../../seo/json-ld-node.ts'
import { toMachinePicture } from '../../seo/picture-address.ts'
import type { BedSet } from './bed-set.ts'

/**
 * Describes a set to machines: the product whose page has the rest, and between which prices its beds lie. A set without a
 * bed, which the api saves none of, offers nothing.
 */
export function toSetJsonLd(
  { slug, name, image, baseCents, configurator }: BedSet,
  publicUrl: string,
): Node[] {
  const range = findExtraRange(configurator)
  return [
    {
      '@type': 'Product',
      '@id': `${publicUrl}${toProductPath({ slug })}#product`,
      name,
      image: toMachinePicture(image, publicUrl).address,
      offers: range && {
        '@type': 'AggregateOffer',
        url: `${publicUrl}${toStepPath(slug, 1)}`,
        priceCurrency: 'EUR',
        lowPrice: centsToEuros(baseCents + range.leastCents),
        highPrice: centsToEuros(baseCents + range.mostCents),
        availability: 'https://schema.org/MadeToOrder',
        seller: { '@id': storeId(publicUrl) },
      },
    },
    { '@type': 'OnlineStore', '@id': storeId(publicUrl), name: brand.name, url: `${publicUrl}/` },
  ]
}
