import { and, asc, inArray, notInArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { insertRows } from '../../../platform/db/insert-rows.ts'
import { splitRows } from '../../../platform/db/split-rows.ts'
import { productOption, productOptionValue } from '../tables/variant-tables.ts'
import type { SavedRow } from './saved-row.ts'

/** The ids of option values, by the keys of the option and of the value. */
export type OptionValueIds = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Saves exactly these options and values, in this order; those that stay keep their ids. Returns ids by product. */
export async function saveOptions(
  tx: Tx,
  rows: readonly SavedRow[],
): Promise<ReadonlyMap<number, OptionValueIds>> {
  await dropOthers(tx, rows)
  const wanted = rows.flatMap(({ id, input }) =>
    input.options.map(({ key, title }, position) => ({ productId: id, key, title, position })),
  )
  const saved = await insertRows<typeof productOption, { id: string; product_id: string; key: string }>(
    tx,
    productOption,
    wanted,
    sql`on conflict (product_id, key) do update set title = excluded.title, position = excluded.position
      returning id, product_id, key`,
  )
  const idOf = new Map(saved.map((row) => [`${row.product_id}/${row.key}`, Number(row.id)]))
  const valuesOf = await saveValues(
    tx,
    rows.flatMap(({ id, input }) =>
      input.options.map(({ key, values }) => {
        const optionId = idOf.get(`${id}/${key}`)
        if (optionId === undefined) throw new Error(`the option ${key} was not saved`)
        return { optionId, values }
      }),
    ),
  )
  const none: ReadonlyMap<string, number> = new Map()
  return new Map(
    rows.map(({ id, input }) => [
      id,
      new Map(input.options.map(({ key }) => [key, valuesOf.get(idOf.get(`${id}/${key}`) ?? 0) ?? none])),
    ]),
  )
}

/** Deletes options that the products had and that are no longer named. */
async function dropOthers(tx: Tx, rows: readonly SavedRow[]): Promise<void> {
  const keysOf = new Map(rows.map(({ id, input }) => [id, new Set(input.options.map(({ key }) => key))]))
  const known = await tx
    .select({ id: productOption.id, productId: productOption.productId, key: productOption.key })
    .from(productOption)
    .where(inArray(productOption.productId, [...keysOf.keys()]))
    .orderBy(asc(productOption.id))
  const gone = known.filter(({ productId, key }) => !keysOf.get(productId)?.has(key)).map(({ id }) => id)
  if (gone.length > 0) await tx.delete(productOption).where(inArray(productOption.id, gone))
}

type Values = SavedRow['input']['options'][number]['values']

/** Saves exactly these values of the options. Returns their ids by option and key. */
async function saveValues(
  tx: Tx,
  options: readonly { optionId: number; values: Values }[],
): Promise<ReadonlyMap<number, ReadonlyMap<string, number>>> {
  const idsOf = new Map(options.map(({ optionId }) => [optionId, new Map<string, number>()]))
  const rows = options.flatMap(({ optionId, values }) =>
    values.map((value, position) => ({ optionId, ...value, position })),
  )
  const saved = await insertRows<typeof productOptionValue, { id: string; option_id: string; key: string }>(
    tx,
    productOptionValue,
    rows,
    sql`on conflict (option_id, key) do update
      set title = excluded.title, color = excluded.color, position = excluded.position
      returning id, option_id, key`,
  )
  for (const row of saved) idsOf.get(Number(row.option_id))?.set(row.key, Number(row.id))
  for (const piece of splitRows([...idsOf.keys()])) {
    const ids = piece.flatMap((optionId) => [...(idsOf.get(optionId)?.values() ?? [])])
    await tx
      .delete(productOptionValue)
      .where(and(inArray(productOptionValue.optionId, piece), notInArray(productOptionValue.id, ids)))
  }
  return idsOf
}
