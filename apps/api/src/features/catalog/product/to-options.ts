import type { ProductOption } from '@sluimer/contract/catalog/product'
import type { findChosenValues, findOptionValues } from './product.queries.ts'

type OptionRows = Awaited<ReturnType<typeof findOptionValues>>
type ChosenRows = Awaited<ReturnType<typeof findChosenValues>>

/**
 * Returns a product's options with the values that some active variant has, and per variant its values in the order
 * of the options. The rows must come in the order in which they are shown.
 */
export function toOptions(
  rows: OptionRows,
  chosen: ChosenRows,
): { options: ProductOption[]; listValueIds: (variantId: number) => string[] } {
  const inUse = new Set(chosen.map((row) => row.optionValueId))
  const chosenOf = Map.groupBy(chosen, (row) => row.variantId)
  const options = new Map<number, ProductOption>()
  for (const { option, value } of rows) {
    if (!inUse.has(value.id)) continue
    const known = options.get(option.id)
    const entry = known ?? { id: String(option.id), key: option.key, title: option.title, values: [] }
    entry.values.push({ id: String(value.id), key: value.key, title: value.title, color: value.color })
    if (known === undefined) options.set(option.id, entry)
  }
  const shownOrder = rows.map(({ value }) => value.id)
  return {
    options: [...options.values()],
    listValueIds: (variantId) =>
      (chosenOf.get(variantId) ?? [])
        .map((row) => row.optionValueId)
        .sort((a, b) => shownOrder.indexOf(a) - shownOrder.indexOf(b))
        .map(String),
  }
}
