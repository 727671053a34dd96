import { z } from 'zod'

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])
const tableSchema = z.strictObject({
  shared: z.record(z.string(), cell).default({}),
  columns: z.array(z.string()).min(1),
  rows: z.array(z.array(cell)),
})

/** The columns of a table of variants besides its options, in the order in which an export writes them. */
export const variantColumns = [
  ...['sku', 'ean', 'title', 'price', 'prices'],
  ...['stock', 'weightGrams', 'imageKey', 'active'],
]

/** Whether variants are given as a table, instead of a list with an object for each. */
export const isVariantTable = (variants: unknown): variants is object =>
  typeof variants === 'object' && variants !== null && !Array.isArray(variants)

type Variants = Record<string, unknown>[]
type Reading = { ok: true; variants: Variants } | { ok: false; reason: string }

/**
 * Turns a table of variants into the list that it stands for: a row for each variant, a column for each field and each
 * option. What every variant has in common stands in `shared`; an empty cell (null) leaves a field out.
 */
export function readVariantTable(table: object, optionKeys: readonly string[]): Reading {
  const parsed = tableSchema.safeParse(table)
  if (!parsed.success)
    return refuse('a table has columns, rows of cells (words, numbers, true, false or null), and shared')
  const { shared, columns, rows } = parsed.data
  const names = [...Object.keys(shared), ...columns]
  const unknown = names.find((name) => !variantColumns.includes(name) && !optionKeys.includes(name))
  const both = names.find((name) => variantColumns.includes(name) && optionKeys.includes(name))
  const twice = names.find((name, at) => names.indexOf(name) < at)
  if (unknown !== undefined)
    return refuse(`'${unknown}' is no column: ${[...variantColumns, ...optionKeys].join(', ')}`)
  if (both !== undefined) return refuse(`'${both}' is an option and a field: list these variants one by one`)
  if (twice !== undefined) return refuse(`'${twice}' comes twice`)
  if (names.includes('price') && names.includes('prices'))
    return refuse("'price' and 'prices' exclude each other")
  const variants: Variants = []
  for (const [at, row] of rows.entries()) {
    if (row.length !== columns.length)
      return refuse(`row ${at + 1} has ${row.length} cells, and there are ${columns.length} columns`)
    const cells = { ...shared, ...Object.fromEntries(columns.map((name, place) => [name, row[place]])) }
    const variant = toVariant(cells, optionKeys)
    if (typeof variant === 'string') return refuse(`row ${at + 1}, ${variant}`)
    variants.push(variant)
  }
  return { ok: true, variants }
}

function toVariant(cells: object, optionKeys: readonly string[]): Record<string, unknown> | string {
  const given = Object.entries(cells).filter(([, value]) => value !== null)
  const isOption = ([name]: [string, unknown]) => optionKeys.includes(name)
  const { prices, ...fields } = Object.fromEntries(given.filter((one) => !isOption(one)))
  const life = prices === undefined ? {} : readPrices(prices)
  if (life === undefined)
    return `prices: '${prices}' is not written like '44.95 from 2026-07-21, 34.95 from 2026-11-18'`
  return { ...fields, ...life, values: Object.fromEntries(given.filter(isOption)) }
}

/** Reads '44.95 from 2026-07-21, 34.95 from 2026-11-18', oldest first: the last price is the present one. */
function readPrices(text: unknown) {
  const parts = String(text)
    .split(', ')
    .map((part) => /^(\d+(?:\.\d{1,2})?) from (\S+)$/.exec(part))
  const priceHistory = parts.flatMap((part) =>
    part?.[1] && part[2] ? [{ price: Number(part[1]), validFrom: part[2] }] : [],
  )
  const price = priceHistory.at(-1)?.price
  return priceHistory.length === parts.length && price !== undefined ? { price, priceHistory } : undefined
}

const refuse = (reason: string): Reading => ({ ok: false, reason: `variants: ${reason}` })
