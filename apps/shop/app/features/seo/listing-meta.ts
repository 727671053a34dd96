import type { Listing } from '@sluimer/contract/catalog/overview'
import type { Image } from '@sluimer/contract/platform/primitives'
import type { MetaDescriptor } from 'react-router'
import { brand, formatPageTitle } from '../../lib/brand.ts'
import { openGraph } from './open-graph.ts'

type Indexed = Pick<Listing, 'pagination'> & { canonical_url: string; indexable: boolean }

/**
 * RT-13: tells search engines the listing's one address, whether they may index it, and its next page, since 'Laad
 * meer' leads to ever longer pages, which they leave out.
 */
export function buildListingMeta(
  { canonical_url, indexable, pagination: { page_links: links } }: Indexed,
  publicUrl: string,
  words: { title: string; description: string; image?: Image | undefined },
): MetaDescriptor[] {
  const address = `${publicUrl}${canonical_url}`
  const page = new URL(address).searchParams.get('tn_p')
  const title = page === null ? words.title : `${words.title}, pagina ${page}`
  const description = extendDescription(title, words.description)
  return [
    { title: formatPageTitle(title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(indexable ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ...(indexable && links.next !== null
      ? [{ tagName: 'link' as const, rel: 'next', href: `${publicUrl}${links.next}` }]
      : []),
    ...openGraph({
      type: 'website',
      title,
      description,
      address,
      publicUrl,
      image: words.image,
    }),
  ]
}

/** A shorter description says too little beneath a search result. */
const shortestDescription = 90
const promise = 'Thuisbezorgd in Nederland en België.'

/** Begins with the title: many listings are alike in number and prices, and no two descriptions may be equal. */
function extendDescription(title: string, words: string): string {
  const own = `${title}. ${words || brand.description}`
  return own.length < shortestDescription ? `${own} ${promise}` : own
}
