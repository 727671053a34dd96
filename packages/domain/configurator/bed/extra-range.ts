import type { Configurator } from '../model/configurator.ts'

/** What the options of the cheapest and of the dearest bed of a set cost together. */
export interface ExtraRange {
  readonly leastCents: number
  readonly mostCents: number
}

/**
 * Returns what the extras of all beds of a set lie between; undefined for a set without a bed. It walks over the diagram
 * once from its end, and keeps for each node what completing a bed from there costs.
 */
export function findExtraRange({ definition, diagram }: Configurator): ExtraRange | undefined {
  const start: readonly (ExtraRange | undefined)[] = [{ leastCents: 0, mostCents: 0 }]
  const ranges = diagram.levels.reduceRight<readonly (ExtraRange | undefined)[]>(
    (below, { nodeCount, optionCount, next }, level) => {
      const extras = definition.properties[level]?.options.map(({ extraCents }) => extraCents) ?? []
      return Array.from({ length: nodeCount }, (_, node) =>
        joinRanges(
          extras.flatMap((extraCents, option) => {
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
