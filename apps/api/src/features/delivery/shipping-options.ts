import { countryOfArea, type DeliveryArea } from '@sluimer/domain/delivery/areas'
import type { FullPart, OfferedDay } from '@sluimer/domain/delivery/delivery-days'
import { type DeliveryClass, weightOf } from '@sluimer/domain/delivery/goods'
import { type DeliveryMethod, deliveryMethodsFor } from '@sluimer/domain/delivery/methods'
import {
  type DeliveryPromise,
  dayOpenText,
  slowestPromise,
  visitText,
} from '@sluimer/domain/delivery/promise'
import { shipmentsOf } from '@sluimer/domain/delivery/shipments'
import { arrivalText, collectText } from './arrival-text.ts'
import { promiseOfLine, type Shipped } from './promise-of-line.ts'

export interface ShippingOption extends DeliveryMethod {
  /** When it all is there, as a shopper who has not ordered yet reads it: 'Voor 23:59 uur besteld, morgen in huis'. */
  promise: string
  /** The same in words that stay true: 'Donderdag 19 november in huis'. */
  arrival: string
  /** What comes when, if it comes in several deliveries. */
  shipments: { title: string; promise: string }[]
  /** The days that can be chosen; filled in by who knows which ones are full. */
  days: OfferedDay[]
}

const shipmentTitles: Readonly<Record<DeliveryClass, string>> = {
  two_man: 'Grote artikelen, met twee personen',
  parcel: 'De rest, met de pakketdienst',
  letterbox: 'De rest, door de brievenbus',
}

/** How these goods can come to an area: price and moment of each method, home delivery first (CO-04). */
export function shippingOptions(question: {
  area: DeliveryArea
  /** What is full of the area's round of two-man deliveries; nothing unless given. */
  full?: readonly FullPart[]
  lines: readonly Shipped[]
  subTotalCents: number
  now: Date
}): ShippingOption[] {
  const { area, full = [], lines, subTotalCents, now } = question
  const promisesOf = (some: readonly Shipped[]) =>
    some.map((line) => promiseOfLine(line, { area, full }, now))
  const slowest = slowestPromise(promisesOf(lines))
  const groups = shipmentsOf(lines)
  const shipments = groups.map((group) => ({
    title: shipmentTitles[group.deliveryClass],
    promise: slowestPromise(promisesOf(group.lines))?.text ?? '',
  }))
  const country = countryOfArea(area)
  const classes = lines.map((line) => line.deliveryClass)
  const weightGrams = weightOf(lines)
  return deliveryMethodsFor({ country, area, classes, weightGrams, subTotalCents }).map((method) => ({
    ...method,
    ...wordsFor(method, slowest),
    shipments: groups.length > 1 ? shipments : [],
    days: [],
  }))
}

/** Two-man delivery with the days that can be chosen, which are those on which all of it can come. */
export function withDays(option: ShippingOption, days: OfferedDay[]): ShippingOption {
  const promise = visitText(days)
  const [large, ...rest] = option.shipments
  const shipments = large === undefined ? [] : [{ ...large, promise }, ...rest]
  return { ...option, days, promise, shipments }
}

function wordsFor({ code }: DeliveryMethod, slowest: DeliveryPromise | undefined) {
  if (slowest === undefined) return { promise: '', arrival: '' }
  if (code === 'pickup') return { promise: collectText(slowest), arrival: collectText(slowest) }
  return { promise: slowest.text, arrival: code === 'two_man' ? dayOpenText : arrivalText(slowest) }
}
