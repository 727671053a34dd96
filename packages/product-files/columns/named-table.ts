import { isForSale, isSecondHand, tellsForSale, whyNotSent } from '../cells/cell-words.ts'
import { toColumnName } from '../cells/column-name.ts'
import { findCommonTitle } from '../cells/common-title.ts'
import { cell, type Row, type SourceFormat, type SourceVariant } from '../rows/source-product.ts'
import { twiceInFile, withoutTwins } from '../rows/twins.ts'
import { columnsIn, type NamedColumns, type Said } from './named-columns.ts'
import { brandIn, parseSlug, readAttributes, readCategories } from './named-features.ts'
import { readOptions, unnamedOption } from './named-options.ts'
import { addressesIn, readPictures } from './named-pictures.ts'
import { readPrices, readStock, readWeight } from './named-prices.ts'
import { readSizes } from './named-sizes.ts'

const said: Said = (row, column) => (column === undefined ? '' : cell(row, toColumnName(column)))

/** Returns a format for a table whose columns were named by people or by `guessColumns`. */
export function tableWith(columns: NamedColumns, name = 'its own columns'): SourceFormat {
  const known = columnsIn(columns).map(toColumnName)
  /** A product's categories and pictures: rows of one product may each contain a part of them. */
  const places = [
    columns.categories ?? [],
    columns.category,
    columns.pictures,
    columns.pictureTexts ?? [],
    columns.slug ?? [],
  ]
    .flat()
    .map(toColumnName)
  const telling = known.filter((one) => !places.includes(one))
  const readParent = (row: Row) => said(row, columns.parent).replace(/^0$/, '')
  const readSku = (row: Row) => said(row, columns.sku)
  const readName = (row: Row) => readSku(row) || said(row, columns.id)
  const isFamily = columns.parent !== undefined || columns.continues === true
  /** Numbers and skus of different products may look alike, so a reference to a row is kept apart from its name. */
  const referredTo = (reference: string) => `ref:${reference}`

  return {
    name,
    columns: known.map((one) => [one]),
    ...(columns.continues ? { continues: true } : {}),
    readGroup(row) {
      const parent = readParent(row)
      if (parent !== '') return referredTo(parent)
      if (columns.continues && said(row, columns.title) === '') return undefined
      return said(row, columns.product) || readName(row) || said(row, columns.slug) || undefined
    },
    readChildren: (row) =>
      columns.parent === undefined || readParent(row) !== ''
        ? []
        : [said(row, columns.id), readSku(row)].filter(Boolean).map(referredTo),
    readProduct(given) {
      const { rows, notes } = withoutTwins(given, readName, { columns: known, places })
      const children = rows.filter((row) => readParent(row) !== '')
      const [parent, twin] = rows.filter((row) => readParent(row) === '')
      if (parent !== undefined && twin !== undefined && columns.product === undefined && !columns.continues)
        return { ok: false, reason: twiceInFile(readName(parent), parent, twin, telling) }
      const first = parent ?? rows[0]
      if (first === undefined) return { ok: false, reason: 'no row' }
      const unsent = whyNotSent(said(first, columns.kind), /virtual/.test(columns.kind ?? ''))
      if (unsent !== undefined) return { ok: false, reason: unsent }
      const sold = children.length > 0 ? children : rows
      const options = readOptions(sold, first, columns, said)
      return {
        ok: true,
        product: {
          line: first.line,
          sku: said(first, columns.product) || readParent(first) || readName(first),
          slug: parseSlug(said(first, columns.slug)),
          title: isFamily && parent !== undefined ? said(parent, columns.title) : readTitle(rows),
          summary: said(first, columns.summary),
          description: said(first, columns.description),
          brand: said(first, columns.brand) || brandIn(first, columns, said),
          categories: [...new Set(given.flatMap((row) => readCategories(row, columns, said)))],
          attributes: readAttributes({ first, sold, columns, known, said }),
          pictures: readPictures(given, columns, said),
          variants: sold.map((row) => readVariant(row, first, options.get(row) ?? {})),
          isActive: isForSale(said(first, columns.active)),
          ...(isSecondHand(said(first, columns.condition)) ? { isUsed: true } : {}),
          taxClass: said(first, columns.taxClass),
          notes: [...notes, ...notesOn(rows, options), ...readSizes(first, columns, said).notes],
        },
      }
    },
  }

  /** Returns the title of a product whose rows are all variants, with titles of variants. */
  function readTitle(rows: readonly Row[]): string {
    return findCommonTitle(rows.map((row) => said(row, columns.title)).filter(Boolean))
  }

  function readVariant(row: Row, first: Row, values: SourceVariant['values']): SourceVariant {
    return {
      sku: readSku(row),
      ...readPrices(row, first, columns, said),
      barcode: said(row, columns.barcode),
      stock: readStock(row, columns, said),
      ...readWeight(row, first, columns, said),
      values,
      picture: readPicture(row, first),
      isActive: row === first || isForSale(said(row, columns.active)),
    }
  }

  /** Returns a variant's own picture. A variant has none when each row names the pictures of the product. */
  function readPicture(row: Row, first: Row): string {
    const [own = ''] = addressesIn(row, columns, said)
    return row === first || own === addressesIn(first, columns, said)[0] ? '' : own
  }

  function notesOn(rows: readonly Row[], options: ReadonlyMap<Row, SourceVariant['values']>): string[] {
    const words = new Set(rows.map((row) => said(row, columns.active)))
    const isNumbered = Array.from(options).some(([row, values]) => values[unnamedOption] === readSku(row))
    const unknown = Array.from(words)
      .filter((word) => !tellsForSale(word))
      .map((word) => `'${word}' under '${columns.active}' is no yes or no: taken as not for sale`)
    return isNumbered
      ? [...unknown, 'variants whose options the file does not name: called by their number']
      : unknown
  }
}
