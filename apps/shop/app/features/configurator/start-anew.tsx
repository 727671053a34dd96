import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { RotateCcw } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { onPlainClick } from '../../lib/browser/is-plain-click.ts'
import { toBedLink } from './set/bed-address.ts'
import type { BedSet } from './set/bed-set.ts'
import type { useComposer } from './use-composer.ts'

export interface StartAnewProps
  extends Pick<ReturnType<typeof useComposer>, 'step' | 'isReturned' | 'startAnew'> {
  set: BedSet
  choices: Choices
}

/**
 * A way to start anew (CF-18), for a bed of an earlier visit on every step. It stands below the questions: above them it would push the
 * first options of a phone below its bar.
 */
export const StartAnew = memo(function StartAnew(props: StartAnewProps) {
  const { set, step, choices, isReturned, startAnew } = props
  if (Object.keys(choices).length === 0 || !(isReturned || step === 1)) return null
  return (
    <p className="mt-3 print:hidden">
      <Link
        to={toBedLink(set, 1, {})}
        onClick={onPlainClick(startAnew)}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-pine underline underline-offset-4"
      >
        <RotateCcw className="size-4.5" aria-hidden="true" />
        Opnieuw beginnen
      </Link>
    </p>
  )
})
