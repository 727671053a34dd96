import type { Firmness } from '@sluimer/domain/configurator/guide/advice'
import type { BedOption, BedProperty } from '../set/bed-set.ts'

const firmnesses: readonly Firmness[] = ['zacht', 'medium', 'stevig']

/** Returns the options of a question that are a firmness, by that firmness; empty for a question about anything else. */
export function findFirmnessOptions({ options }: BedProperty): ReadonlyMap<Firmness, BedOption> {
  const found = firmnesses.flatMap((firmness) => {
    const option = options.find(({ title }) => title.toLowerCase() === firmness)
    return option === undefined ? [] : [[firmness, option] as const]
  })
  return new Map(found.length > 1 ? found : [])
}
