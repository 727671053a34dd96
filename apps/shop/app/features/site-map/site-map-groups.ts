import type { Sitemap } from '@sluimer/contract/catalog/sitemap'
import type { ContentIndex } from '@sluimer/contract/content/pages'

interface Group {
  title: string
  anchor: string
  links: { title: string; link: string }[]
}

/** Pages with a place of their own, which no list names. */
const shopLinks = [
  { title: 'Home', link: '/' },
  { title: 'Blog', link: '/blog/' },
  { title: 'Inspiratie', link: '/inspiratie/' },
  { title: 'Alle merken', link: '/brands/' },
  { title: 'Favorieten', link: '/favorieten/' },
]

/** The links of the human sitemap; a group that has nothing, or could not be read, is left out. */
export function siteMapGroups(sitemap: Sitemap | undefined, content: ContentIndex | undefined): Group[] {
  const pagesOf = (kind: ContentIndex['pages'][number]['kind']) =>
    (content?.pages ?? []).filter((page) => page.kind === kind)
  const groups: Group[] = [
    { title: 'De winkel', anchor: 'winkel', links: [...shopLinks, ...pagesOf('text')] },
    { title: 'Categorieën', anchor: 'categorieen', links: sitemap?.categories ?? [] },
    { title: 'Merken', anchor: 'merken', links: sitemap?.brands ?? [] },
    { title: 'Service', anchor: 'service', links: pagesOf('service') },
    { title: 'Inspiratie', anchor: 'inspiratie', links: pagesOf('inspiration') },
    { title: 'Artikelen', anchor: 'artikelen', links: pagesOf('blog') },
  ]
  return groups.filter(({ links }) => links.length > 0)
}
