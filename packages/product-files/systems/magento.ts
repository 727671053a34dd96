import { toTitle } from '../cells/titled.ts'
import { cell, type Row, type SourceFormat, type SourceProduct } from '../rows/source-product.ts'
import { brandAmong, shownAttributes } from './magento-fields.ts'
import { parentAmong, rowsOfVariations, variantIn, wordsOn } from './magento-rows.ts'

/** Magento 2's product export: a configurable product lists its simple ones, which are rows of their own. */
export const magento: SourceFormat = {
  name: 'Magento',
  columns: [['sku'], ['product_type'], ['name'], ['price']],
  readGroup: (row) => cell(row, 'sku') || undefined,
  readChildren: (row) => readVariations(row).map(({ sku = '' }) => sku),
  readProduct(allRows) {
    // A row for a store view contains what differs in that view, above all its translation.
    const rows = allRows.filter((row) => readView(row) === '')
    const views = new Set(allRows.map(readView).filter(Boolean))
    if (rows.length === 0)
      return { ok: false, reason: `it stands in the file for the store view ${[...views].join(', ')} alone` }
    const choice = parentAmong(rows, 'product_type')
    if (!choice.ok) return choice
    const { parent, kind } = choice
    const own = namedList(cell(parent, 'additional_attributes'))
    const labels = Object.fromEntries(
      namedList(cell(parent, 'configurable_variation_labels')).map(({ name, value }) => [name, value]),
    )
    const listed = readVariations(parent)
    const optionCodes = listed.flatMap((one) => Object.keys(one))
    const variations = rowsOfVariations(
      listed.map(({ sku = '', ...codes }) => ({
        sku,
        values: Object.fromEntries(
          Object.entries(codes).map(([code, value]) => [labels[code] ?? toTitle(code), value]),
        ),
      })),
      rows,
    )
    if (!variations.ok) return variations
    return {
      ok: true,
      product: {
        ...wordsOn(parent),
        brand: brandAmong(own),
        categories: cell(parent, 'categories')
          .split(/[,|]/)
          .map((one) => withoutRoot(one.trim()))
          .filter(Boolean),
        attributes: shownAttributes(own.filter(({ name }) => !optionCodes.includes(name))),
        pictures: readPictures(parent),
        variants:
          kind === 'simple'
            ? [readVariant(parent, {})]
            : variations.found.map(({ row, values }) => readVariant(row, values)),
        isActive: isOnline(parent) && cell(parent, 'visibility') !== 'Not Visible Individually',
        taxClass: cell(parent, 'tax_class_name'),
        notes: [
          ...(cell(parent, 'custom_options')
            ? ['products with options to fill in (custom_options): left out']
            : []),
          ...Array.from(
            views,
            (view) => `texts of the store view '${view}': left out, the default view counts`,
          ),
        ],
      },
    }
  },
}

const readView = (row: Row) => {
  const view = cell(row, 'store_view_code')
  return view.toLowerCase() === 'all' || view.toLowerCase() === 'default_view' ? '' : view
}

const isOnline = (row: Row) => cell(row, 'product_online') !== '2'

const readVariant = (row: Row, values: Record<string, string>) =>
  variantIn(row, {
    values,
    attributes: namedList(cell(row, 'additional_attributes')),
    days: { from: 'special_price_from_date', until: 'special_price_to_date' },
    picture: cell(row, 'base_image'),
    isActive: isOnline(row),
  })

/** Reads 'sku=A,size=XS|sku=B,size=S'. */
const readVariations = (row: Row) =>
  cell(row, 'configurable_variations')
    .split('|')
    .map(
      (text): Record<string, string> =>
        Object.fromEntries(namedList(text).map(({ name, value }) => [name, value])),
    )
    .filter(({ sku }) => sku)

/**
 * Reads 'color=Black, or nearly,size=XS': a comma separates two attributes only before a name. Exports with enclosed
 * fields write 'color="Black",size="XS"'.
 */
const namedList = (text: string): SourceProduct['attributes'] =>
  text
    .split(/,(?=[a-z]\w*=)/i)
    .map((part) => ({
      name: part.split('=', 1)[0] ?? '',
      value: part
        .slice(part.indexOf('=') + 1)
        .trim()
        .replace(/^"(.*)"$/s, '$1')
        .replaceAll('""', '"'),
    }))
    .filter(({ name, value }) => name !== '' && value !== '')

function readPictures(row: Row) {
  const labels = splitList(cell(row, 'additional_image_labels'))
  const base = cell(row, 'base_image')
  const more = splitList(cell(row, 'additional_images')).map((address, index) => ({
    address,
    alt: labels[index] ?? '',
  }))
  return [{ address: base, alt: cell(row, 'base_image_label') }, ...more].filter(
    ({ address }, index) => address !== '' && address !== 'no_selection' && (index === 0 || address !== base),
  )
}

const splitList = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
/** Removes the first part of 'Default Category/Slapen/Dekbedden', which is the shop's root. */
const withoutRoot = (path: string) => path.split('/').slice(1).join(' > ')
