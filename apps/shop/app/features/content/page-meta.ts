import type { ContentPage } from '@sluimer/contract/content/pages'
import type { MetaDescriptor } from 'react-router'
import { brand, formatPageTitle } from '../../lib/brand.ts'
import { openGraph } from '../seo/open-graph.ts'

/** Returns the head of a page of content, with the card that other sites show for it. */
export function buildContentPageMeta(
  loaded: { page: ContentPage; publicUrl: string } | undefined,
  type: 'article' | 'website',
): MetaDescriptor[] {
  if (loaded === undefined) return [{ title: formatPageTitle() }]
  const { page, publicUrl } = loaded
  const address = `${publicUrl}${page.link}`
  return [
    { title: formatPageTitle(page.seo_title) },
    { name: 'description', content: page.seo_description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(type === 'article'
      ? [
          { property: 'article:published_time', content: page.published_at },
          { property: 'article:modified_time', content: page.updated_at },
        ]
      : []),
    ...openGraph({
      type,
      title: page.seo_title,
      description: page.seo_description || brand.description,
      address,
      publicUrl,
      image: page.image,
    }),
  ]
}
