import { configuratorCategory } from '@sluimer/domain/configurator/guide/configurator-paths'
import { mostProperties } from '@sluimer/domain/configurator/model/definition'
import { z } from 'zod'
import { dealSchema } from '../catalog/deal.ts'
import { priceSchema } from '../catalog/price.ts'
import { sampleSchema } from '../catalog/sample.ts'
import { amountSchema, idSchema, imageSchema } from '../platform/primitives.ts'
import { bedModelSchema, sceneSchema } from '../render/schemas.ts'

/** Ids of properties and options have no '-' or '_', because those join them to names (CF-11, CF-14). */
const partIdSchema = z.string().regex(/^[a-z0-9]{1,24}$/, 'Deze keuze bestaat niet.')
/**
 * The chosen option of each property, by the property's id. More choices than any set asks for are refused with one message, before
 * each of them is looked at.
 */
export const choicesSchema = z.preprocess(
  (choices: Record<string, string>, context) => {
    const count = typeof choices === 'object' && choices !== null ? Object.keys(choices).length : 0
    if (count > mostProperties)
      context.addIssue({ code: 'custom', message: `Een bed heeft hoogstens ${mostProperties} keuzes.` })
    return choices
  },
  z.record(partIdSchema, partIdSchema),
)

/** What an option adds to the bed, beside its price. The lead time is in working days; the slowest part of a bed counts. */
const deliveredSchema = z.object({ weightGrams: z.int(), parcels: z.int(), leadTimeDays: z.int() })

const optionSchema = z
  .object({
    id: z.string().describe("'0' adds nothing"),
    btnText: z.string(),
    phrase: z.string().describe('What a picture of a bed shows of it, in words; empty for what is not seen'),
    btnSubText: z.string().describe('Empty without'),
    btnId: z.string().describe('Unique on the page'),
    label: z.string().describe('A few words that options share, such as a price group; empty without'),
    text: z.string().describe('Behind the information button; empty without'),
    extra: amountSchema.describe('Added to the base price'),
    xpoId: z
      .string()
      .nullable()
      .describe('The part of the picture that it changes; null when it shows nowhere'),
    xpoVarId: z.string().nullable().describe('What that part becomes'),
    image: imageSchema.nullable(),
    color: z.string().nullable().describe('CSS color of a fabric'),
    weave: z.string().nullable().describe('Weave of a fabric'),
    sample: sampleSchema.nullable().describe('The free sample of a fabric; null without one'),
    ...deliveredSchema.shape,
  })
  .meta({ id: 'ConfiguratorOption' })
export type ConfiguratorOption = z.infer<typeof optionSchema>

const propertySchema = z
  .object({
    property: z.string().describe('Its id'),
    title: z.string(),
    order: z.int(),
    options: z.array(optionSchema),
  })
  .meta({ id: 'ConfiguratorProperty' })

/** A page of the configurator. The summary is added last by the page itself (CF-05). */
const stepSchema = z
  .object({
    order: z.int(),
    title: z.string(),
    type: z.enum(['tile', 'buttons']),
    property: z.string().describe('Id of its first property'),
    multiProperties: z.boolean(),
    properties: z.array(propertySchema),
  })
  .meta({ id: 'ConfiguratorStep' })

/** Choices that do not go together. A bed breaks the rule when all properties of a row have an option that it lists. */
const ruleSchema = z
  .object({
    id: z.string(),
    sentence: z.string().describe('Why, in Dutch'),
    never: z.array(z.record(z.string(), z.array(z.string()))),
  })
  .meta({ id: 'ConfiguratorRule' })

/** What former prices of beds follow from: the page works them out with the same rule as the api (30 days). */
const priceHistorySchema = z
  .object({
    base: z
      .array(z.object({ price: amountSchema, from: z.iso.datetime(), to: z.iso.datetime().nullable() }))
      .describe('What was asked for the base, deals included, oldest first'),
    soldFrom: z.iso.datetime().describe('Since when the extras and rules of this version are sold'),
    earlier: z
      .array(
        z.object({
          soldFrom: z.iso.datetime(),
          properties: z.array(
            z.object({
              property: z.string(),
              options: z.array(z.object({ option: z.string(), extra: amountSchema })),
            }),
          ),
          rules: z.array(z.array(z.record(z.string(), z.array(z.string())))),
        }),
      )
      .describe('The extras and rules before that, oldest first'),
  })
  .meta({ id: 'ConfiguratorPriceHistory' })

/** A question whose answers fill in choices. */
const adviceSchema = z.object({
  question: z.string(),
  answers: z.array(z.object({ title: z.string(), choices: z.record(z.string(), z.string()) })),
})

/** An option of an earlier version, in its words, and the title of what comes nearest among those of its property. */
const goneOptionSchema = z.object({
  property: z.string(),
  title: z.string(),
  option: z.string(),
  value: z.string(),
  nearest: z.string().nullable(),
})

/** A set that shoppers compose themselves (CF-17): a bed costs the base price and the extras of its options (CF-10). */
export const configuratorSchema = z
  .object({
    name: z.string(),
    code: z.string().describe('The same as its slug'),
    slug: z.string(),
    category: z.literal(configuratorCategory),
    productId: idSchema,
    boxconfig_id: z.string().describe('This version of the definition; an order names it'),
    basePrice: amountSchema,
    price: priceSchema.describe('Of the base, with its former price where the law allows one'),
    priceHistory: priceHistorySchema,
    deal: dealSchema.nullable().describe("Set when the base price is a deal's"),
    fallbackImage: imageSchema.describe('Shown when there is no picture of the bed itself (CF-14)'),
    defaultConfig: z.record(z.string(), z.string()).describe('A whole bed: an option for every property'),
    base: deliveredSchema.describe('What every bed of the set has'),
    scenes: z.array(sceneSchema).describe('Views in which there are pictures of the beds; empty without any'),
    model: bedModelSchema.nullable().describe('The beds in three dimensions; null without'),
    steps: z.array(stepSchema),
    rules: z.array(ruleSchema),
    advice: z.array(adviceSchema),
    gone: z.array(goneOptionSchema).describe('What old addresses may still name'),
  })
  .meta({ id: 'Configurator' })
export type Configurator = z.infer<typeof configuratorSchema>
