import { z } from 'zod'

const column = z.string().trim().min(1)
const someColumns = z.union([column.transform((one) => [one]), z.array(column)])

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
  /** Another currency than euros is refused. */
  currency: column.optional(),
  summary: column.optional(),
  description: column.optional(),
  brand: column.optional(),
  /** One column with a path ('Bed > Lakens'), or one for each level. */
  category: someColumns.default([]),
  /** A column with several paths, with commas, semicolons or bars between them. */
  categories: column.optional(),
  stock: column.optional(),
  barcode: column.optional(),
  weightKilos: column.optional(),
  weightGrams: column.optional(),
  taxClass: column.optional(),
  /** 1, ja, yes, true, y, on, active, published: for sale; empty too. */
  active: column.optional(),
  /** Columns that hold an address, or several with commas, semicolons or bars between them. */
  pictures: someColumns.default([]),
  /** Properties in one cell: 'Vulling:Dons:1,Kleur:Wit'. */
  features: column.optional(),
  /** What variants differ in, by what shoppers call it. */
  options: z.record(z.string().trim().min(1), column).default({}),
  /** The same where the table names it in a column of its own, beside that of the value. */
  namedOptions: z.array(z.strictObject({ name: column, value: column })).default([]),
  attributes: z.record(z.string().trim().min(1), column).default({}),
})
export type NamedColumns = z.output<typeof namedColumnsSchema>

/** Every column that is named. */
export const columnsIn = (columns: NamedColumns): string[] => {
  const { category, pictures, options, namedOptions, attributes, continues: _, ...single } = columns
  return [
    ...Object.values(single).filter((name) => name !== undefined),
    ...[...category, ...pictures, ...Object.values(options), ...Object.values(attributes)],
    ...namedOptions.flatMap(({ name, value }) => [name, value]),
  ]
}

/** What each column is taken for, a line each: "  title: 'Productnaam'". */
export function describeColumns(columns: NamedColumns): string[] {
  const { category, pictures, options, namedOptions, attributes, continues: _, ...single } = columns
  const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')
  const said = [
    ...Object.entries(single).map(([field, name]) => [field, name === undefined ? [] : [name]] as const),
    ...([
      ['category', category],
      ['pictures', pictures],
    ] as const),
    ['options', [...Object.values(options), ...namedOptions.map(({ value }) => value)]] as const,
    ['attributes', Object.values(attributes)] as const,
  ]
  return said.filter(([, names]) => names.length > 0).map(([field, names]) => `  ${field}: ${quoted(names)}`)
}
