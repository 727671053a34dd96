import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { ArrowLeft } from 'lucide-react'
import { isPlainClick } from '../../../lib/browser/is-plain-click.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { stepHeadingId, toBedLink } from '../set/bed-address.ts'
import type { BedSet } from '../set/bed-set.ts'

export interface BackButtonProps {
  set: BedSet
  choices: Choices
  step: number
  /** The form of the present step, which takes its choices along without scripts. The summary has none. */
  formId: string | undefined
  onBack: () => void
}

/** CF-06, CF-08: back to the step before, through the browser's history where that leads there. */
export function BackButton({ set, choices, step, formId, onBack }: BackButtonProps) {
  const look = {
    variant: 'quiet',
    // Its words begin where the options above them do.
    className: '-ml-3 px-3!',
    icon: <ArrowLeft className="size-5" aria-hidden="true" />,
    onClick: (event: React.MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      onBack()
    },
  } as const
  if (formId === undefined)
    return (
      <ButtonLink to={toBedLink(set, step - 1, choices)} {...look}>
        Vorige stap
      </ButtonLink>
    )
  return (
    <Button
      type="submit"
      form={formId}
      formAction={`${toBedLink(set, step - 1, {})}#${stepHeadingId}`}
      {...look}
    >
      Vorige stap
    </Button>
  )
}
