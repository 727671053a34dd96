import { z } from 'zod'
import { dealSchema } from '../catalog/deal.ts'
import { priceSchema } from '../catalog/price.ts'
import { emailSchema } from '../marketing/schemas.ts'
import { amountSchema, imageSchema, pathSchema } from '../platform/primitives.ts'
import { formProof } from '../service/schemas.ts'
import { choicesSchema } from './definition-schemas.ts'

/** The id of a saved bed: 12 letters and digits that follow from what it is. */
export const configurationIdSchema = z.string().regex(/^[0-9a-z]{1,12}$/, 'Dit bed bestaat niet.')

/** A chosen part in words: "Stof en kleur", "Zand". */
export const bedPartSchema = z.object({ title: z.string(), value: z.string() }).meta({ id: 'BedPart' })

/** A choice by its property and option, in the words of the version that it belongs to. */
const choiceSchema = z.object({
  property: z.string(),
  title: z.string().describe('Of the property'),
  option: z.string(),
  value: z.string().describe('Title of the option'),
})

export const saveConfigurationSchema = z.strictObject({
  boxconfig_id: z.string().min(1).max(64).describe('The version of the definition that the shopper saw'),
  parts: choicesSchema.describe('An option for every property'),
})

/** Where a saved bed is mailed to. The address is used for that mail only. */
export const mailConfigurationSchema = z.strictObject({ email: emailSchema, ...formProof })

/** The same answer for every address, so that it tells nothing about who owns one. */
export const mailedConfigurationSchema = z.object({ received: z.literal(true) })

/** A bed of the newest version, at the price of this moment. */
const bedOfNowSchema = z
  .object({
    boxconfig_id: z.string(),
    variantId: z.string().describe('Id of the set and of each chosen option (CF-11)'),
    parts: z.record(z.string(), z.string()),
    description: z.array(bedPartSchema).describe('Without options that add nothing'),
    extra: amountSchema.describe('The extras of its options together'),
    price: priceSchema,
    deal: dealSchema.nullable().describe('The deal that the price is due to'),
    weightGrams: z.int(),
    parcels: z.int(),
    leadTimeDays: z.int(),
    delivery: z.string().describe('When it comes if it is ordered now'),
    link: pathSchema.describe('Opens the configurator with these choices'),
  })
  .meta({ id: 'BedOfNow' })
export type BedOfNow = z.infer<typeof bedOfNowSchema>

/** A saved bed: what it was and cost, what has changed since, and what is nearest to it now. */
export const configurationSchema = z
  .object({
    id: configurationIdSchema,
    link: pathSchema.describe('Opens this bed for as long as the shop exists'),
    slug: z.string(),
    name: z.string(),
    image: imageSchema,
    saved: z.object({
      at: z.iso.datetime(),
      boxconfig_id: z.string(),
      variantId: z.string(),
      parts: z.record(z.string(), z.string()),
      description: z.array(bedPartSchema),
      price: amountSchema,
    }),
    now: bedOfNowSchema.nullable().describe('The same bed now; null when it cannot be ordered any more'),
    gone: z
      .array(choiceSchema.extend({ nearest: choiceSchema.nullable().describe('Null when nothing is left') }))
      .describe('Options that no longer exist, each with what comes nearest'),
    sentences: z
      .array(z.string())
      .describe('Why its parts are no bed that is sold now: rules that they break, questions that are new'),
    nearest: bedOfNowSchema
      .nullable()
      .describe(
        'The nearest bed that can be ordered; null while the bed itself can, or when the set is not sold',
      ),
  })
  .meta({ id: 'Configuration' })
export type Configuration = z.infer<typeof configurationSchema>
