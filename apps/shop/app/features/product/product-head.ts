import type { Product } from '@sluimer/contract/catalog/product'
import type { MetaDescriptor } from 'react-router'
import { brand, pageTitle } from '../../lib/brand.ts'

/** Title, description, canonical address and the card that other sites show of a product page. */
export function productHead(product: Product, publicUrl: string): MetaDescriptor[] {
  const address = `${publicUrl}${product.link}`
  const description = product.summary || [product.title, product.sub_title].filter(Boolean).join(': ')
  const card = {
    'og:type': 'product',
    'og:site_name': brand.name,
    'og:locale': 'nl_NL',
    'og:title': product.title,
    'og:description': description,
    'og:url': address,
    'og:image': `${publicUrl}${product.image.src}`,
    'og:image:alt': product.image.alt,
    'product:price:amount': product.price.price.toFixed(2),
    'product:price:currency': 'EUR',
  }
  return [
    { title: pageTitle(product.title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...Object.entries(card).map(([property, content]) => ({ property, content })),
  ]
}
