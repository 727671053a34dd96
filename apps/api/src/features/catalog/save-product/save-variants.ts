import { asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { insertRows } from '../../../platform/db/insert-rows.ts'
import { splitRows } from '../../../platform/db/split-rows.ts'
import { setPrices } from '../price/set-price.ts'
import { variant, variantOptionValue } from '../tables/variant-tables.ts'
import { addVariants } from './add-variants.ts'
import type { OptionValueIds } from './save-options.ts'
import type { SavedRow } from './saved-row.ts'
import { formatVariantTitle } from './variant-title.ts'

/** Saves the variants of products, in this order. Others are kept, since orders refer to them, but not sold. */
export async function saveVariants(
  tx: Tx,
  rows: readonly SavedRow[],
  valueIdsOf: ReadonlyMap<number, OptionValueIds>,
  now: Date,
): Promise<void> {
  const known = await tx
    .select()
    .from(variant)
    .where(
      inArray(
        variant.productId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(variant.id))
    .for('no key update')
  const knownOf = new Map(known.map((one) => [`${one.productId}/${one.sku}`, one]))
  const wanted = rows.flatMap(({ id, input }) =>
    input.variants.map((given, position) => ({
      productId: id,
      given,
      stored: knownOf.get(`${id}/${given.sku}`),
      values: {
        ean: given.ean,
        title: given.title ?? formatVariantTitle(given, input.options),
        imageKey: given.imageKey,
        weightGrams: given.weightGrams,
        position,
        active: given.active,
      },
    })),
  )
  const kept = wanted.flatMap(({ stored, ...one }) => (stored === undefined ? [] : [{ ...one, stored }]))
  for (const { stored, values } of kept)
    if (differs(stored, values)) await tx.update(variant).set(values).where(eq(variant.id, stored.id))
  const prices = kept.map(({ stored, given }) => ({ variantId: stored.id, priceCents: given.priceCents }))
  await setPrices(tx, prices, now)
  const added = wanted.filter(({ stored }) => stored === undefined)
  const idOfNew = await addVariants(tx, added, now)

  const named = new Set(kept.map(({ stored }) => stored.id))
  const unnamed = known.filter(({ id, active }) => active && !named.has(id)).map(({ id }) => id)
  if (unnamed.length > 0) await tx.update(variant).set({ active: false }).where(inArray(variant.id, unnamed))

  const valuesOf = new Map<number, number[]>(known.map(({ id }) => [id, []]))
  for (const { productId, given, stored } of wanted) {
    const id = stored?.id ?? idOfNew.get(given.sku)
    if (id === undefined) throw new Error(`the variant ${given.sku} was not saved`)
    const ids = valueIdsOf.get(productId)
    valuesOf.set(
      id,
      Object.entries(given.values).flatMap(([option, value]) => ids?.get(option)?.get(value) ?? []),
    )
  }
  await linkValues(
    tx,
    valuesOf,
    known.map(({ id }) => id),
  )
}

type Stored = typeof variant.$inferSelect

function differs(
  stored: Stored,
  values: Pick<Stored, 'ean' | 'title' | 'imageKey' | 'weightGrams' | 'position' | 'active'>,
) {
  return (
    stored.ean !== values.ean ||
    stored.title !== values.title ||
    stored.imageKey !== values.imageKey ||
    stored.weightGrams !== values.weightGrams ||
    stored.position !== values.position ||
    stored.active !== values.active
  )
}

/** Links each variant to exactly these values; only the `known` variants may have other links already. */
async function linkValues(
  tx: Tx,
  valuesOf: ReadonlyMap<number, readonly number[]>,
  known: readonly number[],
): Promise<void> {
  const stored = new Map<number, number[]>()
  for (const piece of splitRows(known)) {
    const links = await tx
      .select()
      .from(variantOptionValue)
      .where(inArray(variantOptionValue.variantId, piece))
    for (const { variantId, optionValueId } of links)
      stored.set(variantId, [...(stored.get(variantId) ?? []), optionValueId])
  }
  const changed = [...valuesOf].filter(([id, values]) => !isSameSet(values, stored.get(id) ?? []))
  const emptied = changed.map(([id]) => id).filter((id) => stored.has(id))
  for (const piece of splitRows(emptied))
    await tx.delete(variantOptionValue).where(inArray(variantOptionValue.variantId, piece))
  const rows = changed.flatMap(([variantId, values]) =>
    values.map((optionValueId) => ({ variantId, optionValueId })),
  )
  await insertRows(tx, variantOptionValue, rows)
}

const isSameSet = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((value) => other.includes(value))
