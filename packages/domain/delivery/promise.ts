import type { CountryCode } from '../address/country.ts'
import { type IsoDate, toAmsterdamDate, toAmsterdamInstant, toAmsterdamTime } from '../time/amsterdam.ts'
import { addDays, findFirstDate, toIsoWeek, toIsoWeekday } from '../time/calendar.ts'
import { formatDutchWeekdayDate, withCapital } from '../time/dutch-date.ts'
import { formatDutchTime } from '../time/dutch-time.ts'
import { countExtraTravelDays, type DeliveryArea } from './areas.ts'
import { addWorkingDays, findNextDeliveryDay, isDeliveryDay } from './calendar.ts'
import { type FullPart, listOpenDays, type OfferedDay } from './delivery-days.ts'
import type { DeliveryClass } from './goods.ts'

export interface DeliveryPromiseInput {
  deliveryClass: DeliveryClass
  /** Pieces that can be sent right away. */
  availableStock: number
  /** Working days until goods that are not in stock can leave; without it they cannot be ordered then. */
  leadTimeDays?: number | null | undefined
  /** A single piece that is sold and will never return. */
  isGone?: boolean
  now: Date
  country: CountryCode
  /** The area within the country; the mainland by default. */
  area?: DeliveryArea
  /** The full days and parts of the area's round of two-man deliveries; none by default. */
  full?: readonly FullPart[]
}

export type DeliveryPromise = {
  /** The text for the shopper. */
  text: string
  /** The passing of time alone does not change the promise until this moment; stock and full rounds can. */
  validUntil: Date
} & (
  | {
      /** `visit`: from `earliest` on, on a day that the shopper chooses; `agreed`: no free day is in sight. */
      kind: 'tomorrow' | 'date' | 'week' | 'visit' | 'agreed'
      earliest: IsoDate
      latest: IsoDate
    }
  | { kind: 'unavailable'; earliest: undefined; latest: undefined }
)

/** Orders placed before this time on a working day leave the warehouse, which is in the Netherlands, that same day. */
const cutOffTime = '23:59'
/** Working days needed to plan a two-man delivery with the shopper. */
const planningDays = 3
/** Shown for large goods when the shopper left the day open, or could not choose one because all days are full. */
export const dayOpenText = 'We spreken een bezorgdag met je af'

/** Shown for goods that will never be sold again. */
export const goneText = 'Niet meer leverbaar'
/** Shown for a composed bed that is no longer made like this: with other choices its set is still sold. */
export const changedBedText = 'Zo niet meer leverbaar, met andere keuzes wel'

/**
 * Returns when goods that are ordered now will come. Every place that shows this (tile, product page, cart, checkout,
 * mail) calls this function, so that the same goods at the same moment never get two answers. Parcels in stock come on a
 * day. Two-man deliveries come from the first day that the checkout offers. Goods that have to be made or bought first
 * come in a week: a promise is a claim (an untrue one misleads), so it names a whole week that starts after the goods
 * can leave.
 */
export function promiseDelivery(input: DeliveryPromiseInput): DeliveryPromise {
  const { deliveryClass, availableStock, now, country, area = country, full = [], isGone = false } = input
  const today = toAmsterdamDate(now)
  const isBeforeCutOff = toAmsterdamTime(now) < cutOffTime
  const validUntil = isBeforeCutOff
    ? toAmsterdamInstant(today, cutOffTime)
    : toAmsterdamInstant(addDays(today, 1), '00:00')
  const leaves = leavesOn(input)
  if (leaves === undefined) {
    return {
      kind: 'unavailable',
      earliest: undefined,
      latest: undefined,
      text: isGone ? goneText : 'Tijdelijk niet leverbaar',
      validUntil,
    }
  }
  if (deliveryClass === 'two_man') {
    const earliest = addWorkingDays(country, leaves, planningDays)
    return { ...promiseFirstDay(listOpenDays({ area, earliest, full }), earliest), validUntil }
  }
  const arrives = findNextDeliveryDay(country, leaves)
  return { ...(availableStock >= 1 ? onDay(arrives, today) : inWeekFrom(arrives, country)), validUntil }
}

