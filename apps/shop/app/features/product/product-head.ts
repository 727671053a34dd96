import type { Product } from '@sluimer/contract/catalog/product'
import { composeProductDescription } from '@sluimer/domain/catalog/product-description'
import { formatPart } from '@sluimer/domain/textile/composition'
import type { MetaDescriptor } from 'react-router'
import { formatPageTitle } from '../../lib/brand.ts'
import { openGraph } from '../seo/open-graph.ts'

/** Returns a product page's title, description, canonical address and the card that other sites show for it. */
export function buildProductHead(product: Product, publicUrl: string): MetaDescriptor[] {
  const address = `${publicUrl}${product.link}`
  const description = describeProduct(product)
  return [
    { title: formatPageTitle(product.title) },
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

const describeProduct = (product: Product) =>
  composeProductDescription({
    title: product.title,
    subTitle: product.sub_title,
    summary: product.summary,
    brand: product.brand.title,
    composition: product.composition.map((part) => ({ part: part.part, text: formatPart(part) })),
    options: product.options.map(({ title, values }) => ({ title, count: values.length })),
    isMadeToMeasure: product.made_to_measure,
  })
