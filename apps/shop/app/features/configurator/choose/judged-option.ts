import { judgeOption, type OptionVerdict } from '@sluimer/domain/configurator/choose/judge-option'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { findChosenOption } from '@sluimer/domain/configurator/model/definition'
import type { BedOption, BedProperty, BedSet } from '../set/bed-set.ts'
import { describeConflict, describeDifference } from '../words/option-words.ts'
import { type CloseUp, findCloseUp } from './close-up.ts'

/** An option with what the shopper reads about it before the tap. */
export interface JudgedOption {
  readonly option: BedOption
  readonly verdict: OptionVerdict
  /** Which choices it does not go with; empty when it fits. */
  readonly clash: string
  /** What taking it changes; empty when that is nothing, and for the option that is chosen. */
  readonly consequence: string
  readonly closeUp: CloseUp | undefined
}

/** Judges all options of a property. One that no bed of the set has is left out; a saved definition holds none. */
export function judgeOptions(
  set: BedSet,
  choices: Choices,
  property: BedProperty,
  now: Date,
): readonly JudgedOption[] {
  const chosen = findChosenOption(property, choices)
  const isFirst = chosen === undefined
  return property.options.flatMap((option) => {
    const verdict = judgeOption(set.configurator, choices, { property, option })
    if (verdict === undefined) return []
    const clash = verdict.conflict === undefined ? '' : describeConflict(verdict.conflict)
    const isTaken = option === chosen && clash === ''
    const shown = { shownCents: option.extraCents, isFirst }
    const consequence = isTaken ? '' : describeDifference(verdict, { now, area: set.area }, shown)
    const closeUp = findCloseUp(set, choices, { property, option })
    return [{ option, verdict, clash, consequence, closeUp }]
  })
}
