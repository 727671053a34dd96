import type { ContentPage } from '@sluimer/contract/content/pages'
import { brand } from '../../lib/brand.ts'
import { type Node, storeId } from '../seo/json-ld-node.ts'
import { toMachinePicture } from '../seo/picture-address.ts'

/** Describes an article for search engines, with the shop itself as the author. */
export function toArticleJsonLd(page: ContentPage, publicUrl: string): Node[] {
  const store = storeId(publicUrl)
  const article = {
    '@type': 'Article',
    headline: page.title,
    description: page.seo_description,
    inLanguage: 'nl',
    mainEntityOfPage: `${publicUrl}${page.link}`,
    datePublished: page.published_at,
    dateModified: page.updated_at,
    articleSection: page.topic?.title,
    image: page.image ? toMachinePicture(page.image, publicUrl).address : undefined,
    author: { '@id': store },
    publisher: { '@id': store },
  }
  return [article, { '@type': 'OnlineStore', '@id': store, name: brand.name, url: `${publicUrl}/` }]
}
