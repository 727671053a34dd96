import { findBrokenRules } from '../model/broken-rules.ts'
import type { Configurator, PropertyOption } from '../model/configurator.ts'
import { findChosenPlaces, getOptionAt, unchosen } from '../model/configurator.ts'
import { type Choices, type ConfiguratorRule, findChosenOption } from '../model/definition.ts'
import type { CompiledRow } from '../model/forbidden-rows.ts'
import { isPossible } from './possible-options.ts'
import type { Repair } from './repair.ts'

/** Why an option does not fit. */
export interface Conflict {
  /** The smallest set of the shopper's own choices that leaves no bed with the option. */
  readonly choices: readonly PropertyOption[]
  /** The rules that together say so; without one of them a bed would be left. */
  readonly rules: readonly ConfiguratorRule[]
}

/**
 * Explains why an option does not fit, given all its repairs that are worth their changes. Every repair must replace one of the clashing
 * choices, and a set of choices that each repair touches leaves no bed: the smallest conflict is the smallest set with
 * a member in each repair. Of equally small ones it is always the same one, in the browser and in the api.
 */
export function explainConflict(
  configurator: Configurator,
  choices: Choices,
  wanted: PropertyOption,
  repairs: readonly Repair[],
): Conflict {
  const chosen = findChosenPlaces(configurator, choices)
  const places = findSmallestHit(repairs.map(({ mask }) => mask))
  const clashing = places.map((at) => getOptionAt(configurator, at, chosen[at] ?? unchosen))
  return { choices: clashing, rules: findRulesBehind(configurator, [...clashing, wanted]) }
}

/**
 * Returns the rules because of which no bed has these choices: all that the choices break themselves, or else those that together
 * leave an open question without an answer. Empty when a bed is left.
 */
export function findClashingRules(configurator: Configurator, choices: Choices): readonly ConfiguratorRule[] {
  if (isPossible(configurator, choices)) return []
  const broken = findBrokenRules(configurator.definition, choices)
  if (broken.length > 0) return broken
  const made = configurator.definition.properties.flatMap((property) => {
    const option = findChosenOption(property, choices)
    return option === undefined ? [] : [{ property, option }]
  })
  return findRulesBehind(configurator, made)
}

/** Returns the smallest set of bits with a member in each mask. */
function findSmallestHit(masks: readonly number[]): readonly number[] {
  for (let size = 0; size <= masks.length; size += 1) {
    const hit = findHit(masks, size)
    if (hit !== undefined) return hit.toSorted((a, b) => a - b)
  }
  return []
}

function findHit(masks: readonly number[], size: number): readonly number[] | undefined {
  const open = masks[0]
  if (open === undefined) return []
  if (size === 0) return undefined
  for (let bit = 0; bit < 31; bit += 1) {
    if ((open & (1 << bit)) === 0) continue
    const rest = findHit(
      masks.filter((mask) => (mask & (1 << bit)) === 0),
      size - 1,
    )
    if (rest !== undefined) return [bit, ...rest]
  }
  return undefined
}

/**
 * Returns a smallest-by-inclusion set of rules that leave no bed with the given options: one rule when the options break
 * it themselves; several when they leave another property without any option.
 */
export function findRulesBehind(
  configurator: Pick<Configurator, 'definition' | 'rows'>,
  fixed: readonly PropertyOption[],
): readonly ConfiguratorRule[] {
  const { properties, rules } = configurator.definition
  const places = properties.map((property) => {
    const own = fixed.find((one) => one.property === property)
    return own === undefined ? unchosen : property.options.indexOf(own.option)
  })
  const broken = configurator.rows.find(({ cells }) =>
    cells.every(({ property, options }) => options.has(places[property] ?? unchosen)),
  )
  if (broken !== undefined) return [broken.rule]
  return rules.reduce<readonly ConfiguratorRule[]>((needed, rule) => {
    const others = needed.filter((one) => one !== rule)
    const rows = configurator.rows.filter((row) => others.includes(row.rule))
    return canBeCompleted(configurator, rows, places) ? needed : others
  }, rules)
}

/** Whether the open properties can be filled without breaking a row. Tries only properties that the rows name. */
function canBeCompleted(
  configurator: Pick<Configurator, 'definition'>,
  rows: readonly CompiledRow[],
  places: readonly number[],
): boolean {
  const alive = rows.filter(({ cells }) =>
    cells.every(
      ({ property, options }) => places[property] === unchosen || options.has(places[property] ?? unchosen),
    ),
  )
  const open = alive.map(({ cells }) => cells.filter(({ property }) => places[property] === unchosen))
  const tightest = open.toSorted((a, b) => a.length - b.length)[0]
  if (tightest === undefined) return true
  const cell = tightest[0]
  if (cell === undefined) return false
  const options = configurator.definition.properties[cell.property]?.options ?? []
  return options.some((_, option) => canBeCompleted(configurator, alive, places.with(cell.property, option)))
}
