import { isRecord } from './records.ts'
import { isVariantTable, readVariantTable } from './variant-table.ts'

type Spreading = { ok: true; product: unknown } | { ok: false; reason: string }

/**
 * Spreads out what a file says once for several variants: a table becomes a list, and the picture of an option's value
 * goes to each variant that has the value and no picture of its own. Anything else is left to the schema.
 */
export function spreadProduct(product: unknown): Spreading {
  if (!isRecord(product)) return { ok: true, product }
  const options = Array.isArray(product.options) ? product.options.filter(isRecord) : []
  const keys = options.flatMap(({ key }) => (typeof key === 'string' ? [key] : []))
  const table = isVariantTable(product.variants) ? readVariantTable(product.variants, keys) : undefined
  if (table?.ok === false) return table
  const variants = table?.variants ?? product.variants
  const pictured = options.filter(({ values }) => listRecords(values).some((value) => 'imageKey' in value))
  const [own, other] = pictured
  if (own === undefined || !Array.isArray(variants)) return { ok: true, product: { ...product, variants } }
  if (other !== undefined)
    return { ok: false, reason: `options: ${own.key} and ${other.key} both have pictures for their values` }
  const pictureOf = new Map(listRecords(own.values).map(({ key, imageKey }) => [key, imageKey]))
  const spread = variants.map((variant: unknown) => {
    if (!isRecord(variant) || variant.imageKey !== undefined || !isRecord(variant.values)) return variant
    const imageKey = pictureOf.get(variant.values[String(own.key)])
    return imageKey === undefined ? variant : { ...variant, imageKey }
  })
  return { ok: true, product: { ...product, options: options.map(withoutPictures), variants: spread } }
}

function withoutPictures({ values, ...option }: Record<string, unknown>) {
  return { ...option, values: listRecords(values).map(({ imageKey, ...value }) => value) }
}

const listRecords = (values: unknown) => (Array.isArray(values) ? values.filter(isRecord) : [])
