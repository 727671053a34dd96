import type {
  ConfiguratorDefinition,
  ConfiguratorOption,
} from '@sluimer/domain/configurator/model/definition'
import { z } from 'zod'
import { colorField, pictureKeyField, slugField, textField, titleField } from '../input/input-fields.ts'

/** No option of a bed costs, weighs or takes more; larger numbers are typing errors. */
const most = { extraCents: 1_000_000, weightGrams: 500_000, parcels: 20, leadTimeDays: 365 }

/** `0` is the option that adds nothing. Ids have no '-' or '_', because those join them to variant ids (CF-11). */
const idField = z.string().regex(/^[a-z0-9]{1,24}$/, 'only a-z and 0-9, at most 24')
const weightField = z.int().min(0).max(most.weightGrams)
const parcelsField = z.int().min(0).max(most.parcels)
const leadTimeField = z.int().min(0).max(most.leadTimeDays)

/** How the pictures show an option: the choice that the render service knows it by. */
const pictureField = z.strictObject({ part: slugField, variant: slugField })

const optionInput = z.strictObject({
  id: idField,
  title: titleField,
  subTitle: z.string().trim().max(120).default(''),
  /** A few words above the options that share it, such as a price group. */
  label: z.string().trim().max(60).default(''),
  /** What the shopper reads behind the information button. */
  explanation: textField.default(''),
  /** What the text beside a picture of the bed says about it, such as "hoofdbord met banen"; empty for what is not seen. */
  phrase: z.string().trim().max(80).default(''),
  extraCents: z.int().min(0).max(most.extraCents).default(0),
  weightGrams: weightField.default(0),
  parcels: parcelsField.default(0),
  leadTimeDays: leadTimeField.default(0),
  /** Whether the old bed is taken along for its price; the checkout then does not sell that again. */
  takesOldAway: z.boolean().default(false),
  image: pictureKeyField.nullable().default(null),
  /** The color and weave of a fabric, and the article number of its free sample. */
  fabric: z
    .strictObject({
      color: colorField,
      weave: slugField,
      sample: z.string().trim().min(1).max(64).nullable().default(null),
    })
    .nullable()
    .default(null),
  picture: pictureField.nullable().default(null),
})
export type ConfiguratorOptionInput = z.output<typeof optionInput>

const propertyInput = z.strictObject({
  id: idField,
  title: titleField,
  options: z.array(optionInput).max(60),
})

const stepInput = z.strictObject({
  title: titleField,
  type: z.enum(['tile', 'buttons']),
  properties: z.array(propertyInput).max(12),
})

const optionIds = z.array(idField).max(60)
const choicesField = z.record(idField, idField)

const ruleInput = z.strictObject({
  id: idField,
  /** What the shopper reads beside an option that the rule forbids. */
  sentence: z
    .string()
    .trim()
    .min(10)
    .max(300)
    .regex(/[.!?]$/, 'a whole sentence'),
  never: z.array(z.record(idField, optionIds)).max(60),
})

/** A question that fills in choices for shoppers who do not know where to begin. */
const adviceInput = z.strictObject({
  question: titleField,
  answers: z
    .array(z.strictObject({ title: titleField, choices: choicesField }))
    .min(2)
    .max(8),
})

/** A set of the configurator as staff and imports write it. It names its goods by their slug. */
export const definitionInputSchema = z.strictObject({
  /** The slug of the set's product in the catalogue, and the last part of its address. */
  slug: slugField,
  name: titleField,
  fallbackImage: pictureKeyField,
  base: z.strictObject({ weightGrams: weightField, parcels: parcelsField, leadTimeDays: leadTimeField }),
  /** The bed that is shown before anything is chosen. */
  defaultConfig: choicesField,
  /** What the pictures show of parts that this set does not let choose: `{ base: 'boxspring' }`. */
  pictureParts: z.record(slugField, slugField).default({}),
  steps: z.array(stepInput).max(20),
  rules: z.array(ruleInput).max(100).default([]),
  advice: z.array(adviceInput).max(5).default([]),
})
export type DefinitionInput = z.input<typeof definitionInputSchema>
export type CheckedDefinitionInput = z.output<typeof definitionInputSchema>

/** Returns what the domain's rules know of a set: its properties in the order of the steps, and its rules. */
export function toConfiguratorDefinition({
  steps,
  rules,
  base,
}: Pick<CheckedDefinitionInput, 'steps' | 'rules' | 'base'>): ConfiguratorDefinition<
  ConfiguratorOption & ConfiguratorOptionInput
> {
  return { properties: steps.flatMap(({ properties }) => properties), rules, base }
}
