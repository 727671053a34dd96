import type { Filter, Listing } from '@sluimer/contract/catalog/overview'
import { clsx } from 'clsx'
import { ChevronDown, X } from 'lucide-react'
import { Link } from 'react-router'
import { onPlainClick } from '../../lib/browser/is-plain-click.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { useChoices } from './choice-queue.tsx'
import { filterGroupId } from './filter-group.tsx'
import { toPriceRange } from './price-range.ts'

/** CT-09: the groups that matter most come first. */
const quickGroups = 3

type ActiveFilter = Listing['active_filters'][number]

/** Returns the only chosen value of a quick filter, which can be taken off there; undefined where there is none, or there are several. */
function findOnlyChoice(filter: Filter, active: readonly ActiveFilter[]): ActiveFilter | undefined {
  const own = active.filter(({ group }) => group === filter.title)
  return own.length === 1 ? own[0] : undefined
}

/** Returns the chosen filters that no quick filter shows with a cross. */
export function listOtherChoices({ filters, active_filters: active }: Listing): readonly ActiveFilter[] {
  const shown = filters.slice(0, quickGroups).map((filter) => findOnlyChoice(filter, active))
  return active.filter((filter) => !shown.includes(filter))
}

/**
 * CT-09: the first groups of filters below 992 px, in a row to swipe that shows 1.5 of them, 2.4 from 320 px and 3.4
 * from 768 px on, where the way to the other groups takes the place that is left. Each opens its group in the sheet; without scripts it leads to the group under the products.
 */
export function QuickFilters(props: { overview: Listing; onOpen: (groupKey?: string) => void }) {
  const { filters } = props.overview
  const groups = filters.slice(0, quickGroups)
  return (
    <div className="relative lg:hidden">
      <Carousel
        label="Snel filteren"
        gap="small"
        hasButtons={false}
        slideClassName="basis-[66.667%] min-[20rem]:basis-[41.667%] md:basis-[29.412%]"
        className="-mx-edge px-edge sm:-mx-6 sm:px-6"
      >
        {groups.map((group) => (
          <QuickFilter
            key={group.url_key}
            group={group}
            choice={findOnlyChoice(group, props.overview.active_filters)}
            onOpen={() => props.onOpen(group.url_key)}
          />
        ))}
      </Carousel>
      {filters.length > quickGroups && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => props.onOpen()}
          className="absolute top-0 right-0 h-full w-[calc(11.764%-0.5rem)] rounded-full border border-bark text-sm font-semibold max-md:hidden noscript:hidden"
        >
          Meer<span className="sr-only"> filters</span>
        </button>
      )}
    </div>
  )
}

function QuickFilter(props: { group: Filter; choice: ActiveFilter | undefined; onOpen: () => void }) {
  const { group, choice, onOpen } = props
  const { choose } = useChoices()
  const chosen = chosenWords(group) ?? choice?.title
  const look = clsx(
    'w-full min-w-0 items-center gap-1.5 rounded-full text-left text-sm font-semibold -outline-offset-3',
    choice ? 'pl-2.5' : 'px-3.5',
  )
  const content = (
    <>
      <span className="min-w-0 grow truncate">
        <span className={clsx(chosen && 'sr-only')}>{group.title}</span>
        {chosen && <span className="sr-only">: </span>}
        {chosen}
      </span>
      {!choice && <ChevronDown className="size-4 shrink-0" aria-hidden="true" />}
    </>
  )
  return (
    <div
      className={clsx(
        'flex rounded-full border',
        chosen ? 'border-pine bg-pine-mist text-pine-deep' : 'border-bark bg-paper',
      )}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className={clsx(look, 'flex min-h-11 noscript:hidden')}
      >
        {content}
      </button>
      <a href={`#${filterGroupId(group)}`} className={clsx(look, 'flex min-h-11 not-noscript:hidden')}>
        {content}
      </a>
      {choice && (
        <Link
          to={choice.remove_url}
          preventScrollReset
          onClick={onPlainClick(() => choose(choice, false))}
          aria-label={`${choice.title} verwijderen`}
          className="-ml-2.5 grid min-h-11 w-11 shrink-0 place-items-center rounded-full -outline-offset-3"
        >
          <X className="size-4" aria-hidden="true" />
        </Link>
      )}
    </div>
  )
}

/** Returns 'Katoen', 'Katoen +1' or '€ 20 – € 60'; undefined when nothing in the group was chosen. */
function chosenWords(filter: Filter): string | undefined {
  const { attributes, nr_of_attributes_selected: count } = filter
  if (count === 0) return undefined
  const range = toPriceRange(filter)
  if (range) return `€\u00a0${range.min} – €\u00a0${range.max}`
  const [first] = attributes.filter(({ is_selected }) => is_selected)
  return count > 1 ? `${first?.title} +${count - 1}` : first?.title
}
