import { toTitle } from '../cells/titled.ts'
import { parseGrams } from '../cells/weight.ts'
import {
  cell,
  type Reduction,
  type Row,
  type SourceFormat,
  type SourceProduct,
  type SourceVariant,
} from '../rows/source-product.ts'

const handle = (row: Row) => cell(row, 'handleid', 'handle')
const isVariant = (row: Row) => /^variant$/i.test(cell(row, 'fieldtype'))
const numbers = [1, 2, 3, 4, 5, 6]

/** Wix Stores' product export, older and newer: a row for the product, and one for each variant with its surcharge. */
export const wix: SourceFormat = {
  name: 'Wix',
  columns: [['handleid', 'handle'], ['fieldtype'], ['name'], ['price'], ['productimageurl', 'media']],
  names: ['handleid', 'handle', 'fieldtype'],
  readGroup: (row) => handle(row) || undefined,
  readProduct(rows) {
    const first = rows.find((row) => !isVariant(row))
    if (first === undefined) return { ok: false, reason: 'variants of a product that is not in the file' }
    const given = rows.filter(isVariant)
    const sold = given.length > 0 ? given : [first]
    const options = numbers.map((number) => cell(first, `productoptionname${number}`))
    return {
      ok: true,
      product: {
        line: first.line,
        sku: cell(first, 'sku') || handle(first),
        slug: '',
        title: cell(first, 'name'),
        summary: '',
        description: cell(first, 'description', 'plaindescription'),
        brand: cell(first, 'brand'),
        categories: list(cell(first, 'collection', 'collections', 'categories')),
        attributes: readAttributes(first),
        pictures: list(cell(first, 'productimageurl', 'media')).map((name) => ({
          address: toPictureAddress(name),
          alt: '',
        })),
        variants: sold.map((row) => readVariant(row, first, options)),
        isActive: isVisible(first),
        notes: cell(first, 'customtextfield1')
          ? ['products with texts to fill in by the buyer: left out']
          : [],
      },
    }
  },
}

function readVariant(row: Row, first: Row, options: readonly string[]): SourceVariant {
  const grams = parseGrams(cell(row, 'weight') || cell(first, 'weight'), 'kg')
  const stock = cell(row, 'inventory')
  return {
    sku: cell(row, 'sku'),
    price: cell(row, 'price') || cell(first, 'price'),
    // Newer files give the whole price of each variant.
    surcharge: cell(row, 'surcharge'),
    reduction: { price: '', off: readDiscount(first), from: '', until: '' },
    formerPrice: cell(row, 'strikethroughprice'),
    barcode: cell(row, 'barcode'),
    stock: /^(out_?of_?stock|false)$/i.test(stock) ? '0' : stock,
    ...(grams === undefined ? {} : { weightGrams: grams }),
    values: row === first ? {} : readValues(row, options),
    picture: '',
    isActive: row === first || isVisible(row),
  }
}

/** Returns the discount, which applies to all variants of a product. */
const readDiscount = (first: Row): NonNullable<Reduction['off']> => ({
  amount: cell(first, 'discountvalue'),
  in: /^percent$/i.test(cell(first, 'discountmode')) ? 'percent' : 'euros',
})

const readValues = (row: Row, options: readonly string[]) =>
  Object.fromEntries(
    options.flatMap((name, index) => {
      const value = cell(row, `productoptiondescription${index + 1}`, `productoptionchoices${index + 1}`)
      // A color is written with its code: '#ffffff:Wit'.
      return name === '' ? [] : [[name, value.replace(/^#[0-9a-f]{3,8}:/i, '')]]
    }),
  )

const readAttributes = (row: Row): SourceProduct['attributes'] =>
  numbers
    .map((number) => ({
      name: toTitle(cell(row, `additionalinfotitle${number}`)),
      value: cell(row, `additionalinfodescription${number}`),
    }))
    .filter(({ name, value }) => name !== '' && value !== '')

const isVisible = (row: Row) => !/^(false|hidden|no)$/i.test(cell(row, 'visible'))

const list = (text: string) =>
  text
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)

/** Returns the address of a picture; those that Wix stores are named without it. */
const toPictureAddress = (name: string) =>
  /^https?:/i.test(name)
    ? name
    : `https://static.wixstatic.com/media/${name.replace(/^wix:image:\/\/v1\//, '')}`
