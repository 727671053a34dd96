import type { ContentPage } from '@sluimer/contract/content/pages'
import type { MetaDescriptor } from 'react-router'
import { formatPageTitle } from '../../lib/brand.ts'
import { openGraph } from '../seo/open-graph.ts'

export function buildServiceMeta(
  page: Pick<ContentPage, 'seo_title' | 'seo_description' | 'link'>,
  publicUrl: string,
): MetaDescriptor[] {
  const { seo_title: title, seo_description: description } = page
  const address = `${publicUrl}${page.link}`
  return [
    { title: formatPageTitle(title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...openGraph({ type: 'website', title, description, address, publicUrl }),
  ]
}
