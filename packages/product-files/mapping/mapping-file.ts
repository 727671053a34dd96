import { readFileSync } from 'node:fs'
import { deliveryClasses } from '@sluimer/domain/delivery/goods'
import { vatClasses } from '@sluimer/domain/tax/vat-class'
import { z } from 'zod'
import { namedColumnsSchema } from '../columns/named-columns.ts'
import { brandInputSchema } from '../input/brand-input.ts'
import { categoryInputSchema } from '../input/category-input.ts'
import { compositionField } from '../input/composition-input.ts'
import { categoryPathField, slugField, stockField, titleField } from '../input/input-fields.ts'
import { manufacturerInputSchema } from '../input/manufacturer-input.ts'
import { plainIssue } from '../input/plain-issue.ts'
import { dutchVatPercentField } from '../input/vat-percent-field.ts'

const attributeRule = z.union([
  /** `specification`: a row of the product's specifications. `ignore`: left out. */
  z.enum(['specification', 'ignore']),
  z.strictObject({
    facet: slugField,
    /** The file's value to ours, null to leave it out; other values are looked up by their titles. */
    values: z.record(z.string(), slugField.nullable()).default({}),
  }),
])

const mappingSchema = z.strictObject({
  /** The columns by their meaning, for a table from an unknown system. */
  columns: namedColumnsSchema.optional(),
  /** The columns of the file with some of their values, as a help for filling in `columns`; nothing reads it. */
  fileColumns: z.record(z.string(), z.array(z.string())).optional(),
  /** Categories, brands and manufacturers to add if the shop does not have them; existing ones stay unchanged. */
  add: z
    .strictObject({
      categories: z
        .array(
          categoryInputSchema.pick({
            path: true,
            title: true,
            description: true,
            position: true,
            inNavigation: true,
            facetKeys: true,
          }),
        )
        .default([]),
      brands: z.array(brandInputSchema).default([]),
      manufacturers: z.array(manufacturerInputSchema).default([]),
    })
    .default({ categories: [], brands: [], manufacturers: [] }),
  /** The file's category path, or the last part of it, to ours; null to skip it. */
  categories: z.record(z.string(), categoryPathField.nullable()).default({}),
  attributes: z.record(z.string(), attributeRule).default({}),
  brands: z.record(z.string(), slugField).default({}),
  /** The company responsible for the products of a brand (GPSR art. 19): brand slug to the name of a manufacturer. */
  manufacturers: z.record(slugField, titleField).default({}),
  /** Our category path to how its goods travel; the longest matching path counts. */
  deliveryClasses: z.record(categoryPathField, z.enum(deliveryClasses)).default({}),
  /** Our category path to the composition of its products when the file names none; the longest matching path counts. */
  compositions: z.record(categoryPathField, compositionField).default({}),
  /** The file's word for a tax rate, to the class of goods in tax law. */
  vatClasses: z.record(z.string(), z.enum(vatClasses)).default({}),
  /** False: the prices of the file are without VAT, which is added at the Dutch rate. */
  pricesIncludeVat: z.boolean().default(true),
  /** The unit of weights for which the file names none; without it they are left out. */
  weightUnit: z.enum(['g', 'kg', 'lb', 'oz']).optional(),
  /** For products that do not name these themselves. */
  defaults: z
    .strictObject({
      brand: slugField,
      manufacturer: titleField,
      mainCategory: categoryPathField,
      deliveryClass: z.enum(deliveryClasses),
      vatClass: z.enum(vatClasses),
      /** The VAT class by its Dutch rate. */
      vatPercent: dutchVatPercentField,
      leadTimeDays: z.int().min(1).max(365),
      /** Pieces of a variant in stock when the file does not say how many. */
      stock: stockField,
    })
    .partial()
    .default({}),
})
export type Mapping = z.output<typeof mappingSchema>

export const noMapping: Mapping = mappingSchema.parse({})

/** Reads the file of `--map`, and reports all its problems at once. */
export function readMapping(
  file: string,
): { ok: true; mapping: Mapping } | { ok: false; problems: readonly string[] } {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return { ok: false, problems: [error instanceof Error ? error.message : String(error)] }
  }
  const parsed = mappingSchema.safeParse(value, { reportInput: true })
  if (parsed.success) return { ok: true, mapping: parsed.data }
  return {
    ok: false,
    problems: parsed.error.issues.map((issue) => plainIssue(issue)),
  }
}
