import type { Image } from '@sluimer/contract/platform/primitives'
import { centsToEuros } from '@sluimer/domain/money/euro'
import type { MetaDescriptor } from 'react-router'
import { brand } from '../../lib/brand.ts'
import { toMachinePicture } from './picture-address.ts'

interface Card {
  type: 'website' | 'product' | 'article'
  title: string
  description: string
  /** The canonical address of the page, absolute. */
  address: string
  publicUrl: string
  image?: Pick<Image, 'key' | 'width' | 'height' | 'alt'> | null | undefined
  /** The price of a product, in cents. */
  price?: number
}

/** Returns the card that other sites show for a page. */
export function openGraph(card: Card): MetaDescriptor[] {
  const { image, publicUrl, price } = card
  const picture = image ? toPicture(image, publicUrl) : sharePicture(publicUrl)
  const properties = {
    'og:type': card.type,
    'og:site_name': brand.name,
    'og:locale': 'nl_NL',
    'og:title': card.title,
    'og:description': card.description,
    'og:url': card.address,
    'og:image': picture.address,
    'og:image:width': String(picture.width),
    'og:image:height': String(picture.height),
    'og:image:alt': picture.alt,
    ...(price !== undefined && {
      'product:price:amount': centsToEuros(price).toFixed(2),
      'product:price:currency': 'EUR',
    }),
  }
  return [
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

function toPicture(image: NonNullable<Card['image']>, publicUrl: string) {
  const { address, width } = toMachinePicture(image, publicUrl)
  return { address, width, height: Math.round((image.height * width) / image.width), alt: image.alt }
}

/** Returns the picture for pages without one of their own. */
function sharePicture(publicUrl: string) {
  const alt = `${brand.name}: ${brand.tagline}`
  return { address: `${publicUrl}/icons/share.jpg`, width: 1200, height: 630, alt }
}
