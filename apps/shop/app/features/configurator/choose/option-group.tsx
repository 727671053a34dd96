import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { memo, useCallback, useMemo, useRef, useState } from 'react'
import { FirmnessAdvice } from '../advice/firmness-advice.tsx'
import { findFirmnessOptions } from '../advice/firmness-options.ts'
import type { BedOption, BedProperty, BedSet, BedStep } from '../set/bed-set.ts'
import { toChangedLink } from '../set/former-choices.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import { findAsked } from './find-asked.ts'
import { type JudgedOption, judgeOptions } from './judged-option.ts'
import { OptionCard } from './option-card.tsx'

/**
 * Takes an option. One that does not go with other choices is only taken as a repair, which changes those as well.
 * Returns whether it was taken.
 */
export type Choose = (property: BedProperty, option: BedOption, how?: { isRepair: boolean }) => boolean

export interface OptionGroupProps {
  set: BedSet
  property: BedProperty
  type: BedStep['type']
  /** The number of the step, from 1. */
  step: number
  /** Shown when a step has several questions (CF-04); otherwise the title of the step says it. */
  isTitleShown: boolean
  /** The option that is chosen. */
  chosenId: string | undefined
  /** The choices that the options are judged by: while a tap is drawn, those from before it. */
  choices: Choices
  now: Date
  onChoose: Choose
}

/** One question of a step with its options, and below them why an option that was tapped does not fit. */
export const OptionGroup = memo(function OptionGroup(props: OptionGroupProps) {
  const { set, property, type, step, chosenId, choices, now, onChoose } = props
  const radios = useRef<HTMLFieldSetElement>(null)
  const [tappedId, setTappedId] = useState<string>()
  const options = useMemo(() => judgeOptions(set, choices, property, now), [set, choices, property, now])
  const refused = options.filter(({ clash }) => clash !== '')
  const asked = findAsked(refused, { tappedId, chosenId })
  const toLink = ({ verdict }: JudgedOption) =>
    toChangedLink(set, step, { before: choices, after: verdict.choices })

  const take = useCallback(
    (option: BedOption) => setTappedId(onChoose(property, option) ? undefined : option.id),
    [property, onChoose],
  )

  return (
    <fieldset ref={radios} data-property={property.id} className="min-w-0">
      <legend className={props.isTitleShown ? 'mb-0.5 sm:mb-2.5 font-semibold' : 'sr-only'}>
        {property.title}
      </legend>
      <ul className={type === 'tile' ? toTileLook(options.length) : 'flex flex-col gap-2.5'}>
        {options.map((judged) => (
          <OptionCard
            key={judged.option.id}
            property={property}
            judged={judged}
            type={type}
            isChosen={judged.option.id === chosenId}
            onTake={take}
          />
        ))}
      </ul>
      <div aria-live="polite" className="noscript:hidden">
        {asked && (
          <ConflictPanel
            judged={asked}
            isTapped={asked.option.id === tappedId}
            link={toLink(asked)}
            onRepair={({ option }) => {
              // The button disappears with the reason; whoever pressed it by keyboard goes on from what it chose.
              radios.current
                ?.querySelector<HTMLElement>(`[value="${option.id}"]`)
                ?.focus({ preventScroll: true })
              setTappedId(undefined)
              onChoose(property, option, { isRepair: true })
            }}
          />
        )}
      </div>
      {/* Without scripts a tap explains nothing, so all reasons stand here. */}
      <div className="hidden noscript:block">
        {refused.map((judged) => (
          <ConflictPanel key={judged.option.id} judged={judged} link={toLink(judged)} />
        ))}
      </div>
      {findFirmnessOptions(property).size > 0 && <FirmnessAdvice property={property} onPick={take} />}
    </fieldset>
  )
})

/** Fewer tiles stand side by side where letters are so large that one would be too narrow for them. */
const inThrees = 'grid-cols-[repeat(auto-fill,minmax(max(min(100%,6.25rem),calc((100%-1.25rem)/3)),1fr))]'
const inPairs =
  'grid-cols-[repeat(auto-fill,minmax(max(min(100%,6.75rem),calc((100%-0.625rem)/2)),1fr))] sm:grid-cols-[repeat(auto-fill,minmax(max(min(100%,6.75rem),calc((100%-1.875rem)/4)),1fr))]'

/** Four tiles stand two and two, or in one row, so that the last is never alone. */
function toTileLook(count: number): string {
  return `grid gap-2.5 ${count === 4 ? inPairs : inThrees}`
}
