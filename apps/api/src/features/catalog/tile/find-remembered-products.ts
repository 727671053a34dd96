import type { Image } from '@sluimer/contract/platform/primitives'
import type { Connection } from '../../../platform/db/database.ts'
import { findImages } from '../../media/find-images.ts'
import { findProductImages } from '../product/product.queries.ts'
import { toProductImages } from '../product/product-images.ts'
import { getTiles } from './get-tiles.ts'
import { findProductNames } from './remembered-products.queries.ts'

/** What a list shows of a product that somebody keeps. */
export interface RememberedProduct {
  readonly id: string
  readonly title: string
  readonly image: Image
  readonly available: boolean
  /** Null once it is no longer sold. */
  readonly link: string | null
}

/** Returns products in the order of their ids, also those that are no longer sold: these keep their name and picture. */
export async function findRememberedProducts(
  db: Connection,
  productIds: readonly number[],
  at: Date,
): Promise<RememberedProduct[]> {
  const tiles = new Map((await getTiles(db, productIds, at)).map((tile) => [Number(tile.id), tile]))
  const former = await findFormer(
    db,
    productIds.filter((id) => !tiles.has(id)),
  )
  return productIds.flatMap((id) => {
    const tile = tiles.get(id)
    const [image] = tile?.images ?? []
    if (tile === undefined || image === undefined) return former.get(id) ?? []
    return [{ id: tile.id, title: tile.title, image, available: tile.available, link: tile.link }]
  })
}

async function findFormer(
  db: Connection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RememberedProduct>> {
  if (ids.length === 0) return new Map()
  const names = await findProductNames(db, ids)
  const pictures = Map.groupBy(await findProductImages(db, ids, 1), ({ productId }) => productId)
  const keys = [...pictures.values()].flat().map(({ key }) => key)
  const images = await findImages(db, keys)
  return new Map(
    names.map((name) => {
      const [image] = toProductImages(name, pictures.get(name.id) ?? [], images)
      return [name.id, { id: String(name.id), title: name.title, image, available: false, link: null }]
    }),
  )
}
