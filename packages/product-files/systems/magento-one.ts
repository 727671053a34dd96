import { toTitle } from '../cells/titled.ts'
import { cell, type Row, type SourceFormat, type SourceProduct } from '../rows/source-product.ts'
import { brandAmong, shownAttributes } from './magento-fields.ts'
import { parentAmong, rowsOfVariations, variantIn, wordsOn } from './magento-rows.ts'

/**
 * Magento 1's product export: rows without a sku add to the one above, each one thing: a further category, a picture, a
 * translation (`_store`), or a simple product that is a variant of this configurable one.
 */
export const magentoOne: SourceFormat = {
  name: 'Magento 1',
  columns: [['sku'], ['_type'], ['name'], ['price']],
  continues: true,
  readGroup: (row) => cell(row, 'sku') || undefined,
  readChildren: (row) => [cell(row, '_super_products_sku')].filter(Boolean),
  readProduct(rows) {
    const choice = parentAmong(rows, '_type')
    if (!choice.ok) return choice
    const { parent, kind } = choice
    const below = rowsBelow(parent, rows)
    const variations = rowsOfVariations(variationsIn(below), rows)
    if (!variations.ok) return variations
    const own = readAttributes(parent)
    const optionCodes = below.map((row) => cell(row, '_super_attribute_code'))
    return {
      ok: true,
      product: {
        ...wordsOn(parent),
        brand: brandAmong(own),
        categories: below.map((row) => cell(row, '_category').replaceAll('/', ' > ')).filter(Boolean),
        attributes: shownAttributes(own.filter(({ name }) => !optionCodes.includes(name))),
        pictures: readPictures(parent, below),
        variants:
          kind === 'simple'
            ? [readVariant(parent, {})]
            : variations.found.map(({ row, values }) => readVariant(row, values)),
        isActive: isOnline(parent) && cell(parent, 'visibility') !== '1',
        notes: below.some((row) => cell(row, '_custom_option_title'))
          ? ['products with options to fill in (custom options): left out']
          : [],
      },
    }
  },
}

/** Returns the row of a product and those that add to it, without translations. */
function rowsBelow(parent: Row, rows: readonly Row[]): Row[] {
  const start = rows.indexOf(parent)
  const next = rows.findIndex((row, index) => index > start && cell(row, 'sku') !== '')
  const below = rows.slice(start, next === -1 ? undefined : next)
  return below.filter((row) => cell(row, '_store') === '')
}

/** Returns the skus that make up a configurable product, with the option values of each. */
function variationsIn(rows: readonly Row[]): { sku: string; values: Record<string, string> }[] {
  const variations = new Map<string, Record<string, string>>()
  for (const row of rows) {
    const sku = cell(row, '_super_products_sku')
    const name = toTitle(cell(row, '_super_attribute_code'))
    if (sku !== '' && name !== '')
      variations.set(sku, { ...variations.get(sku), [name]: cell(row, '_super_attribute_option') })
  }
  return Array.from(variations, ([sku, values]) => ({ sku, values }))
}

const isOnline = (row: Row) => cell(row, 'status') !== '2'

const readVariant = (row: Row, values: Record<string, string>) =>
  variantIn(row, {
    values,
    attributes: readAttributes(row),
    days: { from: 'special_from_date', until: 'special_to_date' },
    picture: cell(row, 'image'),
    isActive: isOnline(row),
  })

/** Returns the attributes, which are columns among those of the system. */
const readAttributes = (row: Row): SourceProduct['attributes'] =>
  Object.keys(row.cells).map((name) => ({ name, value: cell(row, name) }))

function readPictures(parent: Row, rows: readonly Row[]): SourceProduct['pictures'] {
  const listed = rows.filter((row) => cell(row, '_media_is_disabled') !== '1')
  const all = [
    { address: cell(parent, 'image'), alt: cell(parent, 'image_label') },
    ...listed.map((row) => ({ address: cell(row, '_media_image'), alt: cell(row, '_media_lable') })),
  ].filter(({ address }) => address !== '' && address !== 'no_selection')
  return all.filter(({ address }, index) => all.findIndex((one) => one.address === address) === index)
}
