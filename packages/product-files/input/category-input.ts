import { categoryFillings } from '@sluimer/domain/deal/deal-kind'
import { takeBackKinds } from '@sluimer/domain/returns/take-back'
import { z } from 'zod'
import {
  categoryPathField,
  pictureKeyField,
  shopLinkField,
  slugField,
  textField,
  titleField,
} from './input-fields.ts'

/** A category as staff and imports write it; others are named by path. */
export const categoryInputSchema = z.strictObject({
  path: categoryPathField,
  /** The parent, if it is not the one in the path; null is the top level. */
  parentPath: categoryPathField.nullable().optional(),
  title: titleField,
  description: textField.default(''),
  position: z.int().min(0).max(10_000).default(0),
  inNavigation: z.boolean().default(false),
  bannerImage: pictureKeyField.nullable().default(null),
  cardImage: pictureKeyField.nullable().default(null),
  bannerTile: z
    .strictObject({
      title: titleField,
      subTitle: z.string().max(200),
      buttonText: titleField,
      link: shopLinkField,
      image: pictureKeyField,
    })
    .nullable()
    .default(null),
  actionSteps: z
    .array(z.strictObject({ title: titleField, text: textField }))
    .max(10)
    .default([]),
  tilesPerRow: z.union([z.literal(3), z.literal(4)]).default(3),
  facetKeys: z.array(slugField).max(50).default([]),
  countdown: z.enum(['daily', 'weekly']).nullable().default(null),
  /** What fills it automatically; by default, running deals of its countdown's kind. */
  filledBy: z.array(z.enum(categoryFillings)).optional(),
  wizardCode: slugField.nullable().default(null),
  /** Whether the two people who deliver a product can take an old one with them. */
  takesOldAway: z.boolean().default(false),
  /** Which old goods the shop takes back with a purchase from it: lamps, beds, mattresses. */
  takeBack: z.enum(takeBackKinds).nullable().default(null),
  /**
   * Whether products must list their fibres to be imported into it, or into categories whose paths begin with its own.
   */
  needsComposition: z.boolean().default(false),
  active: z.boolean().default(true),
})
export type CategoryInput = z.input<typeof categoryInputSchema>
