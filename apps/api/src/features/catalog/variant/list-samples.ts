import type { Sample } from '@sluimer/contract/catalog/sample'
import type { Connection } from '../../../platform/db/database.ts'
import { countPiecesInStock } from '../stock/availability.ts'
import { findSellableVariants } from './find-sellable-variants.ts'
import { listOfferedSamples } from './sample.queries.ts'

/** Returns the free samples on offer by their article numbers, in the order of the catalogue. */
export async function listSamples(db: Connection, now: Date): Promise<ReadonlyMap<string, Sample>> {
  const offered = await listOfferedSamples(db)
  const variants = await findSellableVariants(
    db,
    offered.map(({ id }) => id),
    now,
  )
  return new Map(
    offered.flatMap(({ id, sku }) => {
      const variant = variants.get(id)
      if (variant === undefined) return []
      const { variantTitle, productTitle, image } = variant
      const title = variantTitle === '' ? productTitle : variantTitle
      return [[sku, { variant_id: String(id), title, image, available: countPiecesInStock(variant) > 0 }]]
    }),
  )
}
