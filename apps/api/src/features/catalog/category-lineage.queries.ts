import { sql } from 'drizzle-orm'
import type { Connection } from '../../platform/db/database.ts'
import { category, productCategory } from './tables.ts'

/** The ids of all categories that show a product: its own and every one above them. A loop made by hand ends by itself. */
export async function findShowingCategories(
  db: Connection,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number[]>> {
  if (productIds.length === 0) return new Map()
  const ids = sql.join(
    productIds.map((id) => sql`${id}::bigint`),
    sql`, `,
  )
  const { rows } = await db.execute<{ product_id: string; category_id: string }>(sql`
    with recursive shown as (
      select product_id, category_id from ${productCategory} where product_id in (${ids})
      union
      select shown.product_id, c.parent_id from shown join ${category} c on c.id = shown.category_id
      where c.parent_id is not null
    )
    select product_id, category_id from shown`)
  const shown = new Map<number, number[]>()
  for (const row of rows) {
    const productId = Number(row.product_id)
    shown.set(productId, [...(shown.get(productId) ?? []), Number(row.category_id)])
  }
  return shown
}
