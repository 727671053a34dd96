import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { memo, useId } from 'react'
import { Words } from '../../../ui/text/words.tsx'
import type { BedOption } from '../set/bed-set.ts'
import { formatExtra } from '../words/option-words.ts'
import { findWidthWords } from '../words/width-words.ts'
import { isDrawnTheSame, type OptionCardProps } from './drawn-the-same.ts'
import { ExplanationButton } from './explanation-button.tsx'
import { hasFigure, OptionFigure } from './option-figure.tsx'

/**
 * One option (CF-03, CF-04): a radio button that says what it changes. One that does not fit stays in reach of the focus and
 * the finger: taking it explains why. A tap judges all options anew, and draws only those that say something else after it.
 */
export const OptionCard = memo(function OptionCard(props: OptionCardProps) {
  const { property, judged, type, isChosen, onTake } = props
  const { option } = judged
  const id = useId()
  const fits = judged.clash === ''
  const isTile = type === 'tile'
  const isDrawn = hasFigure({ property, judged })
  return (
    <li className={clsx('group/option relative flex min-w-0', isTile && 'flex-col')}>
      <label
        htmlFor={id}
        className={clsx(
          'relative flex min-w-0 grow rounded-card border transition-colors duration-150',
          'has-checked:border-pine has-checked:bg-pine-mist has-checked:ring-1 has-checked:ring-pine',
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine',
          isTile ? 'flex-col' : 'min-h-16 items-center gap-3.5 py-3 pr-14 pl-4',
          fits
            ? 'border-bark bg-paper hover:border-pine'
            : 'border-dashed border-bark bg-linen text-ink-soft',
        )}
      >
        {isTile && (
          <span className="relative block">
            <OptionFigure property={property} judged={judged} />
            {isDrawn && <TakenMark />}
          </span>
        )}
        {isTile && <Ribbon id={`${id}-prijs`} option={option} />}
        <input
          id={id}
          type="radio"
          name={property.id}
          value={option.id}
          checked={isChosen}
          onChange={() => onTake(option)}
          aria-disabled={!fits || undefined}
          aria-labelledby={`${id}-naam${isTile && option.extraCents > 0 ? ` ${id}-prijs` : ''}`}
          aria-describedby={`${option.label === '' ? '' : `${id}-groep `}${id}-gevolg`}
          className={clsx(
            'appearance-none',
            isTile
              ? 'absolute inset-0 size-full rounded-card opacity-0'
              : 'size-5.5 shrink-0 rounded-full border border-bark bg-paper outline-none checked:border-7 checked:border-pine',
          )}
        />
        <span
          className={clsx(
            'block min-w-0',
            isTile && 'grow px-2 pt-1.5 pb-2 sm:p-3',
            isTile && !isDrawn && 'pt-11! sm:pt-11!',
          )}
        >
          <OptionWords {...props} id={id} />
        </span>
        {isTile && !isDrawn && <TakenMark />}
      </label>
      <ExplanationButton
        option={option}
        className={clsx('absolute right-0.5', isTile ? 'top-0.5' : 'top-1/2 -translate-y-1/2')}
      />
    </li>
  )
}, isDrawnTheSame)

/** In the corner of the figure of the chosen tile, where it covers no words. */
function TakenMark() {
  return (
    <span className="absolute right-2 bottom-2 hidden size-6 place-items-center rounded-full bg-pine text-white group-has-checked/option:grid">
      <Check className="size-4" strokeWidth={3} aria-hidden="true" />
    </span>
  )
}

/** CF-03: what an option costs, in the corner of its tile. */
function Ribbon({ id, option }: { id: string; option: BedOption }) {
  if (option.extraCents <= 0) return null
  return (
    <span
      id={id}
      className="absolute top-0 left-0 rounded-tl-card rounded-br-card bg-pine px-2 py-0.5 text-xs font-semibold whitespace-nowrap text-white sm:py-1"
    >
      {formatExtra(option.extraCents)}
    </span>
  )
}

function OptionWords({ property, judged, type, id }: OptionCardProps & { id: string }) {
  const { option, clash, consequence } = judged
  const subTitle = findWidthWords(property, option)
  return (
    <>
      {option.label !== '' && (
        <span id={`${id}-groep`} className="block text-xs text-ink-soft">
          {option.label}
        </span>
      )}
      <span id={`${id}-naam`} className="block">
        <span className="block leading-snug font-semibold">
          <Words text={option.title} />
          {/* The space is no part of the price, so that large letters can put that on a line of its own. */}
          {type === 'buttons' && option.extraCents > 0 && (
            <>
              {' '}
              <span className="font-normal whitespace-nowrap">({formatExtra(option.extraCents)})</span>
            </>
          )}
        </span>
        {subTitle !== '' && (
          <span className="block text-sm text-ink-soft">
            <Words text={subTitle} />
          </span>
        )}
      </span>
      <span id={`${id}-gevolg`} className="mt-0.5 block text-xs text-ink-soft">
        {clash !== '' && (
          <>
            <span aria-hidden="true" className="font-semibold text-honey">
              Past nu niet
            </span>
            <span className="sr-only">{clash}</span>
            {consequence !== '' && ' · '}
          </>
        )}
        {consequence}
      </span>
    </>
  )
}