/** Returns the first day on which two people can bring goods ordered now; undefined when they cannot be ordered. */
export function findEarliestVisit(goods: Omit<DeliveryPromiseInput, 'deliveryClass'>): IsoDate | undefined {
  const leaves = leavesOn(goods)
  return leaves === undefined ? undefined : addWorkingDays(goods.country, leaves, planningDays)
}

/**
 * Returns what is said of large goods whose day was left open: from when on the day can be agreed, where days are in sight. Whoever waits for goods
 * that are made first reads when these are there.
 */
export function formatOpenDay({ kind, earliest }: Pick<DeliveryPromise, 'kind' | 'earliest'>): string {
  return kind === 'visit' && earliest !== undefined
    ? `${dayOpenText}, vanaf ${formatDutchWeekdayDate(earliest)}`
    : dayOpenText
}

/** Returns what shoppers read about a two-man delivery on one of these days. */
export function formatVisitPromise(days: readonly OfferedDay[]): string {
  const [first] = days
  return first === undefined ? dayOpenText : `Vanaf ${formatDutchWeekdayDate(first.date)}, kies zelf je dag`
}

/** Returns the day on which goods that are ordered now leave the warehouse or, for an island, the quay. */
function leavesOn(goods: Omit<DeliveryPromiseInput, 'deliveryClass'>): IsoDate | undefined {
  const { availableStock, leadTimeDays, now, country, area = country } = goods
  const isInStock = availableStock >= 1
  if (!isInStock && (leadTimeDays === undefined || leadTimeDays === null)) return undefined
  const today = toAmsterdamDate(now)
  const processed = toAmsterdamTime(now) < cutOffTime ? today : addDays(today, 1)
  const workingDays = (isInStock ? 0 : (leadTimeDays ?? 0)) + countExtraTravelDays(area)
  return addWorkingDays('NL', processed, workingDays)
}

/**
 * Returns the promise for a whole shipment: the last goods decide, and goods that cannot come stop it. Undefined without
 * goods.
 */
export function findSlowestPromise(promises: readonly DeliveryPromise[]): DeliveryPromise | undefined {
  return promises.toSorted((a, b) => (toSortableEnd(a) < toSortableEnd(b) ? 1 : -1)).at(0)
}

interface Dated {
  kind: Exclude<DeliveryPromise['kind'], 'unavailable'>
  earliest: IsoDate
  latest: IsoDate
  text: string
}

function onDay(arrives: IsoDate, today: IsoDate): Dated {
  const dates = { earliest: arrives, latest: arrives }
  if (arrives === addDays(today, 1)) {
    return {
      kind: 'tomorrow',
      ...dates,
      text: `Voor ${formatDutchTime(cutOffTime)} uur besteld, morgen in huis`,
    }
  }
  return { kind: 'date', ...dates, text: `${withCapital(formatDutchWeekdayDate(arrives))} in huis` }
}

function promiseFirstDay(days: readonly OfferedDay[], earliest: IsoDate): Dated {
  const first = days[0]?.date ?? earliest
  return {
    kind: days.length > 0 ? 'visit' : 'agreed',
    earliest: first,
    latest: first,
    text: formatVisitPromise(days),
  }
}

/** Returns the first week that starts on that date or later, from its first delivery day to its last. */
function inWeekFrom(date: IsoDate, country: CountryCode): Dated {
  const monday = findFirstDate(date, (candidate) => toIsoWeekday(candidate) === 1)
  const days = [0, 1, 2, 3, 4, 5].map((offset) => addDays(monday, offset))
  const deliveryDays = days.filter((day) => isDeliveryDay(country, day))
  const [earliest = monday] = deliveryDays
  return {
    kind: 'week',
    earliest,
    latest: deliveryDays.at(-1) ?? earliest,
    text: `Bezorgd in week ${toIsoWeek(monday)}`,
  }
}

function toSortableEnd(promise: DeliveryPromise): string {
  return promise.kind === 'unavailable' ? 'never' : promise.latest
}
