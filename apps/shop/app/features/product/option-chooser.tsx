import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ChoiceLink, type ChoicePopup } from './choice-link.tsx'
import type { OptionChoice, ValueChoice } from './variant-choice.ts'

/** The values of one option, as links to that choice: they load in place, and work without scripts too. `beside` stands beside its name. */
export function OptionChooser(props: { option: OptionChoice; popup?: ChoicePopup; beside?: ReactNode }) {
  const { option, popup, beside } = props
  const Value = option.hasColors ? ColorValue : TextValue
  const isTall = option.values.some((value) => describeValue(value) !== '')
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p id={`optie-${option.id}`}>
          <span className="font-semibold">{option.title}:</span> {option.chosen}
        </p>
        {beside}
      </div>
      <ul
        aria-labelledby={`optie-${option.id}`}
        // Lines of even length: no value stands alone on the last one. Where a phone breaks words in a value, its neighbors grow with it.
        className={clsx(
          '-mx-1 mt-1 -mb-1 text-balance *:m-1 *:inline-block *:align-top',
          !option.hasColors && 'max-sm:flex max-sm:flex-wrap max-sm:*:max-w-[calc(50%-0.5rem)]',
        )}
      >
        {option.values.map((value) => (
          <li key={value.id}>
            <Value value={value} popup={popup} isTall={isTall} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ValueProps {
  value: ValueChoice
  popup: ChoicePopup | undefined
  /** Whether a value beside it has a second line. */
  isTall: boolean
}

function ColorValue({ value, popup }: ValueProps) {
  return (
    <ChoiceLink
      value={value}
      popup={popup}
      title={value.title}
      className={clsx(
        'relative grid size-12 place-items-center rounded-full border-2 transition-colors',
        value.isSelected ? 'border-pine' : 'border-transparent hover:border-bark',
      )}
    >
      <span
        className="relative size-9 overflow-hidden rounded-full border border-bark/60"
        style={{ backgroundColor: value.color ?? undefined }}
      >
        {value.isSoldOut && <SoldOutLine />}
      </span>
      <span className="sr-only">
        {value.title}
        {describeState(value, ', ')}
      </span>
    </ChoiceLink>
  )
}

function TextValue({ value, popup, isTall }: ValueProps) {
  return (
    <ChoiceLink
      value={value}
      popup={popup}
      className={clsx(
        'flex h-full min-h-12 flex-col items-center justify-center rounded-field border px-3 py-1.5 text-center leading-tight font-semibold text-balance transition-colors',
        value.isSelected
          ? 'border-pine bg-pine-mist text-pine-deep ring-1 ring-pine'
          : 'border-bark hover:border-pine hover:bg-pine-mist',
        value.isSoldOut && 'border-dashed text-ink-soft',
        isTall && 'sm:min-h-13',
      )}
    >
      <span className={clsx(value.isSoldOut && 'line-through')}>{splitTitle(value.title)[0]}</span>
      <span className="text-xs font-normal text-ink-soft empty:hidden">{describeValue(value)}</span>
    </ChoiceLink>
  )
}

/**
 * Parts "140 x 220 cm (1-persoons, met 1 sloop)" into the size and the words about it, and "Set van vier, 50 x 100 cm" into the set and
 * the size of its pieces. A long line for each size would be a long list.
 */
function splitTitle(title: string): readonly [title: string, about: string] {
  const [, size, about] = /^(.+?) \(([^()]*)\)$/.exec(title) ?? /^(\D+), (\d.*)$/.exec(title) ?? []
  return size !== undefined && about !== undefined ? [`${size} `, about] : [title, '']
}

/** Returns the second line of a value: the words about it, and what a shopper must know before choosing it. */
function describeValue(value: ValueChoice): string {
  return [splitTitle(value.title)[1], describeState(value)].filter(Boolean).join(', ')
}

/** Returns what a shopper must know of a value before choosing it; nothing for one that goes with the other choices. */
function describeState({ isSoldOut, alsoChosen }: ValueChoice, before = ''): string {
  if (isSoldOut) return `${before}uitverkocht`
  if (alsoChosen.length === 0) return ''
  // What is in brackets of a size stands at the size itself.
  return `${before}dan ${alsoChosen.map((title) => title.replace(/ \([^()]*\)$/, '')).join(', ')}`
}

/** A stroke through a color, light over dark, so that it shows on any of them. */
function SoldOutLine() {
  return (
    <svg viewBox="0 0 36 36" className="absolute inset-0 size-full" aria-hidden="true">
      <path d="M4 32L32 4" stroke="white" strokeWidth="5" />
      <path d="M4 32L32 4" stroke="var(--color-ink)" strokeWidth="2" />
    </svg>
  )
}
