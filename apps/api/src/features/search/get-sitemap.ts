import { type Sitemap, type SitemapComponent, sitemapComponents } from '@sluimer/contract/catalog/sitemap'
import type { Connection } from '../../platform/db/database.ts'
import { findSitemapBrands, findSitemapCategories } from '../catalog/sitemap.queries.ts'
import { findContent } from '../content/find-content.ts'

/** Service pages stand beneath it (RT-06). */
const servicePath = '/service/'

type Links = NonNullable<Sitemap[SitemapComponent]>

const readers: Readonly<Record<SitemapComponent, (db: Connection) => Promise<Links>>> = {
  async categories(db) {
    const rows = await findSitemapCategories(db)
    return rows.map(({ title, name, changedAt }) => ({
      title,
      link: `/${name}/`,
      changed_at: changedAt.toISOString(),
    }))
  },
  async brands(db) {
    const rows = await findSitemapBrands(db)
    return rows.map(({ title, name, changedAt }) => ({
      title,
      link: `/brands/${name}/`,
      changed_at: changedAt.toISOString(),
    }))
  },
  /** Service pages are those that the footer leads to: staff name them there, and only when they exist. */
  async services(db) {
    const footer = await findContent(db, 'footer')
    const links = footer?.columns.flatMap((column) => column.links) ?? []
    const own = links.filter(({ link }) => link.startsWith(servicePath) && link.length > servicePath.length)
    const byAddress = new Map(own.map(({ title, link }) => [link, { title, link, changed_at: null }]))
    return [...byAddress.values()]
  },
}

/** The pages of the shop beside its products (API-03). */
export async function getSitemapOf(
  db: Connection,
  query: { url?: string | undefined; components?: string | undefined },
): Promise<Sitemap> {
  const asked = query.components?.split(',') ?? sitemapComponents
  const start = query.url === undefined ? '/' : `/${query.url.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')
  const found = sitemapComponents
    .filter((component) => asked.includes(component))
    .map(async (component) => {
      const links = await readers[component](db)
      return [component, links.filter(({ link }) => link.startsWith(start))] as const
    })
  return Object.fromEntries(await Promise.all(found))
}
