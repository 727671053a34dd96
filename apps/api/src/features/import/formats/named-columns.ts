import { z } from 'zod'
import { columnName } from './column-name.ts'
import {
  cell,
  type Row,
  type SourceFormat,
  type SourceProduct,
  type SourceVariant,
} from './source-product.ts'
import { gramsOf } from './weight.ts'

const column = z.string().trim().min(1)
const someColumns = z.union([column.transform((one) => [one]), z.array(column)])

/** Which column of a table says what, for tables of systems that are not known here and of spreadsheets. */
export const namedColumnsSchema = z.strictObject({
  sku: column,
  title: column,
  price: column,
  /** What rows of one product have in common; each row is a product of its own without it. */
  product: column.optional(),
  slug: column.optional(),
  /** A lower price that is asked instead, when there is one. */
  reducedPrice: column.optional(),
  summary: column.optional(),
  description: column.optional(),
  brand: column.optional(),
  /** One column with paths ('Bed > Lakens'), or one for each level. */
  category: someColumns.default([]),
  stock: column.optional(),
  barcode: column.optional(),
  weightKilos: column.optional(),
  weightGrams: column.optional(),
  taxClass: column.optional(),
  /** 1, ja, yes, true, y: for sale; empty too. */
  active: column.optional(),
  /** Columns that hold an address, or several with commas or bars between them. */
  pictures: someColumns.default([]),
  /** What variants differ in, by what shoppers call it. */
  options: z.record(z.string().trim().min(1), column).default({}),
  attributes: z.record(z.string().trim().min(1), column).default({}),
})
export type NamedColumns = z.output<typeof namedColumnsSchema>

/** A format for a table whose columns were named by people. */
export function tableWith(columns: NamedColumns): SourceFormat {
  const said = (row: Row | undefined, name: string | undefined) =>
    name === undefined ? '' : cell(row, columnName(name))
  const named = (row: Row, names: Record<string, string>) =>
    Object.entries(names).map(([name, one]) => ({ name, value: said(row, one) }))

  return {
    name: 'its own columns',
    columns: columnsIn(columns).map((name) => [columnName(name)]),
    groupOf: (row) => said(row, columns.product) || said(row, columns.sku) || undefined,
    productOf(rows) {
      const [first] = rows
      if (first === undefined) return { ok: false, reason: 'no row' }
      const path = columns.category.map((one) => said(first, one)).filter(Boolean)
      return {
        ok: true,
        product: {
          line: first.line,
          sku: said(first, columns.product) || said(first, columns.sku),
          slug: said(first, columns.slug),
          title: said(first, columns.title),
          summary: said(first, columns.summary),
          description: said(first, columns.description),
          brand: said(first, columns.brand),
          categories: path.length > 0 ? [path.join(' > ')] : [],
          attributes: named(first, columns.attributes).filter(({ value }) => value !== ''),
          pictures: picturesOf(rows),
          variants: rows.map((row) => variantOf(row, rows.length > 1)),
          isActive: /^(1|ja|j|yes|y|true|waar|actief|active|)$/i.test(said(first, columns.active)),
          taxClass: said(first, columns.taxClass),
        },
      }
    },
  }

  function variantOf(row: Row, isOneOfMore: boolean): SourceVariant {
    const grams =
      gramsOf(said(row, columns.weightGrams), 'g') ?? gramsOf(said(row, columns.weightKilos), 'kg')
    const values = named(row, columns.options).map(({ name, value }) => [name, value])
    return {
      sku: said(row, columns.sku),
      price: said(row, columns.price),
      reduction: { price: said(row, columns.reducedPrice), from: '', until: '' },
      barcode: said(row, columns.barcode),
      stock: said(row, columns.stock),
      ...(grams === undefined ? {} : { weightGrams: grams }),
      values: isOneOfMore ? Object.fromEntries(values) : {},
      picture: '',
    }
  }

  function picturesOf(rows: readonly Row[]): SourceProduct['pictures'] {
    const cells = rows.flatMap((row) => columns.pictures.map((one) => said(row, one)))
    const addresses = cells.flatMap((text) => text.split(/[,|]/)).map((one) => one.trim())
    return [...new Set(addresses)].filter(Boolean).map((address) => ({ address, alt: '' }))
  }
}

/** Every column that is named. */
const columnsIn = ({ category, pictures, options, attributes, ...single }: NamedColumns): string[] => [
  ...Object.values(single).filter((name) => name !== undefined),
  ...[...category, ...pictures, ...Object.values(options), ...Object.values(attributes)],
]
