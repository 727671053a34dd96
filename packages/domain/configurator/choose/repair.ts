import {
  type Configurator,
  findChosenPlaces,
  getOptionAt,
  type PropertyOption,
  unchosen,
} from '../model/configurator.ts'
import type { Choices } from '../model/definition.ts'

/** Choices that must be replaced so that an option fits. */
export interface Repair {
  /** One bit for each property whose choice is replaced, by its place. */
  readonly mask: number
  /** What the replacements cost more than the choices they replace; negative when they cost less. */
  readonly extraCents: number
  /** The replaced choices with what takes their place, in the order of the steps. */
  readonly changes: readonly Replacement[]
}

export interface Replacement {
  readonly from: PropertyOption
  readonly to: PropertyOption
}

/**
 * Returns every repair that replaces no more choices than it must: leaving one of its choices as it was would leave no
 * bed. Of the replacements for the same choices the cheapest are taken. The first repair costs least in money; of
 * equally dear ones it changes fewest choices. With a wanted option, beds without it do not count, and the choice for
 * its own property is free. Empty when no bed is left; a single repair without changes when none is needed.
 */
export function findRepairs(
  configurator: Configurator,
  choices: Choices,
  wanted?: PropertyOption,
): readonly Repair[] {
  const chosen = findChosenPlaces(configurator, choices)
  const { properties } = configurator.definition
  const wantedAt = wanted === undefined ? unchosen : properties.indexOf(wanted.property)
  const wantedOption = wanted === undefined ? unchosen : wanted.property.options.indexOf(wanted.option)
  let reached: readonly (readonly Trail[])[] = [[{ mask: 0, cents: 0, last: undefined }]]
  configurator.diagram.levels.forEach(({ nodeCount, optionCount, next }, at) => {
    const below: Trail[][] = []
    for (let node = 0; node < nodeCount; node += 1) {
      for (let option = 0; option < optionCount; option += 1) {
        const to = next[node * optionCount + option] ?? -1
        if (to === -1 || (at === wantedAt && option !== wantedOption)) continue
        const trails = below[to] ?? []
        below[to] = trails
        for (const trail of reached[node] ?? []) keepIfSmaller(trails, extend(trail, at, option))
      }
    }
    reached = below
  })
  return (reached[0] ?? [])
    .map((trail) => toRepair(configurator, chosen, trail))
    .toSorted((a, b) => a.extraCents - b.extraCents || a.changes.length - b.changes.length || a.mask - b.mask)

  function extend(trail: Trail, at: number, option: number): Trail {
    const before = chosen[at] ?? unchosen
    if (at === wantedAt || before === unchosen || before === option) return trail
    const replaced = getOptionAt(configurator, at, before).option
    const cents = getOptionAt(configurator, at, option).option.extraCents - replaced.extraCents
    return { mask: trail.mask | (1 << at), cents: trail.cents + cents, last: { at, option, before: trail } }
  }
}

/** A way through the diagram down to a node, with the choices that it replaced on its way. */
interface Trail {
  readonly mask: number
  readonly cents: number
  readonly last: { readonly at: number; readonly option: number; readonly before: Trail } | undefined
}

/**
 * Keeps a trail unless another to the same node replaces only choices that this one replaces too. What comes after the
 * node is the same for both, so the smaller one stays smaller to the end.
 */
function keepIfSmaller(trails: Trail[], trail: Trail): void {
  const isBeaten = trails.some(
    ({ mask, cents }) => (mask & trail.mask) === mask && (mask !== trail.mask || cents <= trail.cents),
  )
  if (isBeaten) return
  const kept = trails.filter(({ mask }) => (mask & trail.mask) !== trail.mask)
  trails.splice(0, trails.length, ...kept, trail)
}

function toRepair(configurator: Configurator, chosen: readonly number[], trail: Trail): Repair {
  const changes: Replacement[] = []
  for (let step = trail.last; step !== undefined; step = step.before.last) {
    changes.unshift({
      from: getOptionAt(configurator, step.at, chosen[step.at] ?? unchosen),
      to: getOptionAt(configurator, step.at, step.option),
    })
  }
  return { mask: trail.mask, extraCents: trail.cents, changes }
}
