import { and, eq, notInArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import type { ProductOptionInput } from './product-input.ts'
import { productOption, productOptionValue } from './tables.ts'

/** The id of an option's value, by the keys of both. */
export type OptionValueIds = ReadonlyMap<string, ReadonlyMap<string, number>>

/** The options of a product with their values, exactly these and in this order; what stays keeps its id. */
export async function saveOptions(
  tx: Tx,
  productId: number,
  options: readonly ProductOptionInput[],
): Promise<OptionValueIds> {
  const ids = new Map<string, ReadonlyMap<string, number>>()
  for (const [position, { key, title, values }] of options.entries()) {
    const [row] = await tx
      .insert(productOption)
      .values({ productId, key, title, position })
      .onConflictDoUpdate({
        target: [productOption.productId, productOption.key],
        set: { title, position },
      })
      .returning({ id: productOption.id })
    if (row === undefined) throw new Error('an upsert answered no row')
    ids.set(key, await saveValues(tx, row.id, values))
  }
  const unnamed = notInArray(productOption.key, ['', ...ids.keys()])
  await tx.delete(productOption).where(and(eq(productOption.productId, productId), unnamed))
  return ids
}

async function saveValues(
  tx: Tx,
  optionId: number,
  values: ProductOptionInput['values'],
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  for (const [position, { key, title, color }] of values.entries()) {
    const [row] = await tx
      .insert(productOptionValue)
      .values({ optionId, key, title, color, position })
      .onConflictDoUpdate({
        target: [productOptionValue.optionId, productOptionValue.key],
        set: { title, color, position },
      })
      .returning({ id: productOptionValue.id })
    if (row === undefined) throw new Error('an upsert answered no row')
    ids.set(key, row.id)
  }
  const unnamed = notInArray(productOptionValue.key, [...ids.keys()])
  await tx.delete(productOptionValue).where(and(eq(productOptionValue.optionId, optionId), unnamed))
  return ids
}
