import type { ProductSitemap } from '@sluimer/contract/catalog/sitemap'
import type { Connection } from '../../../platform/db/database.ts'
import { findImages } from '../../media/find-images.ts'
import { findProductImages } from '../product/product.queries.ts'
import { findProductPages, findProductsBetween } from './sitemap.queries.ts'

/**
 * Ids on a page. A sitemap may hold 50,000 addresses and 50 MB; with ten pictures each this is far below both. Pages are
 * ranges of ids, so that a product that comes or goes moves no other to another page.
 */
const idsPerPage = 2000
/** More pictures of one product tell a search machine nothing new. */
const mostImages = 10

/** Which pages the sitemap of the products has. */
export async function getProductSitemapPages(db: Connection) {
  const pages = await findProductPages(db, idsPerPage)
  return pages.map(({ changedAt, ...page }) => ({ ...page, changed_at: changedAt.toISOString() }))
}

/** One page of it; without products when there is none of that number. */
export async function getProductSitemapPage(
  db: Connection,
  page: number,
): Promise<ProductSitemap['products']> {
  const products = await findProductsBetween(db, (page - 1) * idsPerPage + 1, page * idsPerPage)
  if (products.length === 0) return []
  const pictures = await findProductImages(
    db,
    products.map(({ id }) => id),
    mostImages,
  )
  const images = await findImages(
    db,
    pictures.map(({ key }) => key),
  )
  const picturesOf = Map.groupBy(pictures, ({ productId }) => productId)
  return products.map(({ id, title, slug, changedAt }) => ({
    title,
    link: `/${slug}.html`,
    changed_at: changedAt.toISOString(),
    images: (picturesOf.get(id) ?? []).flatMap(({ key }) => {
      const image = images.get(key)
      return image === undefined ? [] : [{ key, width: image.width }]
    }),
  }))
}
