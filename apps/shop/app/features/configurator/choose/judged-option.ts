import { judgeOption, type OptionVerdict } from '@sluimer/domain/configurator/choose/judge-option'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { findChosenOption } from '@sluimer/domain/configurator/model/definition'
import type { BedOption, BedProperty, BedSet } from '../set/bed-set.ts'
import { type CloseUp, findCloseUp } from './close-up.ts'

/** An option with what a shopper is told about it before the tap. */
export interface JudgedOption {
  readonly option: BedOption
  readonly isChosen: boolean
  readonly verdict: OptionVerdict
  readonly closeUp: CloseUp | undefined
}

/** Judges all options of a property. One that no bed of the set has is left out; a saved definition holds none. */
export function judgeOptions(set: BedSet, choices: Choices, property: BedProperty): readonly JudgedOption[] {
  const chosen = findChosenOption(property, choices)
  return property.options.flatMap((option) => {
    const verdict = judgeOption(set.configurator, choices, { property, option })
    if (verdict === undefined) return []
    const closeUp = findCloseUp(set, choices, { property, option })
    return [{ option, isChosen: option === chosen, verdict, closeUp }]
  })
}
