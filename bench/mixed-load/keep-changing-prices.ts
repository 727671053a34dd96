import { and, asc, eq, gt } from 'drizzle-orm'
import { changePrice } from '../../apps/api/src/features/catalog/price/change-price.ts'
import { product } from '../../apps/api/src/features/catalog/tables/product-tables.ts'
import { variant } from '../../apps/api/src/features/catalog/tables/variant-tables.ts'
import { openDatabase } from '../../apps/api/src/platform/db/database.ts'
import { findRunningDatabase } from '../../scripts/database/running.mjs'

/** This is many more pieces than the visits order. */
const manyPieces = 1_000_000

/**
 * Changes the price of one variant after another, one each second, among those that the running shop of this data
 * folder sells. The variant that visitors order, `orderable`, keeps its price and gets plenty of pieces.
 */
export async function keepChangingPrices(dataFolder: string) {
  const url = findRunningDatabase(dataFolder)
  if (url === undefined) throw new Error(`no database runs in ${dataFolder}`)
  const { db, close } = openDatabase({ url, maxConnections: 1 })
  const [first, ...others] = await db
    .select({ id: variant.id, priceCents: variant.priceCents })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(and(eq(product.active, true), eq(variant.active, true), gt(variant.stockOnHand, 0)))
    .orderBy(asc(variant.id))
  if (first === undefined) throw new Error('the shop sells nothing')
  await db.update(variant).set({ stockOnHand: manyPieces }).where(eq(variant.id, first.id))

  let changes = 0
  const change = async () => {
    const row = others[changes % others.length]
    const round = Math.floor(changes / others.length)
    changes += 1
    if (row) await changePrice(db, { variantId: row.id, priceCents: row.priceCents + 1 + round }, new Date())
  }
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(change)
  }, 1_000)
  return {
    orderable: first.id,
    changes: () => changes,
    async stop() {
      clearInterval(timer)
      await running
      await close()
    },
  }
}
