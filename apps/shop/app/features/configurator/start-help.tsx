import { completeChoices } from '@sluimer/domain/configurator/choose/complete-choices'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { RotateCcw, Zap } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { isPlainClick } from '../../lib/browser/is-plain-click.ts'
import { AdviceQuestions } from './advice/advice-questions.tsx'
import { countSteps, toBedLink } from './set/bed-address.ts'
import type { BedSet } from './set/bed-set.ts'
import { findOpenStep } from './set/moves.ts'
import type { useComposer } from './use-composer.ts'

const link = 'inline-flex min-h-11 items-center gap-2 font-semibold text-pine underline underline-offset-4'

export interface StartHelpProps
  extends Pick<ReturnType<typeof useComposer>, 'step' | 'isReturned' | 'fillIn' | 'fillRest' | 'startAnew'> {
  set: BedSet
  choices: Choices
  isAdviceOpen: boolean
}

/** On the first step: the advice, a bed that is filled in at once (CF-09), and a way to start anew (CF-18). */
export const StartHelp = memo(function StartHelp(props: StartHelpProps) {
  const { set, step, choices, isReturned, isAdviceOpen, fillIn, fillRest, startAnew } = props
  const hasChoices = Object.keys(choices).length > 0
  return (
    <div className="mb-3 flex flex-col gap-2 print:hidden">
      {isReturned && (
        <p role="status" className="rounded-card bg-pine-mist px-4 py-3">
          Welkom terug. Je gaat verder met het bed van je vorige bezoek.
        </p>
      )}
      {step === 1 && (
        <AdviceQuestions
          set={set}
          isIncomplete={isAdviceOpen}
          onAdvise={(advised) => fillIn(advised, 'Je bed is ingevuld met ons advies.')}
        />
      )}
      <div className="flex flex-wrap gap-x-6">
        {findOpenStep(set, choices) !== undefined && step === 1 && (
          <QuickPreset {...{ set, choices, fillRest }} />
        )}
        {hasChoices && (isReturned || step === 1) && (
          <Link
            to={toBedLink(set, 1, {})}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              startAnew()
            }}
            className={link}
          >
            <RotateCcw className="size-4.5" aria-hidden="true" />
            Opnieuw beginnen
          </Link>
        )}
      </div>
    </div>
  )
})

/** CF-09: takes the first option that fits for everything that is still open. */
function QuickPreset({ set, choices, fillRest }: Pick<StartHelpProps, 'set' | 'choices' | 'fillRest'>) {
  const filled = completeChoices(set.configurator, choices)
  if (filled === undefined) return null
  return (
    <Link
      to={toBedLink(set, countSteps(set), filled)}
      preventScrollReset
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        fillRest()
      }}
      className={link}
    >
      <Zap className="size-4.5" aria-hidden="true" />
      Snel kiezen: vul de rest voor me in
    </Link>
  )
}
