import { slugify } from '@sluimer/domain/catalog/slug'
import { toSingleLine } from '../cells/plain-text.ts'
import { parseGrams } from '../cells/weight.ts'
import type { TakePicture } from '../input/picture-port.ts'
import { distinct, type Remark } from '../mapping/notes.ts'
import type { SourceProduct, SourceVariant } from '../rows/source-product.ts'
import { calculatePresentPrice } from './present-price.ts'
import { hasLostDigits, readEan, remarkOnBarcode } from './read-barcode.ts'
import { readStock } from './read-stock.ts'
import { shortenSku } from './shorten-sku.ts'

interface Option {
  key: string
  title: string
  values: { key: string; title: string }[]
}

interface Terms {
  now: Date
  /** Pieces of a variant in stock when the file does not say how many. */
  stock: number
  /** The percentage to add to prices without VAT; 0 when they include it. */
  vatPercent: number
  /** The unit of weights for which the file names none. */
  weightUnit: string | undefined
  optionTitle(name: string): string
}

/** A size that a spreadsheet took for a day: '1-feb' for 1-2, 'jan-40' for 1/40. */
const madeADay =
  /^(\d{1,2}[- /])?(jan|feb|mrt|mar|mär|apr|mei|may|mai|jun|jul|aug|sep|sept|okt|oct|nov|dec|dez)\.?([- /]\d{2,4})?$/i

/** Returns the variants of a product with their options, in the order of the file. */
export async function toVariants(
  { sku: productSku, variants: given }: SourceProduct,
  { now, stock, vatPercent, weightUnit, optionTitle }: Terms,
  takePicture: TakePicture,
) {
  const reasons: string[] = given.length === 0 ? ['it has nothing to sell: no variant with a price'] : []
  const notes: Remark[] = []
  const options = new Map<string, Option>()
  const variants: object[] = []
  const bySku = Map.groupBy(given, ({ sku }) => sku)
  const isShared = ({ sku }: SourceVariant) => (bySku.get(sku)?.length ?? 0) > 1
  const chooseSku = (one: SourceVariant) => {
    const values = Object.values(one.values).map(toSingleLine)
    if (one.sku === '') return shortenSku(slugify([productSku, ...values].join(' ')))
    return shortenSku(
      isShared(one) ? [one.sku, slugify(values.join(' '))].filter(Boolean).join('-') : one.sku,
    )
  }
  for (const one of given) {
    const named = chooseSku(one)
    if (one.sku === '') notes.push('variants without a sku: named after their product and values')
    else if (isShared(one))
      notes.push({
        note: 'variants that share a sku with others of their product: named after it and their values',
        example: one.sku,
      })
    const { price, notes: told } = calculatePresentPrice(one, vatPercent, now)
    notes.push(...told)
    if (!price.ok) reasons.push(given.length === 1 ? price.reason : `${named}: ${price.reason}`)
    const ean = readEan(one.barcode)
    if (one.barcode !== '' && ean === undefined) notes.push(remarkOnBarcode(one.barcode))
    if (hasLostDigits(one.sku))
      reasons.push(
        `the sku '${one.sku}' lost digits in a spreadsheet: make that column text, and export again`,
      )
    const { pieces, note } = readStock(one.stock)
    if (note !== undefined) notes.push(note)
    if (pieces === undefined)
      notes.push(`variants in stock, but how many is not said: ${stock} (defaults.stock in the mapping file)`)
    const values: Record<string, string> = {}
    for (const [name, value] of Object.entries(one.values)) {
      const option = optionNamed(options, optionTitle(toSingleLine(name)))
      const title = toSingleLine(value)
      const key = slugify(title)
      if (key === '') reasons.push(`${named}: no value for ${option.title}`)
      else if (!option.values.some((known) => known.key === key)) option.values.push({ key, title })
      if (madeADay.test(title))
        notes.push({ note: 'values that a spreadsheet may have made days of', example: title })
      values[option.key] = key
    }
    const grams = one.weightGrams ?? parseGrams(one.bareWeight ?? '', weightUnit ?? '')
    if (grams === undefined && one.bareWeight !== undefined)
      notes.push('weights without a unit: left out (weightUnit in the mapping file)')
    const picture = one.picture === '' ? undefined : await takePicture(one.picture, named)
    variants.push({
      sku: named,
      values,
      ...(price.ok ? { priceCents: price.cents } : {}),
      stockOnHand: pieces ?? stock,
      ...(ean === undefined ? {} : { ean }),
      ...(grams === undefined ? {} : { weightGrams: grams }),
      ...(picture?.ok ? { imageKey: picture.key } : {}),
      ...(one.isActive === false ? { active: false } : {}),
    })
  }
  return {
    variants,
    options: [...options.values()],
    reasons: [...new Set(reasons)],
    notes: distinct(notes),
  }
}

function optionNamed(options: Map<string, Option>, title: string): Option {
  const key = slugify(title) || 'keuze'
  const option = options.get(key) ?? { key, title, values: [] }
  options.set(key, option)
  return option
}
