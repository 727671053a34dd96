import { type Configurator, findChosenPlaces, unchosen } from '../model/configurator.ts'
import type { Choices } from '../model/definition.ts'

/** What the options of the cheapest and of the dearest bed of a set cost together. */
export interface ExtraRange {
  readonly leastCents: number
  readonly mostCents: number
}

/**
 * Returns what the extras of all beds of a set that keep the choices lie between; undefined where there is no such bed. It walks over the diagram
 * once from its end, and keeps for each node what completing a bed from there costs.
 */
export function findExtraRange(configurator: Configurator, choices: Choices = {}): ExtraRange | undefined {
  const { definition, diagram } = configurator
  const chosen = findChosenPlaces(configurator, choices)
  const start: readonly (ExtraRange | undefined)[] = [{ leastCents: 0, mostCents: 0 }]
  const ranges = diagram.levels.reduceRight<readonly (ExtraRange | undefined)[]>(
    (below, { nodeCount, optionCount, next }, level) => {
      const extras = definition.properties[level]?.options.map(({ extraCents }) => extraCents) ?? []
      return Array.from({ length: nodeCount }, (_, node) =>
        joinRanges(
          extras.flatMap((extraCents, option) => {
            if (chosen[level] !== unchosen && chosen[level] !== option) return []
            const range = below[next[node * optionCount + option] ?? -1]
            return range === undefined
              ? []
              : [{ leastCents: range.leastCents + extraCents, mostCents: range.mostCents + extraCents }]
          }),
        ),
      )
    },
    start,
  )
  return ranges[0]
}

function joinRanges(ranges: readonly ExtraRange[]): ExtraRange | undefined {
  if (ranges.length === 0) return undefined
  return {
    leastCents: Math.min(...ranges.map(({ leastCents }) => leastCents)),
    mostCents: Math.max(...ranges.map(({ mostCents }) => mostCents)),
  }
}
