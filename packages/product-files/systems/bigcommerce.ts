import {
  cell,
  type Row,
  type SourceFormat,
  type SourceReading,
  type SourceVariant,
} from '../rows/source-product.ts'

const readKind = (row: Row) => cell(row, 'item type', 'item').toLowerCase()
const isVariant = (row: Row) => ['sku', 'variant'].includes(readKind(row))
const readSku = (row: Row) => cell(row, 'product code/sku', 'sku')

const readProduct = (rows: readonly Row[]): SourceReading => {
  const [first] = rows
  if (first === undefined || readKind(first) !== 'product')
    return { ok: false, reason: 'a row of no product' }
  if (/^(d|digital)$/i.test(cell(first, 'product type', 'type')))
    return { ok: false, reason: 'a digital product is not sent and cannot be sold here' }
  const rule = rows.find((row) => readKind(row) === 'rule' && cell(row, 'price') !== '')
  if (rule !== undefined) return { ok: false, reason: `row ${rule.line}: a rule that changes its price` }
  const variants = rows.filter(isVariant)
  const sold = variants.length > 0 ? variants : [first]
  return {
    ok: true,
    product: {
      line: first.line,
      sku:
        readSku(first) || cell(first, 'product id', 'id') || cell(first, 'product url').replaceAll('/', ''),
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
      pictures: readPictures(rows),
      variants: sold.map((row) => readVariant(row, first)),
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
  readGroup: nameOfProduct,
  readProduct,
}

/** Its newer export: the rows of variants and pictures are below the product. */
export const bigCommerceNow: SourceFormat = {
  name: 'BigCommerce',
  columns: [['item'], ['name'], ['sku'], ['options'], ['price']],
  continues: true,
  readGroup: nameOfProduct,
  readProduct,
}

function nameOfProduct(row: Row): string | undefined {
  if (readKind(row) !== 'product') return undefined
  return cell(row, 'product id', 'id') || readSku(row) || undefined
}

function readVariant(row: Row, first: Row): SourceVariant {
  const said = (...names: string[]) => cell(row, ...names) || cell(first, ...names)
  const isCounted = !/^(none|off)$/i.test(cell(first, 'inventory tracking', 'track inventory'))
  return {
    sku: readSku(row),
    price: said('price'),
    reduction: { price: said('sale price'), from: '', until: '' },
    formerPrice: said('retail price'),
    barcode: cell(row, 'product upc/ean', 'upc/ean', 'global trade number'),
    stock: isCounted ? cell(row, 'current stock level', 'current stock') : '',
    ...(Number(said('product weight', 'weight')) > 0 ? { bareWeight: said('product weight', 'weight') } : {}),
    values: row === first ? {} : readValues(row),
    picture: cell(row, 'variant image url'),
  }
}

/** Reads '[RB]Kleur=Blauw,[RT]Maat=160x230', or 'Type=Swatch|Name=Kleur|Value=Blauw[#0000ff]'. */
function readValues(row: Row): Record<string, string> {
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

const readPictures = (rows: readonly Row[]) => {
  const columns = ['internal image url (export)', 'image url (import)', 'product image url']
  const addresses = rows.flatMap((row) => [
    cell(row, ...columns),
    ...Object.keys(row.cells)
      .filter((name) => /^product image (file|url) - ?\d+$/.test(name))
      .map((name) => cell(row, name)),
  ])
  return [...new Set(addresses)].filter(Boolean).map((address) => ({ address, alt: '' }))
}
