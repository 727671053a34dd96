import {
  type Choices,
  type ConfiguratorDefinition,
  type ConfiguratorOption,
  findChosenOption,
} from '../model/definition.ts'

/** What a bed costs beside the base price of its set, and what it takes to make and bring it. */
export type BedFacts = Pick<ConfiguratorOption, 'extraCents' | 'weightGrams' | 'parcels' | 'leadTimeDays'>

/**
 * Adds up the chosen options (CF-10): extras, weight and parcels are sums, and the bed is ready when its slowest part
 * is. Properties without a choice add nothing yet.
 */
export function calculateBedFacts({ base, properties }: ConfiguratorDefinition, choices: Choices): BedFacts {
  const options = properties.flatMap((property) => findChosenOption(property, choices) ?? [])
  return {
    extraCents: sum(options.map(({ extraCents }) => extraCents)),
    weightGrams: base.weightGrams + sum(options.map(({ weightGrams }) => weightGrams)),
    parcels: base.parcels + sum(options.map(({ parcels }) => parcels)),
    leadTimeDays: Math.max(base.leadTimeDays, ...options.map(({ leadTimeDays }) => leadTimeDays)),
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
