import { useState } from 'react'
import { FirmnessAdvice } from '../advice/firmness-advice.tsx'
import { findFirmnessOptions } from '../advice/firmness-options.ts'
import type { BedProperty, BedStep } from '../set/bed-set.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import type { JudgedOption } from './judged-option.ts'
import { OptionCard } from './option-card.tsx'

export interface OptionGroupProps {
  property: BedProperty
  options: readonly JudgedOption[]
  type: BedStep['type']
  /** Shown when a step has several questions (CF-04); otherwise the title of the step says it. */
  isTitleShown: boolean
  now: Date
  toLink: (judged: JudgedOption) => string
  onChoose: (judged: JudgedOption) => void
}

/** One question of a step with its options, and below them why an option that was tapped does not fit. */
export function OptionGroup(props: OptionGroupProps) {
  const { property, options, type, now, toLink, onChoose } = props
  const [askedId, setAskedId] = useState<string>()
  const refused = options.filter(({ verdict }) => verdict.conflict !== undefined)
  const asked = refused.find(({ option, isChosen }) => option.id === askedId || isChosen)

  function take(judged: JudgedOption) {
    const fits = judged.verdict.conflict === undefined
    setAskedId(fits ? undefined : judged.option.id)
    if (fits) onChoose(judged)
  }

  return (
    <fieldset data-property={property.id} className="min-w-0">
      <legend className={props.isTitleShown ? 'mb-2.5 font-semibold' : 'sr-only'}>{property.title}</legend>
      <ul className={type === 'tile' ? toTileLook(options.length) : 'flex flex-col gap-2.5'}>
        {options.map((judged) => (
          <OptionCard
            key={judged.option.id}
            property={property}
            judged={judged}
            type={type}
            now={now}
            isFirst={!options.some(({ isChosen }) => isChosen)}
            onTake={take}
          />
        ))}
      </ul>
      <div aria-live="polite" className="noscript:hidden">
        {asked && (
          <ConflictPanel
            judged={asked}
            link={toLink(asked)}
            onRepair={(judged) => {
              setAskedId(undefined)
              onChoose(judged)
            }}
          />
        )}
      </div>
      {/* Without scripts a tap tells nothing, so all reasons stand here. */}
      <div className="hidden noscript:block">
        {refused.map((judged) => (
          <ConflictPanel key={judged.option.id} judged={judged} link={toLink(judged)} />
        ))}
      </div>
      {findFirmnessOptions(property).size > 0 && (
        <FirmnessAdvice
          property={property}
          onPick={(picked) => {
            const judged = options.find(({ option }) => option === picked)
            if (judged !== undefined) take(judged)
          }}
        />
      )}
    </fieldset>
  )
}

/** Fewer tiles stand side by side where letters are so large that one would be too narrow for them. */
const inThrees = 'grid-cols-[repeat(auto-fill,minmax(max(min(100%,6.75rem),calc((100%-1.25rem)/3)),1fr))]'
const inPairs =
  'grid-cols-[repeat(auto-fill,minmax(max(min(100%,6.75rem),calc((100%-0.625rem)/2)),1fr))] sm:grid-cols-[repeat(auto-fill,minmax(max(min(100%,6.75rem),calc((100%-1.875rem)/4)),1fr))]'

/** Four tiles stand two and two, or in one row, so that the last is never alone. */
function toTileLook(count: number): string {
  return `grid gap-2.5 ${count === 4 ? inPairs : inThrees}`
}
