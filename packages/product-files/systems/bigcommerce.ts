import {
  cell,
  type Row,
  type SourceFormat,
  type SourceReading,
  type SourceVariant,
} from '../rows/source-product.ts'

const kindOf = (row: Row) => cell(row, 'item type', 'item').toLowerCase()
const isVariant = (row: Row) => ['sku', 'variant'].includes(kindOf(row))
const skuOf = (row: Row) => cell(row, 'product code/sku', 'sku')

const productOf = (rows: readonly Row[]): SourceReading => {
  const [first] = rows
  if (first === undefined || kindOf(first) !== 'product') return { ok: false, reason: 'a row of no product' }
  if (/^(d|digital)$/i.test(cell(first, 'product type', 'type')))
    return { ok: false, reason: 'a digital product is not sent and cannot be sold here' }
  const rule = rows.find((row) => kindOf(row) === 'rule' && cell(row, 'price') !== '')
  if (rule !== undefined) return { ok: false, reason: `row ${rule.line}: a rule that changes its price` }
  const variants = rows.filter(isVariant)
  const sold = variants.length > 0 ? variants : [first]
  return {
    ok: true,
    product: {
      line: first.line,
      sku: skuOf(first) || cell(first, 'product id', 'id') || cell(first, 'product url').replaceAll('/', ''),
      slug: cell(first, 'product url').replaceAll('/', ''),
      title: cell(first, 'product name', 'name'),
      summary: '',
      description: cell(first, 'product description', 'description'),
      brand: cell(first, 'brand name', 'brand'),
      categories: cell(first, 'category', 'categories')
        .split(';')
        .map((path) => path.trim().replaceAll('/', ' > '))
        .filter((path) => !/^\d*$/.test(path)),
      attributes: [],
      pictures: picturesOf(rows),
      variants: sold.map((row) => variantOf(row, first)),
      isActive: !/^(n|no|false|0)$/i.test(cell(first, 'product visible?', 'is visible')),
      isUsed: /^(used|refurbished)$/i.test(cell(first, 'product condition')),
    },
  }
}

/** BigCommerce's older export: the rows of a product's skus and rules are below it. */
export const bigCommerce: SourceFormat = {
  name: 'BigCommerce',
  columns: [['item type'], ['product name'], ['product code/sku'], ['price']],
  continues: true,
  groupOf: nameOfProduct,
  productOf,
}

/** Its newer export: the rows of variants and pictures are below the product. */
export const bigCommerceNow: SourceFormat = {
  name: 'BigCommerce',
  columns: [['item'], ['name'], ['sku'], ['options'], ['price']],
  continues: true,
  groupOf: nameOfProduct,
  productOf,
}

function nameOfProduct(row: Row): string | undefined {
  if (kindOf(row) !== 'product') return undefined
  return cell(row, 'product id', 'id') || skuOf(row) || undefined
}

function variantOf(row: Row, first: Row): SourceVariant {
  const said = (...names: string[]) => cell(row, ...names) || cell(first, ...names)
  const isCounted = !/^(none|off)$/i.test(cell(first, 'inventory tracking', 'track inventory'))
  return {
    sku: skuOf(row),
    price: said('price'),
    reduction: { price: said('sale price'), from: '', until: '' },
    formerPrice: said('retail price'),
    barcode: cell(row, 'product upc/ean', 'upc/ean', 'global trade number'),
    stock: isCounted ? cell(row, 'current stock level', 'current stock') : '',
    ...(Number(said('product weight', 'weight')) > 0 ? { bareWeight: said('product weight', 'weight') } : {}),
    values: row === first ? {} : valuesOf(row),
    picture: cell(row, 'variant image url'),
  }
}

/** Reads '[RB]Kleur=Blauw,[RT]Maat=160x230', or 'Type=Swatch|Name=Kleur|Value=Blauw[#0000ff]'. */
function valuesOf(row: Row): Record<string, string> {
  const older = cell(row, 'product name')
    .split(/,(?=\[)/)
    .map((part) => /^\[\w+\]([^=]+)=(.*)$/s.exec(part.trim()))
  const newer = cell(row, 'options').matchAll(/Name=([^|]+)\|Value=(.*?)(?=$|\n|[;|,]?Type=)/g)
  return Object.fromEntries(
    [...older, ...newer].flatMap((match) =>
      match === null
        ? []
        : [[match[1]?.trim() ?? '', (match[2] ?? '').replace(/\[#[^\]]*\]$|:#[0-9a-f]{3,8}$/i, '').trim()]],
    ),
  )
}

const picturesOf = (rows: readonly Row[]) => {
  const columns = ['internal image url (export)', 'image url (import)', 'product image url']
  const addresses = rows.flatMap((row) => [
    cell(row, ...columns),
    ...Object.keys(row.cells)
      .filter((name) => /^product image (file|url) - ?\d+$/.test(name))
      .map((name) => cell(row, name)),
  ])
  return [...new Set(addresses)].filter(Boolean).map((address) => ({ address, alt: '' }))
}
