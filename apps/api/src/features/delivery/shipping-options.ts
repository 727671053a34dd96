import { type DeliveryArea, toCountry } from '@sluimer/domain/delivery/areas'
import type { FullPart, OfferedDay } from '@sluimer/domain/delivery/delivery-days'
import { type DeliveryClass, sumWeightGrams } from '@sluimer/domain/delivery/goods'
import { type DeliveryMethod, listDeliveryMethods } from '@sluimer/domain/delivery/methods'
import {
  type DeliveryPromise,
  findSlowestPromise,
  formatOpenDay,
  formatVisitPromise,
} from '@sluimer/domain/delivery/promise'
import { splitShipments } from '@sluimer/domain/delivery/shipments'
import type { IsoDate } from '@sluimer/domain/time/amsterdam'
import { formatArrival, formatCollectPromise } from './arrival-text.ts'
import { promiseLine, type Shipped } from './promise-line.ts'

export interface ShippingOption extends DeliveryMethod {
  /** When everything arrives, for a shopper who has not ordered yet: 'Voor 23.59 uur besteld, morgen in huis'. */
  promise: string
  /** The same in words that stay true: 'Donderdag 19 november in huis'. */
  arrival: string
  /** The one day on which everything is brought by the parcel service or the post; undefined for a week, a visit or a pick-up point. */
  arrivalDay: IsoDate | undefined
  /** What arrives when, if there are several deliveries. */
  shipments: { title: string; promise: string }[]
  /** The days to choose from; the caller that knows which ones are full fills them in. */
  days: OfferedDay[]
}

const shipmentTitles: Readonly<Record<DeliveryClass, string>> = {
  two_man: 'Grote artikelen, met twee personen',
  parcel: 'De rest, met de pakketdienst',
  letterbox: 'De rest, door de brievenbus',
}

/** Returns how these goods can reach an area: price and moment of each method, home delivery first (CO-04). */
export function listShippingOptions(asked: {
  area: DeliveryArea
  /** The full days and parts of days of the area's round of two-man deliveries; none unless given. */
  full?: readonly FullPart[]
  lines: readonly Shipped[]
  subTotalCents: number
  now: Date
}): ShippingOption[] {
  const { area, full = [], lines, subTotalCents, now } = asked
  const listPromises = (some: readonly Shipped[]) =>
    some.map((line) => promiseLine(line, { area, full }, now))
  const slowest = findSlowestPromise(listPromises(lines))
  const groups = splitShipments(lines)
  const shipments = groups.map((group) => ({
    title: shipmentTitles[group.deliveryClass],
    promise: findSlowestPromise(listPromises(group.lines))?.text ?? '',
  }))
  const country = toCountry(area)
  const classes = lines.map((line) => line.deliveryClass)
  // Samples travel with other goods, and make them no dearer to send.
  const weightGrams = sumWeightGrams(lines.filter(({ isSample }) => !isSample))
  const isOnlySamples = lines.length > 0 && lines.every(({ isSample }) => isSample)
  const question = { country, area, classes, weightGrams, subTotalCents, isOnlySamples }
  return listDeliveryMethods(question).map((method) => ({
    ...method,
    ...describeMethod(method, slowest),
    shipments: groups.length > 1 ? shipments : [],
    days: [],
  }))
}

/** Adds to two-man delivery the days to choose from: those on which all of it can arrive. */
export function withDays(option: ShippingOption, days: OfferedDay[]): ShippingOption {
  const promise = formatVisitPromise(days)
  const [large, ...rest] = option.shipments
  const shipments = large === undefined ? [] : [{ ...large, promise }, ...rest]
  return { ...option, days, promise, shipments }
}

function describeMethod({ code }: DeliveryMethod, slowest: DeliveryPromise | undefined) {
  if (slowest === undefined) return { promise: '', arrival: '', arrivalDay: undefined }
  if (code === 'pickup') {
    const text = formatCollectPromise(slowest)
    return { promise: text, arrival: text, arrivalDay: undefined }
  }
  if (code === 'two_man')
    return { promise: slowest.text, arrival: formatOpenDay(slowest), arrivalDay: undefined }
  const isOneDay = slowest.kind === 'tomorrow' || slowest.kind === 'date'
  return {
    promise: slowest.text,
    arrival: formatArrival(slowest),
    arrivalDay: isOneDay ? slowest.earliest : undefined,
  }
}
