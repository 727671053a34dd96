import type { CountryCode } from '../address/country.ts'
import { amsterdamDate, amsterdamInstant, amsterdamTime, type IsoDate } from '../time/amsterdam.ts'
import { addDays, firstDateFrom, isoWeek, isoWeekday } from '../time/calendar.ts'
import { dutchWeekdayDate, withCapital } from '../time/dutch-date.ts'
import { type DeliveryArea, extraTravelDays } from './areas.ts'
import { addWorkingDays, isDeliveryDay, nextDeliveryDay } from './calendar.ts'
import { type FullPart, type OfferedDay, openDays } from './delivery-days.ts'
import type { DeliveryClass } from './goods.ts'

export type DeliveryPromiseInput = {
  deliveryClass: DeliveryClass
  /** Pieces that can be sent now. */
  availableStock: number
  /** Working days until it can leave when it is not in stock; without it, it cannot be ordered then. */
  leadTimeDays?: number | null | undefined
  /** Sold, and never to come back: a single piece. */
  isGone?: boolean
  now: Date
  country: CountryCode
  /** Where in the country; the mainland unless given. */
  area?: DeliveryArea
  /** What is full of the area's round of two-man deliveries; nothing unless given. */
  full?: readonly FullPart[]
}

export type DeliveryPromise = {
  /** What a shopper reads. */
  text: string
  /** Until this moment time alone does not change the promise; stock and full rounds can. */
  validUntil: Date
} & (
  | {
      /** `visit`: from `earliest` on, on a day that the shopper chooses; `agreed`: no day is free as far as can be seen. */
      kind: 'tomorrow' | 'date' | 'week' | 'visit' | 'agreed'
      earliest: IsoDate
      latest: IsoDate
    }
  | { kind: 'unavailable'; earliest: undefined; latest: undefined }
)

/** Orders before this time on a working day leave the warehouse, which stands in the Netherlands, that same day. */
const cutOffTime = '23:59'
/** Two-man deliveries are planned with the shopper first. */
const planningDays = 3
/** When large goods come whose day the shopper left open, or could not choose since all days are full. */
export const dayOpenText = 'We spreken een bezorgdag met je af'

/** What is said of goods that will never be sold again. */
export const goneText = 'Niet meer leverbaar'

/**
 * When goods that are ordered now come. Every place that says so (tile, product page, cart, checkout, mail) asks here, so
 * that the same goods at the same moment never get two answers. Parcels in stock come on a day. Goods that two people
 * bring come from the first day on that the checkout offers. What has to be made or bought first comes in a week: a
 * promise is a claim (an untrue one misleads), so weeks are whole ones that start after the goods can leave.
 */
export function deliveryPromise(input: DeliveryPromiseInput): DeliveryPromise {
  const { deliveryClass, availableStock, now, country, area = country, full = [], isGone = false } = input
  const today = amsterdamDate(now)
  const isBeforeCutOff = amsterdamTime(now) < cutOffTime
  const validUntil = isBeforeCutOff
    ? amsterdamInstant(today, cutOffTime)
    : amsterdamInstant(addDays(today, 1), '00:00')
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
    return { ...fromFirstOf(openDays(area, earliest, full), earliest), validUntil }
  }
  const arrives = nextDeliveryDay(country, leaves)
  return { ...(availableStock >= 1 ? onDay(arrives, today) : inWeekFrom(arrives, country)), validUntil }
}

/** The first day on which two people can bring goods that are ordered now; undefined for what cannot be ordered. */
export function earliestVisit(goods: Omit<DeliveryPromiseInput, 'deliveryClass'>): IsoDate | undefined {
  const leaves = leavesOn(goods)
  return leaves === undefined ? undefined : addWorkingDays(goods.country, leaves, planningDays)
}

/** What is said of a visit of two people on one of these days. */
export function visitText(days: readonly OfferedDay[]): string {
  const [first] = days
  return first === undefined ? dayOpenText : `Vanaf ${dutchWeekdayDate(first.date)}, kies zelf je dag`
}

/** The day on which goods that are ordered now leave the warehouse or, for an island, the quay. */
function leavesOn(goods: Omit<DeliveryPromiseInput, 'deliveryClass'>): IsoDate | undefined {
  const { availableStock, leadTimeDays, now, country, area = country } = goods
  const isInStock = availableStock >= 1
  if (!isInStock && (leadTimeDays === undefined || leadTimeDays === null)) return undefined
  const today = amsterdamDate(now)
  const processed = amsterdamTime(now) < cutOffTime ? today : addDays(today, 1)
  const workingDays = (isInStock ? 0 : (leadTimeDays ?? 0)) + extraTravelDays(area)
  return addWorkingDays('NL', processed, workingDays)
}

/** The promise of a whole shipment: what comes last decides, and what cannot come stops it. Undefined without goods. */
export function slowestPromise(promises: readonly DeliveryPromise[]): DeliveryPromise | undefined {
  return promises.toSorted((a, b) => (endOf(a) < endOf(b) ? 1 : -1)).at(0)
}

type Dated = {
  kind: Exclude<DeliveryPromise['kind'], 'unavailable'>
  earliest: IsoDate
  latest: IsoDate
  text: string
}

function onDay(arrives: IsoDate, today: IsoDate): Dated {
  const dates = { earliest: arrives, latest: arrives }
  if (arrives === addDays(today, 1)) {
    return { kind: 'tomorrow', ...dates, text: `Voor ${cutOffTime} uur besteld, morgen in huis` }
  }
  return { kind: 'date', ...dates, text: `${withCapital(dutchWeekdayDate(arrives))} in huis` }
}

function fromFirstOf(days: readonly OfferedDay[], earliest: IsoDate): Dated {
  const first = days[0]?.date ?? earliest
  return {
    kind: days.length > 0 ? 'visit' : 'agreed',
    earliest: first,
    latest: first,
    text: visitText(days),
  }
}

/** The first week that starts on that date or later, from its first day of delivery to its last. */
function inWeekFrom(date: IsoDate, country: CountryCode): Dated {
  const monday = firstDateFrom(date, (candidate) => isoWeekday(candidate) === 1)
  const days = [0, 1, 2, 3, 4, 5].map((offset) => addDays(monday, offset))
  const deliveryDays = days.filter((day) => isDeliveryDay(country, day))
  const [earliest = monday] = deliveryDays
  return {
    kind: 'week',
    earliest,
    latest: deliveryDays.at(-1) ?? earliest,
    text: `Bezorgd in week ${isoWeek(monday)}`,
  }
}

function endOf(promise: DeliveryPromise): string {
  return promise.kind === 'unavailable' ? 'never' : promise.latest
}
