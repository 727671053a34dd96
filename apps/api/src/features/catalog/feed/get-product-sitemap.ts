import type { ProductSitemap } from '@sluimer/contract/catalog/sitemap'
import { toProductPath } from '@sluimer/domain/route/product-path'
import type { Connection } from '../../../platform/db/database.ts'
import { findImages } from '../../media/find-images.ts'
import { findProductImages } from '../product/product.queries.ts'
import { findProductPages, findProductsBetween } from './sitemap.queries.ts'

/**
 * Ids on a page. A sitemap may hold 50,000 addresses and 50 MB; with ten pictures per product this is far below both.
 * Pages are ranges of ids, so that adding or removing a product moves no other to another page.
 */
const idsPerPage = 2000
/** More pictures of one product tell a search engine nothing new. */
const mostImages = 10

/** Returns which pages the products' sitemap has. */
export async function getProductSitemapPages(db: Connection) {
  const pages = await findProductPages(db, idsPerPage)
  return pages.map(({ changedAt, ...page }) => ({ ...page, changed_at: changedAt.toISOString() }))
}

/** Returns one page of the sitemap, without products when no page has that number. */
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
  return products.map(({ id, title, changedAt, ...product }) => ({
    title,
    link: toProductPath(product),
    changed_at: changedAt.toISOString(),
    images: (picturesOf.get(id) ?? []).flatMap(({ key }) => {
      const image = images.get(key)
      return image === undefined ? [] : [{ key, width: image.width }]
    }),
  }))
}
