import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
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
  const keys = options.map((option) => option.key)
  const unnamed = notInArray(productOption.key, keys)
  await tx.delete(productOption).where(and(eq(productOption.productId, productId), unnamed))
  if (options.length === 0) return new Map()
  const saved = await tx
    .insert(productOption)
    .values(options.map(({ key, title }, position) => ({ productId, key, title, position })))
    .onConflictDoUpdate({
      target: [productOption.productId, productOption.key],
      set: { title: sql`excluded.title`, position: sql`excluded.position` },
    })
    .returning({ id: productOption.id, key: productOption.key })
  const idOf = new Map(saved.map(({ key, id }) => [key, id]))
  return saveValues(tx, idOf, options)
}

async function saveValues(
  tx: Tx,
  optionIdOf: ReadonlyMap<string, number>,
  options: readonly ProductOptionInput[],
): Promise<OptionValueIds> {
  const rows = options.flatMap(({ key, values }) => {
    const optionId = optionIdOf.get(key)
    if (optionId === undefined) throw new Error(`the option ${key} was not saved`)
    return values.map((value, position) => ({ optionId, ...value, position }))
  })
  const saved = await tx
    .insert(productOptionValue)
    .values(rows)
    .onConflictDoUpdate({
      target: [productOptionValue.optionId, productOptionValue.key],
      set: { title: sql`excluded.title`, color: sql`excluded.color`, position: sql`excluded.position` },
    })
    .returning({
      id: productOptionValue.id,
      optionId: productOptionValue.optionId,
      key: productOptionValue.key,
    })
  const ofThese = inArray(productOptionValue.optionId, [...optionIdOf.values()])
  const unnamed = notInArray(
    productOptionValue.id,
    saved.map(({ id }) => id),
  )
  await tx.delete(productOptionValue).where(and(ofThese, unnamed))
  const byOption = Map.groupBy(saved, ({ optionId }) => optionId)
  return new Map(
    Array.from(optionIdOf, ([key, optionId]) => [
      key,
      new Map((byOption.get(optionId) ?? []).map((value) => [value.key, value.id])),
    ]),
  )
}
