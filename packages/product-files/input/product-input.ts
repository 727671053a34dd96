import { deliveryClasses } from '@sluimer/domain/delivery/goods'
import { vatClasses } from '@sluimer/domain/tax/vat-class'
import { z } from 'zod'
import { checkComposition, compositionField } from './composition-input.ts'
import {
  categoryPathField,
  colorField,
  linesField,
  pictureKeyField,
  samplePriceCentsField,
  slugField,
  stockField,
  textField,
  titleField,
} from './input-fields.ts'
import { checkLightSource, lightSourceField } from './light-source-input.ts'
import { producerGuaranteeField } from './producer-guarantee-input.ts'
import { checkVariants } from './product-input-checks.ts'

const variantInputSchema = z.strictObject({
  sku: z.string().trim().min(1).max(64),
  ean: z
    .string()
    .regex(/^\d{8}(\d{5})?$/, '8 or 13 digits')
    .nullable()
    .default(null),
  /** Option key to value key, with exactly one value for each option. */
  values: z.record(slugField, slugField).default({}),
  /** The titles of its values by default. */
  title: z.string().trim().max(200).optional(),
  priceCents: samplePriceCentsField,
  /** Every price up to now, oldest first and the present one last; applied to new variants only. */
  priceHistory: z
    .array(z.strictObject({ priceCents: samplePriceCentsField, validFrom: z.date() }))
    .max(1000)
    .optional(),
  /** Applied to new variants only: afterwards orders and `changeStock` change the stock. */
  stockOnHand: stockField,
  imageKey: pictureKeyField.nullable().default(null),
  weightGrams: z.int().min(1).max(2_000_000).nullable().default(null),
  active: z.boolean().default(true),
})
export type ProductVariantInput = z.output<typeof variantInputSchema>

const optionInputSchema = z.strictObject({
  key: slugField,
  title: titleField,
  values: z
    .array(z.strictObject({ key: slugField, title: titleField, color: colorField.nullable().default(null) }))
    .min(1)
    .max(200),
})

/** A product as staff and imports write it, with all that belongs to it. It refers to others by slug, name or path. */
export const productInputSchema = z
  .strictObject({
    slug: slugField,
    sku: z.string().trim().min(1).max(64),
    title: titleField,
    subTitle: z.string().trim().max(200).default(''),
    brand: slugField,
    manufacturer: titleField,
    mainCategory: categoryPathField,
    categories: z.array(categoryPathField).max(50).default([]),
    summary: textField.default(''),
    description: linesField.default([]),
    highlights: linesField.default([]),
    specifications: z
      .array(
        z.strictObject({
          title: titleField,
          rows: z
            .array(z.strictObject({ label: titleField, value: z.string().trim().min(1).max(1000) }))
            .min(1),
        }),
      )
      .max(50)
      .default([]),
    composition: compositionField.default([]),
    hasAnimalParts: z.boolean().default(false),
    care: linesField.default([]),
    warnings: linesField.default([]),
    energyLabel: z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G']).nullable().default(null),
    lightSource: lightSourceField.nullable().default(null),
    producerGuarantee: producerGuaranteeField.nullable().default(null),
    customFields: z
      .strictObject({ boxconfigId: titleField, summary: textField, imageUrl: z.string().max(500) })
      .partial()
      .default({}),
    deliveryClass: z.enum(deliveryClasses),
    leadTimeDays: z.int().min(1).max(365).nullable().default(null),
    vatClass: z.enum(vatClasses).default('standard'),
    madeToMeasure: z.boolean().default(false),
    condition: z.enum(['new', 'used']).default('new'),
    /** A free sample of cloth: every variant costs nothing, and it goes through the letterbox. */
    isSample: z.boolean().default(false),
    popularity: z.int().min(0).max(2_000_000_000).default(0),
    active: z.boolean().default(true),
    createdAt: z.date().optional(),
    images: z
      .array(z.strictObject({ key: pictureKeyField, alt: titleField }))
      .min(1)
      .max(50),
    options: z.array(optionInputSchema).max(5).default([]),
    facets: z.record(slugField, z.array(slugField).max(50)).default({}),
    variants: z.array(variantInputSchema).min(1).max(500),
  })
  .superRefine(checkVariants)
  .superRefine(checkComposition)
  .superRefine(checkLightSource)
export type ProductInput = z.input<typeof productInputSchema>
export type CheckedProductInput = z.output<typeof productInputSchema>
