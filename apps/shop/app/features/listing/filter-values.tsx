import type { Filter, FilterAttribute } from '@sluimer/contract/catalog/overview'
import { listSizesForBed } from '@sluimer/domain/catalog/bed-size'
import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { onPlainClick } from '../../lib/browser/is-plain-click.ts'
import { Words } from '../../ui/text/words.tsx'
import { useBedSize } from '../bed-size/use-bed-size.ts'
import { useChoices } from './choice-queue.tsx'

/** CT-08: the number of values before 'Meer'. */
const shownFirst = 10

/** The values of a group, first what suits the visitor's bed; those behind 'Meer' unfold without scripts too. */
export function FilterValues({ filter, isFirstChoice }: { filter: Filter; isFirstChoice: boolean }) {
  const { size } = useBedSize()
  const keys = filter.attributes.map(({ value }) => value)
  const own = new Set(size && listSizesForBed(keys, size))
  const values = filter.attributes.map((value) => ({ ...value, isOwn: own.has(value.value) }))
  const ordered = [...values.filter(({ isOwn }) => isOwn), ...values.filter(({ isOwn }) => !isOwn)]
  const first = ordered.slice(0, shownFirst)
  const rest = ordered.slice(shownFirst)
  return (
    <>
      <ValueList filter={filter} values={first} isFirstChoice={isFirstChoice} />
      {rest.length > 0 && (
        <details className="group/more" open={rest.some(({ is_selected }) => is_selected)}>
          <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-sm font-semibold text-pine underline-offset-4 hover:underline">
            <span className="group-open/more:hidden">Meer</span>
            <span className="hidden group-open/more:inline">Minder</span>
            <span className="sr-only"> van {filter.title}</span>
            <ChevronDown
              className="size-4 transition-transform group-open/more:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <ValueList filter={filter} values={rest} isFirstChoice={isFirstChoice} />
        </details>
      )}
    </>
  )
}

interface Value extends FilterAttribute {
  /** Whether it is the size of the visitor's own bed, or of the duvet that suits it. */
  isOwn: boolean
}

function ValueList(props: { filter: Filter; values: readonly Value[]; isFirstChoice: boolean }) {
  const { filter, values, isFirstChoice } = props
  const isColor = filter.selection_type === 'color'
  return (
    <ul className={isColor ? 'grid grid-cols-2 gap-x-2 text-sm' : undefined}>
      {values.map((value) => (
        <li key={value.value}>
          <FilterValue group={filter.title} value={value} isFirstChoice={isFirstChoice} />
        </li>
      ))}
    </ul>
  )
}

function FilterValue(props: { group: string; value: Value; isFirstChoice: boolean }) {
  const { group, value, isFirstChoice } = props
  const { title, count } = value
  const { choose, readWanted } = useChoices()
  const isSelected = readWanted({ group, title }) ?? value.is_selected
  // A page with one value may be indexed by search engines; combinations are endless (RT-13).
  const mayBeFollowed = isFirstChoice && value.raw_url === ''
  const content = (
    <>
      <Mark color={value.color} isSelected={isSelected} />
      <span className={clsx('value-name', isSelected && 'font-semibold')}>
        <Words text={title} />
        {value.isOwn && <span className="block text-xs font-normal text-pine">voor je bed</span>}
      </span>
      <span className="value-count">
        {isSelected && <span className="sr-only">gekozen, </span>}
        {count}
        <span className="sr-only"> {count === 1 ? 'product' : 'producten'}</span>
      </span>
    </>
  )
  // Two colors share a row: 'Donkergroen' and its number need the room.
  const look = clsx('value', value.color === null ? 'gap-2.5' : 'gap-1.5')
  // A choice without products is shown, but is not a link.
  if (count === 0 && !value.is_selected) return <span className={clsx(look, 'text-ink-soft')}>{content}</span>
  return (
    <Link
      to={value.url}
      preventScrollReset
      onClick={onPlainClick(() => choose({ group, title }, !isSelected))}
      rel={mayBeFollowed ? undefined : 'nofollow'}
      onKeyDown={(event) => {
        // It looks like a tick box, so the key that ticks one works too.
        if (event.key !== ' ') return
        event.preventDefault()
        event.currentTarget.click()
      }}
      className={look}
    >
      {content}
    </Link>
  )
}

/** A tick box, or the color itself. */
function Mark({ color, isSelected }: { color: string | null; isSelected: boolean }) {
  if (color !== null)
    return (
      <span
        aria-hidden="true"
        style={{ backgroundColor: color }}
        className={clsx('value-color', isSelected && 'outline-2 outline-offset-2 outline-pine')}
      >
        {isSelected && (
          <span className="grid size-4 place-items-center rounded-full bg-paper text-pine">
            <Check className="size-3" strokeWidth={4} />
          </span>
        )}
      </span>
    )
  return (
    <span aria-hidden="true" className={clsx('value-box', isSelected && 'border-pine bg-pine')}>
      {isSelected && <Check className="size-4" strokeWidth={3} />}
    </span>
  )
}
