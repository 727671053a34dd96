import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { memo } from 'react'
import { type Choose, OptionGroup } from '../choose/option-group.tsx'
import { fromStepParameter, stepHeadingId, toBedLink } from '../set/bed-address.ts'
import type { BedSet, BedStep } from '../set/bed-set.ts'

export interface StepPanelProps {
  set: BedSet
  step: BedStep
  number: number
  choices: Choices
  /** The same choices, and those from before a tap for as long as the tap is drawn. */
  settled: Choices
  now: Date
  formId: string
  onChoose: Choose
  onNext: () => void
}

/**
 * The questions of one step as a form: without scripts it leads to the next step, with the choices in its address. The page is drawn
 * anew when the address has followed a choice; these questions are then as they were.
 */
export const StepPanel = memo(function StepPanel(props: StepPanelProps) {
  const { set, step, number, choices, settled, now, formId, onChoose, onNext } = props
  const here = new Set(step.properties.map(({ id }) => id))
  const others = set.configurator.definition.properties.filter(({ id }) => !here.has(id) && choices[id])
  return (
    <form
      id={formId}
      method="get"
      // Without scripts, the next page opens at its questions, and not at the steps above them.
      action={`${toBedLink(set, number + 1, {})}#${stepHeadingId}`}
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <input type="hidden" name={fromStepParameter} value={number} />
      {others.map(({ id }) => (
        <input key={id} type="hidden" name={id} value={choices[id]} />
      ))}
      {step.properties.map((property) => (
        <OptionGroup
          key={property.id}
          {...{ set, property, now, onChoose }}
          type={step.type}
          step={number}
          isTitleShown={step.properties.length > 1}
          chosenId={choices[property.id]}
          choices={settled}
        />
      ))}
      <button
        type="submit"
        formAction={`${toBedLink(set, number, {})}#${stepHeadingId}`}
        className="hidden min-h-11 self-start font-semibold text-pine underline underline-offset-4 noscript:block"
      >
        Werk prijs en keuzes bij
      </button>
    </form>
  )
})
