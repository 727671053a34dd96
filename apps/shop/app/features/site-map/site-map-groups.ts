import type { Sitemap } from '@sluimer/contract/catalog/sitemap'
import type { ContentIndex } from '@sluimer/contract/content/pages'

interface Group {
  title: string
  anchor: string
  links: { title: string; link: string }[]
}

/** Pages that no list contains. */
const shopLinks = [
  { title: 'Home', link: '/' },
  { title: 'Blog', link: '/blog/' },
  { title: 'Inspiratie', link: '/inspiratie/' },
  { title: 'Alle merken', link: '/brands/' },
  { title: 'Favorieten', link: '/favorieten/' },
]

/** Returns the links of the human sitemap; a group that is empty, or could not be read, is left out. */
export function groupSiteMap(sitemap: Sitemap | undefined, content: ContentIndex | undefined): Group[] {
  const listPages = (kind: ContentIndex['pages'][number]['kind']) =>
    (content?.pages ?? []).filter((page) => page.kind === kind)
  const groups: Group[] = [
    { title: 'De winkel', anchor: 'winkel', links: [...shopLinks, ...listPages('text')] },
    { title: 'Categorieën', anchor: 'categorieen', links: sitemap?.categories ?? [] },
    { title: 'Merken', anchor: 'merken', links: sitemap?.brands ?? [] },
    { title: 'Service', anchor: 'service', links: listPages('service') },
    { title: 'Inspiratie', anchor: 'inspiratie', links: listPages('inspiration') },
    { title: 'Artikelen', anchor: 'artikelen', links: listPages('blog') },
  ]
  return groups.filter(({ links }) => links.length > 0)
}
