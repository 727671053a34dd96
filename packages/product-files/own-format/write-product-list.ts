import { toAmsterdamDate, toAmsterdamInstant } from '@sluimer/domain/time/amsterdam'
import type { CheckedProductInput, ProductVariantInput } from '../input/product-input.ts'
import { formatJson } from './format-json.ts'
import { writeFileProduct } from './product-file.ts'
import { variantColumns } from './variant-table.ts'

type Fields = Record<string, unknown>

/** Yields a list of products as people like to read and change it: without defaults, and with variants in a table. */
export async function* writeProductList(
  products: AsyncIterable<CheckedProductInput>,
): AsyncGenerator<string> {
  let before = '['
  for await (const product of products) {
    yield `${before}\n  ${formatJson(toListedProduct(product), '  ')}`
    before = ','
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}

/**
 * Makes a product into one of a list: the fields that differ from their defaults, and a table of its variants. An option
 * with the name of a column would be mistaken for it, so that the variants of such a product are listed one by one.
 */
export function toListedProduct(product: CheckedProductInput): Fields {
  const { createdAt, options, variants, ...rest } = product
  if (options.some(({ key }) => variantColumns.includes(key))) return { ...writeFileProduct(product) }
  const pictured = findPictured(options, variants)
  const rows = variants.map((variant) => toCells(variant, pictured !== undefined))
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([name, value]) => !isDefault(name, value))),
    ...(createdAt && { createdAt: formatMoment(createdAt) }),
    ...(options.length > 0 && { options: options.map((option) => toOption(option, pictured, variants)) }),
    variants: toTable(
      rows,
      options.map(({ key }) => key),
    ),
  }
}

const wordDefaults: Fields = { vatClass: 'standard', condition: 'new', active: true, popularity: 0 }

function isDefault(name: string, value: unknown): boolean {
  if (name in wordDefaults) return value === wordDefaults[name]
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0
  return value === null || value === '' || value === false || isEmpty
}

type Options = CheckedProductInput['options']

/** Finds the option whose values decide the picture; none when all variants have the same one, or none does. */
function findPictured(options: Options, variants: readonly ProductVariantInput[]): string | undefined {
  const isDecidedBy = (key: string) =>
    Array.from(Map.groupBy(variants, ({ values }) => values[key]).values()).every(
      (some) => countPictures(some) === 1,
    )
  if (countPictures(variants) < 2 || variants.some(({ imageKey }) => imageKey === null)) return undefined
  return options.find(({ key }) => isDecidedBy(key))?.key
}

const countPictures = (variants: readonly ProductVariantInput[]) =>
  new Set(variants.map(({ imageKey }) => imageKey)).size

function toOption(
  option: Options[number],
  pictured: string | undefined,
  variants: readonly ProductVariantInput[],
) {
  const values = option.values.map(({ color, ...value }) => {
    const imageKey =
      option.key === pictured && variants.find(({ values }) => values[option.key] === value.key)?.imageKey
    return { ...value, ...(color && { color }), ...(imageKey && { imageKey }) }
  })
  return { ...option, values }
}

function toCells(
  { priceCents, priceHistory, stockOnHand, values, imageKey, ...variant }: ProductVariantInput,
  isPictured: boolean,
): Fields {
  const euros = (cents: number) => (cents / 100).toFixed(2)
  const life = priceHistory
    ?.map((one) => `${euros(one.priceCents)} from ${formatMoment(one.validFrom)}`)
    .join(', ')
  return {
    ...variant,
    ...values,
    ...(life ? { prices: life } : { price: priceCents / 100 }),
    stock: stockOnHand,
    imageKey: isPictured ? null : imageKey,
  }
}

/** Lays cells out in a table: what all rows share stands once, and columns without anything are left out. */
function toTable(rows: readonly Fields[], optionKeys: readonly string[]) {
  const [first = {}] = rows
  const listed = ['sku', ...optionKeys, ...variantColumns.filter((name) => name !== 'sku')]
  const told = listed.filter((name) => rows.some((row) => !isDefault(name, row[name] ?? null)))
  const isShared = (name: string) =>
    ['imageKey', 'active'].includes(name) && rows.length > 1 && rows.every((row) => row[name] === first[name])
  const columns = told.filter((name) => !isShared(name))
  const shared = Object.fromEntries(told.filter(isShared).map((name) => [name, first[name]]))
  return {
    ...(Object.keys(shared).length > 0 && { shared }),
    columns,
    rows: rows.map((row) => columns.map((name) => row[name] ?? null)),
  }
}

/** Writes the beginning of a Dutch day as its date. */
function formatMoment(moment: Date): string {
  const day = toAmsterdamDate(moment)
  return toAmsterdamInstant(day, '00:00').getTime() === moment.getTime() ? day : moment.toISOString()
}
