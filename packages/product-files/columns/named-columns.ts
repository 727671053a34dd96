import { z } from 'zod'
import { columnName } from '../cells/column-name.ts'
import type { Row } from '../rows/source-product.ts'

const column = z.string().trim().min(1)
const someColumns = z.union([column.transform((one) => [one]), z.array(column)])
const labelledColumns = z.record(z.string().trim().min(1), column)
/** A column that names what the one beside it holds. */
const pairs = z.array(z.strictObject({ name: column, value: column }))

/** Which column of a table says what, for tables of systems that are not known here and of spreadsheets. */
export const namedColumnsSchema = z.strictObject({
  sku: column,
  title: column,
  price: column,
  /** What rows of one product have in common; each row is a product of its own without it. */
  product: column.optional(),
  /** In the row of a variant: the sku, or what stands under `id`, of the row that its product is. */
  parent: column.optional(),
  id: column.optional(),
  /** True: a row without a title is a further variant of the one above it. */
  continues: z.boolean().optional(),
  slug: column.optional(),
  /** A lower price that is asked instead, when there is one. */
  reducedPrice: column.optional(),
  /** Whether the lower price counts: no, nee, 0, false say that it does not. */
  onSale: column.optional(),
  /** What comes off the price, in percent or in euros. */
  discountPercent: column.optional(),
  discountAmount: column.optional(),
  /** From which day, and until which, the lower price or the discount counts. */
  reducedFrom: column.optional(),
  reducedUntil: column.optional(),
  formerPrice: column.optional(),
  /** Another currency than euros is refused. */
  currency: column.optional(),
  summary: column.optional(),
  description: column.optional(),
  brand: column.optional(),
  /** One column with a path ('Bed > Lakens'), or one for each level. */
  category: someColumns.default([]),
  /** A column with several paths, with commas, semicolons or bars between them. */
  categories: column.optional(),
  /** Several when the pieces lie in several places: together they are the stock. */
  stock: someColumns.default([]),
  /** Whether the pieces are counted: no, false, 0 say that there are always enough. */
  counted: column.optional(),
  barcode: column.optional(),
  weightKilos: column.optional(),
  weightGrams: column.optional(),
  /** A weight in the unit that stands in the column of `weightUnit`, or that is `weightUnit` itself: kg, g, lb, oz. */
  weight: column.optional(),
  weightUnit: column.optional(),
  taxClass: column.optional(),
  /** 1, ja, yes, true, y, on, active, published: for sale; empty too. */
  active: column.optional(),
  /** What kind of product it is: what is not sent, such as a service, is refused. */
  kind: column.optional(),
  /** used, gebruikt, refurbished: second-hand. */
  condition: column.optional(),
  /** Columns that hold an address, or several with commas, semicolons or bars between them. */
  pictures: someColumns.default([]),
  /** What is to be seen on them, as many and as they stand. */
  pictureTexts: column.optional(),
  /** Properties in one cell: 'Vulling:Dons:1,Kleur:Wit'. */
  features: column.optional(),
  /** What variants differ in, by what shoppers call it. */
  options: labelledColumns.default({}),
  /** The same where the table names it in a column of its own, beside that of the value. */
  namedOptions: pairs.default([]),
  /** The same in one cell: 'Kleur:Wit|Maat:S'. */
  optionList: column.optional(),
  /** The same in two cells, 'Kleur|Maat' and 'Wit|S'. */
  optionNames: column.optional(),
  optionValues: column.optional(),
  attributes: labelledColumns.default({}),
  namedAttributes: pairs.default([]),
  /** Measurements. Their unit stands in the cell, in a name, in the column of `sizeUnit`, or is `sizeUnit` itself: cm, mm, m. */
  sizes: labelledColumns.default({}),
  sizeUnit: column.optional(),
})
export type NamedColumns = z.output<typeof namedColumnsSchema>

/** What stands in a row under a column that was named; empty when none was. */
export type Said = (row: Row | undefined, column: string | undefined) => string

/** Units that may stand where else a column is named. */
const unit = /^(cm|mm|m|in|inch|kg|g|gr|gram|lbs?|oz)$/i
const isUnit = (name: string | undefined) => name !== undefined && unit.test(name)

/** The unit of a row: what stands in a column, or the unit that was named instead of one. */
export const unitSaid = (row: Row | undefined, column: string | undefined, said: Said): string =>
  said(row, column) || (isUnit(column) ? (column ?? '') : '')

/** What each field is read from, a field that names no column without any. */
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
    ['options', [...Object.values(options), ...valuesOf(namedOptions)]],
    ['attributes', [...Object.values(attributes), ...valuesOf(namedAttributes)]],
    ['sizes', Object.values(sizes)],
  ]
}

const isUnitField = (field: string) => field === 'sizeUnit' || field === 'weightUnit'

const valuesOf = (pairs: NamedColumns['namedOptions']) => pairs.map(({ value }) => value)

/** For a column that was named, which field it is read for. */
export const fieldReading = (columns: NamedColumns, column: string): string =>
  columnsByField(columns).find(([, names]) => names.some((name) => columnName(name) === column))?.[0] ??
  'columns'

/** Every column that is named. */
export const columnsIn = (columns: NamedColumns): string[] => [
  ...columnsByField(columns).flatMap(([, names]) => names),
  ...[...columns.namedOptions, ...columns.namedAttributes].map(({ name }) => name),
]

/** What each column is taken for, a line each: "  title: 'Productnaam'". */
export const describeColumns = (columns: NamedColumns): string[] =>
  columnsByField(columns)
    .filter(([, names]) => names.length > 0)
    .map(([field, names]) => `  ${field}: ${names.map((name) => `'${name}'`).join(', ')}`)
