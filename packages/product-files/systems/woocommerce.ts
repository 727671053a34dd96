import { parseGrams } from '../cells/weight.ts'
import {
  cell,
  type Row,
  type SourceFormat,
  type SourceProduct,
  type SourceVariant,
} from '../rows/source-product.ts'
import { twiceInFile } from '../rows/twins.ts'
import { shareStock, spreadAnyValues } from './woocommerce-any.ts'
import { readAttributes, splitList } from './woocommerce-attributes.ts'
import { toEnglishColumn } from './woocommerce-words.ts'

const readKinds = (row: Row) => cell(row, 'type').toLowerCase().split(/,\s*/)
const isVariation = (row: Row) => readKinds(row).includes('variation')
const numbered = (row: Row) => cell(row, 'id') && `id:${cell(row, 'id')}`
const ownName = (row: Row) => cell(row, 'sku') || numbered(row)

/** WooCommerce's product export: a parent with its attributes, and a row for each variation that names its parent. */
export const woocommerce: SourceFormat = {
  name: 'WooCommerce',
  columns: [['type'], ['sku', 'id'], ['name'], ['regular price'], ['parent', 'categories']],
  columnNamed: toEnglishColumn,
  names: ['type', 'id', 'sku', 'parent'],
  readGroup: (row) => (isVariation(row) ? cell(row, 'parent') : ownName(row)) || undefined,
  // A variation may name its parent by number although the parent has a sku.
  readChildren: (row) =>
    (isVariation(row) || ownName(row) === numbered(row) ? [] : [numbered(row)]).filter(Boolean),
  readProduct(rows) {
    const [parent, twin] = rows.filter((row) => !isVariation(row))
    if (parent === undefined) return { ok: false, reason: 'variations of a product that is not in the file' }
    if (twin !== undefined) return { ok: false, reason: twiceInFile(ownName(parent), parent, twin) }
    const problem = whyNoGoods(readKinds(parent))
    if (problem !== undefined) return { ok: false, reason: problem }
    const variations = rows.filter(isVariation)
    const given = readAttributes(parent)
    // Rows of variations name only the attributes in which they differ; an empty cell then means any value.
    const isOption = (name: string) =>
      variations.some((row) => readAttributes(row).some((one) => one.name === name))
    const options = given.filter(({ name }) => isOption(name))
    return {
      ok: true,
      product: {
        line: parent.line,
        sku: ownName(parent),
        slug: '',
        title: cell(parent, 'name'),
        summary: unescaped(cell(parent, 'short description')),
        description: unescaped(cell(parent, 'description')),
        brand: splitList(cell(parent, 'brands'))[0] ?? '',
        categories: splitList(cell(parent, 'categories')),
        attributes: [
          ...given
            .filter(({ name }) => !isOption(name))
            .flatMap(({ name, value }) => splitList(value).map((one) => ({ name, value: one }))),
          ...readSizes(parent),
        ],
        pictures: readPictures(parent),
        variants: readKinds(parent).includes('variable')
          ? shareParentStock(
              parent,
              spreadAnyValues(
                variations.map((row) => readVariant(row, options)),
                options,
              ),
            )
          : [readVariant(parent, [])],
        isActive: cell(parent, 'published') === '1' && cell(parent, 'visibility in catalog') !== 'hidden',
        taxClass: cell(parent, 'tax class'),
      },
    }
  },
}

function whyNoGoods(kinds: readonly string[]): string | undefined {
  const unsent = kinds.find((kind) => kind === 'virtual' || kind === 'downloadable')
  if (unsent !== undefined) return `a ${unsent} product is not sent and cannot be sold here`
  const kind = kinds.find((one) => !['simple', 'variable'].includes(one))
  return kind === undefined ? undefined : `a product of the kind ${kind || 'none'} cannot be sold here`
}

function readVariant(row: Row, options: readonly { name: string }[]): SourceVariant {
  const given = readAttributes(row)
  const grams = ['kg', 'g', 'lbs', 'oz']
    .map((unit) => parseGrams(cell(row, `weight (${unit})`), unit))
    .find(Boolean)
  return {
    sku: cell(row, 'sku'),
    price: cell(row, 'regular price'),
    reduction: {
      price: cell(row, 'sale price'),
      from: cell(row, 'date sale price starts'),
      until: cell(row, 'date sale price ends'),
    },
    barcode: cell(row, 'gtin, upc, ean, or isbn'),
    stock: cell(row, 'in stock?') === '0' ? '0' : cell(row, 'stock').replace(/^parent$/i, ''),
    ...(grams === undefined ? {} : { weightGrams: grams }),
    values: Object.fromEntries(
      options.map(({ name }) => [name, given.find((one) => one.name === name)?.value ?? '']),
    ),
    picture: options.length === 0 ? '' : (readPictures(row)[0]?.address ?? ''),
    isActive: !isVariation(row) || cell(row, 'published') === '1',
  }
}

/** Divides the stock when the parent keeps that of all its variations. */
function shareParentStock(parent: Row, variants: SourceVariant[]): SourceVariant[] {
  const stock = cell(parent, 'stock')
  return stock !== '' && variants.every((one) => one.stock === '') ? shareStock(variants, stock) : variants
}

const sizes = { length: 'Lengte', width: 'Breedte', height: 'Hoogte' }

/** Returns the measurements as attributes: '200 cm'. */
const readSizes = (row: Row): SourceProduct['attributes'] =>
  Object.entries(sizes).flatMap(([size, name]) =>
    ['cm', 'mm', 'm', 'in'].flatMap((unit) => {
      const value = cell(row, `${size} (${unit})`)
      return Number(value.replace(',', '.')) > 0
        ? [{ name, value: `${value.replace('.', ',')} ${unit}` }]
        : []
    }),
  )

const readPictures = (row: Row): SourceProduct['pictures'] =>
  splitList(cell(row, 'images')).map((address) => ({ address, alt: '' }))

/** Restores line breaks, which are written as a backslash and an n. */
const unescaped = (text: string) => text.replaceAll('\\n', '\n')
