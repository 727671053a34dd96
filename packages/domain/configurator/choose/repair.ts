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
  readonly cost: RepairCost
  /** The replaced choices with what takes their place, in the order of the steps. */
  readonly changes: readonly Replacement[]
}

/** What replacing choices costs the shopper, in cents. */
interface RepairCost {
  /** What the dearer replacements cost more. A cheaper one saves nothing here: nobody asked for a smaller bed. */
  readonly paidCents: number
  /** How far all replacements are from the choices they replace, dearer or cheaper. */
  readonly movedCents: number
}

export interface Replacement {
  readonly from: PropertyOption
  readonly to: PropertyOption
}

/**
 * Returns every repair that is worth its changes: another that replaces only some of the same choices costs more, or leaves no
 * bed. The first repair is the one for which the shopper pays least; of equally dear ones it changes fewest choices, and
 * then stays nearest in price to what was chosen. Replacements for the same choices are taken by the same rule. What is still
 * equal is decided by the order of the questions, so that the pages of the server and of the browser choose the same: the repair
 * whose last changed question comes earlier (the left mattress before the right one), with the replacement that the diagram
 * reaches first. With a wanted option, beds without it do not count, and the choice for its own property is free. Empty when no bed
 * is left; a single repair without changes when none is needed.
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
  let reached: readonly (readonly Trail[])[] = [
    [{ mask: 0, cost: { paidCents: 0, movedCents: 0 }, last: undefined }],
  ]
  configurator.diagram.levels.forEach(({ nodeCount, optionCount, next }, at) => {
    const below: Trail[][] = []
    for (let node = 0; node < nodeCount; node += 1) {
      for (let option = 0; option < optionCount; option += 1) {
        const to = next[node * optionCount + option] ?? -1
        if (to === -1 || (at === wantedAt && option !== wantedOption)) continue
        const trails = below[to] ?? []
        below[to] = trails
        for (const trail of reached[node] ?? []) keepIfBest(trails, extend(trail, at, option))
      }
    }
    reached = below
  })
  return (reached[0] ?? [])
    .map((trail) => toRepair(configurator, chosen, trail))
    .toSorted(
      (a, b) =>
        a.cost.paidCents - b.cost.paidCents ||
        a.changes.length - b.changes.length ||
        a.cost.movedCents - b.cost.movedCents ||
        a.mask - b.mask,
    )

  function extend(trail: Trail, at: number, option: number): Trail {
    const before = chosen[at] ?? unchosen
    if (at === wantedAt || before === unchosen || before === option) return trail
    const replaced = getOptionAt(configurator, at, before).option
    const cents = getOptionAt(configurator, at, option).option.extraCents - replaced.extraCents
    const cost = {
      paidCents: trail.cost.paidCents + Math.max(0, cents),
      movedCents: trail.cost.movedCents + Math.abs(cents),
    }
    return { mask: trail.mask | (1 << at), cost, last: { at, option, before: trail } }
  }
}

/** A way through the diagram down to a node, with the choices that it replaced on its way. */
interface Trail {
  readonly mask: number
  readonly cost: RepairCost
  readonly last: { readonly at: number; readonly option: number; readonly before: Trail } | undefined
}

/**
 * Keeps a trail unless another to the same node replaces only choices that this one replaces too, and costs no more. What
 * comes after the node is the same for both, so the better one stays better to the end.
 */
function keepIfBest(trails: Trail[], trail: Trail): void {
  if (trails.some((one) => isAsGood(one, trail))) return
  const kept = trails.filter((one) => !isAsGood(trail, one))
  trails.splice(0, trails.length, ...kept, trail)
}

/** Whether the first trail serves the shopper in every way as well as the second: fewer changes count before a nearer price. */
function isAsGood(one: Trail, other: Trail): boolean {
  if ((one.mask & other.mask) !== one.mask) return false
  return one.mask === other.mask
    ? compareCosts(one.cost, other.cost) <= 0
    : one.cost.paidCents <= other.cost.paidCents
}

function compareCosts(a: RepairCost, b: RepairCost): number {
  return a.paidCents - b.paidCents || a.movedCents - b.movedCents
}

function toRepair(configurator: Configurator, chosen: readonly number[], trail: Trail): Repair {
  const changes: Replacement[] = []
  for (let step = trail.last; step !== undefined; step = step.before.last) {
    changes.unshift({
      from: getOptionAt(configurator, step.at, chosen[step.at] ?? unchosen),
      to: getOptionAt(configurator, step.at, step.option),
    })
  }
  return { mask: trail.mask, cost: trail.cost, changes }
}
