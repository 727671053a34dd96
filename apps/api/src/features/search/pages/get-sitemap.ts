import { type Sitemap, type SitemapComponent, sitemapComponents } from '@sluimer/contract/catalog/sitemap'
import { withoutOuterSlashes } from '@sluimer/domain/route/outer-slashes'
import type { Connection } from '../../../platform/db/database.ts'
import { rememberBriefly } from '../../../platform/remember-briefly.ts'
import { findSitemapBrands, findSitemapCategories } from '../../catalog/feed/sitemap.queries.ts'
import { listContentIndex } from '../../content/page/list-pages.ts'
import type { ProductSearch } from '../index/product-search.ts'
import { listFilterPages } from '../listing/filter-pages.ts'
import { formatHeading } from '../listing/listing-heading.ts'

type Links = NonNullable<Sitemap[SitemapComponent]>

/** Making a sitemap looks at every page of a large shop, so it may be this old. */
const freshForMs = 60_000

/** Returns a function that lists the shop's pages apart from its products (API-03). */
export function createSitemap(
  { db, clock }: { db: Connection; clock: () => Date },
  search: Pick<ProductSearch, 'index' | 'categories' | 'facets'>,
) {
  const remembered = (read: (db: Connection) => Promise<Links>) =>
    rememberBriefly(() => read(db), { clock, forMs: freshForMs })
  const readers: Readonly<Record<SitemapComponent, () => Promise<Links>>> = {
    categories: remembered(readCategories),
    filters: remembered(async () => filterLinks(search)),
    brands: remembered(readBrands),
    services: remembered((db) => readServices(db, clock())),
  }
  return async (query: { url?: string | undefined; components?: string | undefined }): Promise<Sitemap> => {
    const asked = query.components?.split(',') ?? sitemapComponents
    const start = toStart(query.url)
    const found = sitemapComponents
      .filter((component) => asked.includes(component))
      .map(async (component) => {
        const links = await readers[component]()
        return [component, links.filter(({ link }) => link.startsWith(start))] as const
      })
    return Object.fromEntries(await Promise.all(found))
  }
}

/** Returns '/slapen/' for 'slapen', '/slapen' and '/slapen/'; '/' for everything. */
function toStart(url = ''): string {
  const path = withoutOuterSlashes(url)
  return path === '' ? '/' : `/${path}/`
}

async function readCategories(db: Connection): Promise<Links> {
  const rows = await findSitemapCategories(db)
  return rows.map(({ title, name, changedAt }) => ({
    title,
    link: `/${name}/`,
    changed_at: changedAt.toISOString(),
  }))
}

/** Lists the pages of filter values. Their last change is not recorded, so the sitemap makes no claim about it. */
function filterLinks(search: Pick<ProductSearch, 'index' | 'categories' | 'facets'>): Links {
  return search.categories.all.flatMap((category) =>
    listFilterPages(category, search).map((choice) => ({
      title: formatHeading(category.title, [choice]),
      link: `/${category.path}/${choice.value.slug}/`,
      changed_at: null,
    })),
  )
}

async function readBrands(db: Connection): Promise<Links> {
  const rows = await findSitemapBrands(db)
  return rows.map(({ title, name, changedAt }) => ({
    title,
    link: `/brands/${name}/`,
    changed_at: changedAt.toISOString(),
  }))
}

async function readServices(db: Connection, at: Date): Promise<Links> {
  const { pages } = await listContentIndex(db, at)
  return pages.flatMap(({ kind, ...page }) => (kind === 'service' ? [page] : []))
}
