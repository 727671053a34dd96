import type { Product } from '@sluimer/contract/catalog/product'
import type { MetaDescriptor } from 'react-router'
import { pageTitle } from '../../lib/brand.ts'
import { openGraph } from '../seo/open-graph.ts'

/** Title, description, canonical address and the card that other sites show of a product page. */
export function productHead(product: Product, publicUrl: string): MetaDescriptor[] {
  const address = `${publicUrl}${product.link}`
  const description = product.summary || [product.title, product.sub_title].filter(Boolean).join(': ')
  return [
    { title: pageTitle(product.title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...openGraph({
      type: 'product',
      title: product.title,
      description,
      address,
      publicUrl,
      image: product.image,
      price: product.price.price,
    }),
  ]
}
