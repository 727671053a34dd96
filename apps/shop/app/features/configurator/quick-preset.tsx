import { completeChoices } from '@sluimer/domain/configurator/choose/complete-choices'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { Zap } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { onPlainClick } from '../../lib/browser/is-plain-click.ts'
import { countSteps } from './set/bed-address.ts'
import type { BedSet } from './set/bed-set.ts'
import { toChangedLink } from './set/former-choices.ts'
import { findOpenStep } from './set/moves.ts'

export interface QuickPresetProps {
  set: BedSet
  step: number
  choices: Choices
  fillRest: () => void
}

/**
 * CF-09: takes the first option that fits for everything that is still open. It stands below the questions of the first step, as the
 * advice does: above them the two would push the first options of a phone below its bar.
 */
export const QuickPreset = memo(function QuickPreset({ set, step, choices, fillRest }: QuickPresetProps) {
  if (step !== 1 || findOpenStep(set, choices) === undefined) return null
  const filled = completeChoices(set.configurator, choices)
  if (filled === undefined) return null
  return (
    <p className="mt-3 print:hidden">
      <Link
        to={toChangedLink(set, countSteps(set), { before: choices, after: filled })}
        preventScrollReset
        onClick={onPlainClick(fillRest)}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-pine underline underline-offset-4"
      >
        <Zap className="size-4.5 shrink-0" aria-hidden="true" />
        Snel kiezen: vul de rest voor me in
      </Link>
    </p>
  )
})
