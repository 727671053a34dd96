import { z } from 'zod'
import { toColumnName } from '../cells/column-name.ts'
import type { Row } from '../rows/source-product.ts'

const column = z.string().trim().min(1)
const someColumns = z.union([column.transform((one) => [one]), z.array(column)])
const labelledColumns = z.record(z.string().trim().min(1), column)
/** A column with a name, and the column with its value. */
const pairs = z.array(z.strictObject({ name: column, value: column }))

/** The columns of a table by their meaning, for spreadsheets and for systems that are not known here. */
export const namedColumnsSchema = z.strictObject({
  sku: column,
  title: column,
  price: column,
  /** The column that the rows of one product share; without it each row is a product of its own. */
  product: column.optional(),
  /** In the row of a variant: the sku, or the `id`, of its product's row. */
  parent: column.optional(),
  id: column.optional(),
  /** True: a row without a title is another variant of the row above it. */
  continues: z.boolean().optional(),
  slug: column.optional(),
  /** A lower price that replaces the price when it is filled in. */
  reducedPrice: column.optional(),
  /** Whether the lower price applies: no, nee, 0 and false mean that it does not. */
  onSale: column.optional(),
  /** The reduction of the price, in percent or in euros. */
  discountPercent: column.optional(),
  discountAmount: column.optional(),
  /** The first and the last day of the lower price or the reduction. */
  reducedFrom: column.optional(),
  reducedUntil: column.optional(),
  formerPrice: column.optional(),
  /** Currencies other than the euro are refused. */
  currency: column.optional(),
  summary: column.optional(),
  description: column.optional(),
  brand: column.optional(),
  /** One column with a path ('Bed > Lakens'), or one for each level. */
  category: someColumns.default([]),
  /** A column with several paths, separated by commas, semicolons or bars. */
  categories: column.optional(),
  /** Several when the pieces are in several places: together they are the stock. */
  stock: someColumns.default([]),
  /** Whether the pieces are counted: no, false and 0 mean that there are always enough. */
  counted: column.optional(),
  barcode: column.optional(),
  weightKilos: column.optional(),
  weightGrams: column.optional(),
  /** A weight in the unit in the column `weightUnit`, or with `weightUnit` itself as the unit: kg, g, lb, oz. */
  weight: column.optional(),
  weightUnit: column.optional(),
  taxClass: column.optional(),
  /** For sale: 1, ja, yes, true, y, on, active, published, and empty. */
  active: column.optional(),
  /** The kind of product: products that are not sent, such as services, are refused. */
  kind: column.optional(),
  /** Second-hand: used, gebruikt, refurbished. */
  condition: column.optional(),
  /** Columns with an address, or with several separated by commas, semicolons or bars. */
  pictures: someColumns.default([]),
  /** Descriptions of the pictures, in the same number and order. */
  pictureTexts: column.optional(),
  /** Properties in one cell: 'Vulling:Dons:1,Kleur:Wit'. */
  features: column.optional(),
  /** What variants differ in, by the shopper's name for it. */
  options: labelledColumns.default({}),
  /** The same when the table names it in a column of its own, beside that of the value. */
  namedOptions: pairs.default([]),
  /** The same in one cell: 'Kleur:Wit|Maat:S'. */
  optionList: column.optional(),
  /** The same in two cells, 'Kleur|Maat' and 'Wit|S'. */
  optionNames: column.optional(),
  optionValues: column.optional(),
  attributes: labelledColumns.default({}),
  namedAttributes: pairs.default([]),
  /**
   * Measurements. The unit is in the cell, the column's name, the column `sizeUnit`, or is `sizeUnit` itself: cm, mm, m.
   */
  sizes: labelledColumns.default({}),
  sizeUnit: column.optional(),
})
export type NamedColumns = z.output<typeof namedColumnsSchema>

/** Returns the text of a row in a named column; empty when no column was named. */
export type Said = (row: Row | undefined, column: string | undefined) => string

/** Units that may be given in place of a column. */
const unit = /^(cm|mm|m|in|inch|kg|g|gr|gram|lbs?|oz)$/i
const isUnit = (name: string | undefined) => name !== undefined && unit.test(name)

/** Returns the unit of a row: the text in a column, or the unit that was given in place of one. */
export const unitSaid = (row: Row | undefined, column: string | undefined, said: Said): string =>
  said(row, column) || (isUnit(column) ? (column ?? '') : '')

/** Lists the columns from which each field is read; none for a field that names no column. */
function columnsByField(columns: NamedColumns): (readonly [field: string, names: string[]])[] {
  const { category, pictures, stock, options, namedOptions, attributes, namedAttributes, sizes, ...single } =
    columns
  const { continues: _, ...others } = single
  return [
    ...Object.entries(others).map(
      ([field, name]) =>
        [field, name === undefined || (isUnitField(field) && isUnit(name)) ? [] : [name]] as const,
    ),
    ['category', category],
    ['stock', stock],
    ['pictures', pictures],
    ['options', [...Object.values(options), ...listValues(namedOptions)]],
    ['attributes', [...Object.values(attributes), ...listValues(namedAttributes)]],
    ['sizes', Object.values(sizes)],
  ]
}

const isUnitField = (field: string) => field === 'sizeUnit' || field === 'weightUnit'

const listValues = (pairs: NamedColumns['namedOptions']) => pairs.map(({ value }) => value)

/** Returns the field that is read from a named column. */
export const fieldReading = (columns: NamedColumns, column: string): string =>
  columnsByField(columns).find(([, names]) => names.some((name) => toColumnName(name) === column))?.[0] ??
  'columns'

export const columnsIn = (columns: NamedColumns): string[] => [
  ...columnsByField(columns).flatMap(([, names]) => names),
  ...[...columns.namedOptions, ...columns.namedAttributes].map(({ name }) => name),
]

/** Lists the columns of each field, a line each: "  title: 'Productnaam'". */
export const describeColumns = (columns: NamedColumns): string[] =>
  columnsByField(columns)
    .filter(([, names]) => names.length > 0)
    .map(([field, names]) => `  ${field}: ${names.map((name) => `'${name}'`).join(', ')}`)
