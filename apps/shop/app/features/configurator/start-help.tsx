import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { RotateCcw } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { onPlainClick } from '../../lib/browser/is-plain-click.ts'
import { toBedLink } from './set/bed-address.ts'
import type { BedSet } from './set/bed-set.ts'
import type { useComposer } from './use-composer.ts'

export interface StartHelpProps
  extends Pick<ReturnType<typeof useComposer>, 'step' | 'isReturned' | 'startAnew'> {
  set: BedSet
  choices: Choices
}

/** Above the questions: that a bed of an earlier visit is back, and a way to start anew (CF-18). */
export const StartHelp = memo(function StartHelp(props: StartHelpProps) {
  const { set, step, choices, isReturned, startAnew } = props
  const canStartAnew = Object.keys(choices).length > 0 && (isReturned || step === 1)
  if (!isReturned && !canStartAnew) return null
  return (
    <div className="mb-3 flex flex-col gap-2 print:hidden">
      {isReturned && (
        <p role="status" className="rounded-card bg-pine-mist px-4 py-3">
          Welkom terug. Je gaat verder met het bed van je vorige bezoek.
        </p>
      )}
      {canStartAnew && (
        <Link
          to={toBedLink(set, 1, {})}
          onClick={onPlainClick(startAnew)}
          className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-pine underline underline-offset-4"
        >
          <RotateCcw className="size-4.5" aria-hidden="true" />
          Opnieuw beginnen
        </Link>
      )}
    </div>
  )
})
