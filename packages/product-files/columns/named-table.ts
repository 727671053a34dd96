import { isForSale, isSecondHand, tellsForSale, whyNotSent } from '../cells/cell-words.ts'
import { columnName } from '../cells/column-name.ts'
import { commonTitleOf } from '../cells/common-title.ts'
import { cell, type Row, type SourceFormat, type SourceVariant } from '../rows/source-product.ts'
import { twiceInFile, withoutTwins } from '../rows/twins.ts'
import { columnsIn, type NamedColumns, type Said } from './named-columns.ts'
import { attributesOf, brandIn, categoriesOf, slugOf } from './named-features.ts'
import { optionsOf, unnamedOption } from './named-options.ts'
import { addressesIn, picturesOf } from './named-pictures.ts'
import { pricesOf, stockOf, weightOf } from './named-prices.ts'
import { sizesOf } from './named-sizes.ts'

const said: Said = (row, column) => (column === undefined ? '' : cell(row, columnName(column)))

/** Returns a format for a table whose columns were named by people or by `guessColumns`. */
export function tableWith(columns: NamedColumns, name = 'its own columns'): SourceFormat {
  const known = columnsIn(columns).map(columnName)
  /** A product's categories and pictures: rows of one product may each contain a part of them. */
  const places = [
    columns.categories ?? [],
    columns.category,
    columns.pictures,
    columns.pictureTexts ?? [],
    columns.slug ?? [],
  ]
    .flat()
    .map(columnName)
  const telling = known.filter((one) => !places.includes(one))
  const parentOf = (row: Row) => said(row, columns.parent).replace(/^0$/, '')
  const skuOf = (row: Row) => said(row, columns.sku)
  const nameOf = (row: Row) => skuOf(row) || said(row, columns.id)
  const isFamily = columns.parent !== undefined || columns.continues === true
  /** Numbers and skus of different products may look alike, so a reference to a row is kept apart from its name. */
  const referredTo = (reference: string) => `ref:${reference}`

  return {
    name,
    columns: known.map((one) => [one]),
    ...(columns.continues ? { continues: true } : {}),
    groupOf(row) {
      const parent = parentOf(row)
      if (parent !== '') return referredTo(parent)
      if (columns.continues && said(row, columns.title) === '') return undefined
      return said(row, columns.product) || nameOf(row) || said(row, columns.slug) || undefined
    },
    childrenOf: (row) =>
      columns.parent === undefined || parentOf(row) !== ''
        ? []
        : [said(row, columns.id), skuOf(row)].filter(Boolean).map(referredTo),
    productOf(given) {
      const { rows, notes } = withoutTwins(given, nameOf, { columns: known, places })
      const children = rows.filter((row) => parentOf(row) !== '')
      const [parent, twin] = rows.filter((row) => parentOf(row) === '')
      if (parent !== undefined && twin !== undefined && columns.product === undefined && !columns.continues)
        return { ok: false, reason: twiceInFile(nameOf(parent), parent, twin, telling) }
      const first = parent ?? rows[0]
      if (first === undefined) return { ok: false, reason: 'no row' }
      const unsent = whyNotSent(said(first, columns.kind), /virtual/.test(columns.kind ?? ''))
      if (unsent !== undefined) return { ok: false, reason: unsent }
      const sold = children.length > 0 ? children : rows
      const options = optionsOf(sold, first, columns, said)
      return {
        ok: true,
        product: {
          line: first.line,
          sku: said(first, columns.product) || parentOf(first) || nameOf(first),
          slug: slugOf(said(first, columns.slug)),
          title: isFamily && parent !== undefined ? said(parent, columns.title) : titleOf(rows),
          summary: said(first, columns.summary),
          description: said(first, columns.description),
          brand: said(first, columns.brand) || brandIn(first, columns, said),
          categories: [...new Set(given.flatMap((row) => categoriesOf(row, columns, said)))],
          attributes: attributesOf(first, sold, columns, known, said),
          pictures: picturesOf(given, columns, said),
          variants: sold.map((row) => variantOf(row, first, options.get(row) ?? {})),
          isActive: isForSale(said(first, columns.active)),
          ...(isSecondHand(said(first, columns.condition)) ? { isUsed: true } : {}),
          taxClass: said(first, columns.taxClass),
          notes: [...notes, ...notesOn(rows, options), ...sizesOf(first, columns, said).notes],
        },
      }
    },
  }

  /** Returns the title of a product whose rows are all variants, with titles of variants. */
  function titleOf(rows: readonly Row[]): string {
    return commonTitleOf(rows.map((row) => said(row, columns.title)).filter(Boolean))
  }

  function variantOf(row: Row, first: Row, values: SourceVariant['values']): SourceVariant {
    return {
      sku: skuOf(row),
      ...pricesOf(row, first, columns, said),
      barcode: said(row, columns.barcode),
      stock: stockOf(row, columns, said),
      ...weightOf(row, first, columns, said),
      values,
      picture: pictureOf(row, first),
      isActive: row === first || isForSale(said(row, columns.active)),
    }
  }

  /** Returns a variant's own picture. A variant has none when each row names the pictures of the product. */
  function pictureOf(row: Row, first: Row): string {
    const [own = ''] = addressesIn(row, columns, said)
    return row === first || own === addressesIn(first, columns, said)[0] ? '' : own
  }

  function notesOn(rows: readonly Row[], options: ReadonlyMap<Row, SourceVariant['values']>): string[] {
    const words = new Set(rows.map((row) => said(row, columns.active)))
    const isNumbered = Array.from(options).some(([row, values]) => values[unnamedOption] === skuOf(row))
    const unknown = Array.from(words)
      .filter((word) => !tellsForSale(word))
      .map((word) => `'${word}' under '${columns.active}' is no yes or no: taken as not for sale`)
    return isNumbered
      ? [...unknown, 'variants whose options the file does not name: called by their number']
      : unknown
  }
}
