import type { Listing } from '@sluimer/contract/catalog/overview'
import type { Image } from '@sluimer/contract/platform/primitives'
import type { MetaDescriptor } from 'react-router'
import { brand, pageTitle } from '../../lib/brand.ts'
import { openGraph } from './open-graph.ts'

type Indexed = Pick<Listing, 'pagination'> & { canonical_url: string; indexable: boolean }

/**
 * RT-13: what a listing tells search engines: its one address, whether it may be kept, and where it goes on, since
 * 'Laad meer' leads to ever longer pages that they leave out.
 */
export function listingMeta(
  { canonical_url, indexable, pagination: { page_links: links } }: Indexed,
  publicUrl: string,
  words: { title: string; description: string; image?: Image | undefined },
): MetaDescriptor[] {
  const address = `${publicUrl}${canonical_url}`
  const page = new URL(address).searchParams.get('tn_p')
  const title = page === null ? words.title : `${words.title}, pagina ${page}`
  return [
    { title: pageTitle(title) },
    ...(words.description ? [{ name: 'description', content: words.description }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    ...(indexable ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ...(indexable && links.next !== null
      ? [{ tagName: 'link' as const, rel: 'next', href: `${publicUrl}${links.next}` }]
      : []),
    ...openGraph({
      type: 'website',
      title,
      description: words.description || brand.description,
      address,
      publicUrl,
      image: words.image,
    }),
  ]
}
