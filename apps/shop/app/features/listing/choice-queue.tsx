import type { Listing } from '@sluimer/contract/catalog/overview'
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readVisit } from '../../lib/browser/read-visit.ts'
import { productsId } from './products-id.ts'

/** What is drawn: a listing, and the address that it belongs to. */
interface DrawnListing {
  readonly overview: Listing
  readonly pathname: string
  readonly search: string
}

/** Returns the address that a choice leads to from what is drawn by then; undefined when nothing is left to do. */
type FindAddress = (drawn: DrawnListing) => string | undefined

/** A value of a filter, by the titles that the groups and the chosen filters both have. */
export interface FilterChoice {
  readonly group: string
  readonly title: string
}

interface ChoiceQueue {
  /** Follows what the choice leads to, after the choices before it. */
  readonly follow: (find: FindAddress) => void
  /** Ticks a value, or takes it off. */
  readonly choose: (choice: FilterChoice, isWanted: boolean) => void
  /** Tells what the visitor asked of a value that is not drawn yet; undefined when nothing. */
  readonly readWanted: (choice: FilterChoice) => boolean | undefined
  /** Forgets the choices that wait, as all are taken off. */
  readonly drop: () => void
}

const nothingWanted: ReadonlyMap<string, boolean> = new Map()

const QueueContext = createContext<ChoiceQueue | null>(null)

/** Returns the queue of the listing around the component. Throws when there is none. */
export function useChoices(): ChoiceQueue {
  const queue = use(QueueContext)
  if (queue === null) throw new Error('Filters and sorting belong in a listing')
  return queue
}

/**
 * Takes the choices on a listing one after another (CT-08). Every link holds the choices that were drawn with it, so on a slow phone a
 * second tap would undo the first. It waits for the listing that the first leads to, and follows the link that it finds there. A
 * value shows at once whether it will be chosen.
 */
export function ChoiceQueueProvider(props: { overview: Listing; children: React.ReactNode }) {
  const { overview } = props
  const { pathname, search, key: visit } = useLocation()
  const navigate = useNavigate()
  const drawn = useRef({ overview, pathname, search, visit })
  const waiting = useRef<FindAddress[]>([])
  const isFollowing = useRef(false)
  /** Whether what is drawn next is what a choice led to. */
  const hasChosen = useRef(false)
  const [wanted, setWanted] = useState(nothingWanted)
  const [arrivals, setArrivals] = useState(0)

  const drop = useCallback(() => {
    waiting.current = []
    setWanted(nothingWanted)
  }, [])

  const followNext = useCallback(() => {
    // The address is there before its listing is drawn, and only a drawn listing has the links to go on with.
    if (isFollowing.current || readVisit() !== drawn.current.visit) return
    const to = takeNext(waiting.current, drawn.current)
    if (to === undefined) return setWanted(nothingWanted)
    isFollowing.current = true
    void Promise.resolve(navigate(to, { preventScrollReset: true })).finally(() => {
      isFollowing.current = false
      // Whoever went elsewhere meanwhile, or back, is not led away from there.
      if (isAt(to)) hasChosen.current = true
      else drop()
      setArrivals((count) => count + 1)
    })
  }, [navigate, drop])

  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival that draws the same listing goes on as well.
  useEffect(() => {
    drawn.current = { overview, pathname, search, visit }
    if (hasChosen.current) showFirstProducts()
    hasChosen.current = false
    followNext()
  }, [overview, pathname, search, visit, arrivals, followNext])

  const follow = useCallback(
    (find: FindAddress) => {
      waiting.current.push(find)
      followNext()
    },
    [followNext],
  )
  const choose = useCallback(
    (choice: FilterChoice, isWanted: boolean) => {
      setWanted((before) => new Map(before).set(toKey(choice), isWanted))
      follow(({ overview }) => findChoiceAddress(overview, choice, isWanted))
    },
    [follow],
  )
  const queue = useMemo(
    () => ({ follow, choose, drop, readWanted: (choice: FilterChoice) => wanted.get(toKey(choice)) }),
    [follow, choose, drop, wanted],
  )
  return <QueueContext value={queue}>{props.children}</QueueContext>
}

/** Filters stay in sight far down a listing: the products that a choice leads to begin above the screen there. */
function showFirstProducts(): void {
  const listing = document.getElementById(productsId)
  if (listing && listing.getBoundingClientRect().top < 0) listing.scrollIntoView({ behavior: 'instant' })
}

/** Takes choices off the queue up to the first that leads somewhere. */
function takeNext(waiting: FindAddress[], drawn: DrawnListing): string | undefined {
  while (waiting.length > 0) {
    const to = waiting.shift()?.(drawn)
    if (to !== undefined) return to
  }
  return undefined
}

/**
 * Returns where ticking a value leads, or taking it off. Undefined when it stands like that already, or when the choices before it left
 * it no products.
 */
function findChoiceAddress(
  overview: Pick<Listing, 'filters' | 'active_filters'>,
  choice: FilterChoice,
  isWanted: boolean,
): string | undefined {
  if (!isWanted)
    return overview.active_filters.find(({ group, title }) => toKey({ group, title }) === toKey(choice))
      ?.remove_url
  const value = overview.filters
    .find(({ title }) => title === choice.group)
    ?.attributes.find(({ title }) => title === choice.title)
  return value !== undefined && !value.is_selected && value.count > 0 ? value.url : undefined
}

function toKey({ group, title }: FilterChoice): string {
  return JSON.stringify([group, title])
}

/** Tells whether the browser is at this address, however its letters are written. */
function isAt(address: string): boolean {
  const { pathname, search } = new URL(address, window.location.href)
  return window.location.pathname === pathname && window.location.search === search
}
