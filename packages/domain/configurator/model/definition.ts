/** The id of an option that adds nothing: "no lamps", "no topper". It is left out of variant ids (CF-11). */
export const nothingOptionId = '0'

/** How many questions a set may ask: repairs keep one bit for each in a 32-bit number. No bed has half as many. */
export const mostProperties = 30

/** One thing that a shopper may choose for a property: a fabric, a kind of mattress. Money in cents, VAT included. */
export interface ConfiguratorOption {
  readonly id: string
  readonly title: string
  readonly extraCents: number
  readonly weightGrams: number
  /** How many parcels it adds to the delivery. */
  readonly parcels: number
  /** Working days before a bed with this option can leave the workshop. */
  readonly leadTimeDays: number
}

/** A question with exactly one answer: "hoofdbord", "matras links". */
export interface ConfiguratorProperty<Option extends ConfiguratorOption = ConfiguratorOption> {
  readonly id: string
  readonly title: string
  readonly options: readonly Option[]
}

/**
 * Choices that do not go together, with the reason in a Dutch sentence. A bed breaks the rule when it matches one of
 * the rows: for every property that the row names, the bed has one of the options listed there.
 */
export interface ConfiguratorRule {
  readonly id: string
  readonly sentence: string
  readonly never: readonly ForbiddenRow[]
}

/** Option ids by the id of their property. */
export type ForbiddenRow = Readonly<Record<string, readonly string[]>>

/** What decides which beds exist, and what they weigh and cost beside the base price of the set. */
export interface ConfiguratorDefinition<Option extends ConfiguratorOption = ConfiguratorOption> {
  /** In the order of the steps. */
  readonly properties: readonly ConfiguratorProperty<Option>[]
  readonly rules: readonly ConfiguratorRule[]
  /** What every bed of the set has. */
  readonly base: Pick<ConfiguratorOption, 'weightGrams' | 'parcels' | 'leadTimeDays'>
}

/** The options chosen so far, by the id of their property. A property without a choice is absent. */
export type Choices = Readonly<Record<string, string>>

/** Returns the option chosen for a property; undefined when there is none, or when no such option exists. */
export function findChosenOption<Option extends ConfiguratorOption>(
  property: ConfiguratorProperty<Option>,
  choices: Choices,
): Option | undefined {
  const chosen = Object.hasOwn(choices, property.id) ? choices[property.id] : undefined
  return property.options.find(({ id }) => id === chosen)
}

/** Whether every property has a choice that exists (CF-05). */
export function isComplete(definition: ConfiguratorDefinition, choices: Choices): boolean {
  return definition.properties.every((property) => findChosenOption(property, choices) !== undefined)
}
