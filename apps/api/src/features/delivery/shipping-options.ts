import type { CountryCode } from '@sluimer/domain/address/country'
import type { DeliveryClass } from '@sluimer/domain/delivery/goods'
import { type DeliveryMethod, deliveryMethodsFor } from '@sluimer/domain/delivery/methods'
import { type DeliveryPromise, deliveryPromise, slowestPromise } from '@sluimer/domain/delivery/promise'
import { dutchWeekdayDate } from '@sluimer/domain/time/dutch-date'

/** Goods of one kind that are sent together. */
export interface Shipped {
  deliveryClass: DeliveryClass
  leadTimeDays: number | null
  quantity: number
  /** Pieces in stock that this order can have. */
  pieces: number
}

export interface ShippingOption extends DeliveryMethod {
  /** When it all is there, as a shopper who has not ordered yet reads it: 'Voor 23:59 uur besteld, morgen in huis'. */
  promise: string
  /** The same in words that stay true: 'Donderdag 19 november in huis'. */
  arrival: string
}

/** When one line comes. What the warehouse cannot send whole is ordered whole, so all of it takes the lead time. */
export function promiseOfLine(line: Shipped, country: CountryCode, now: Date): DeliveryPromise {
  const availableStock = line.pieces >= line.quantity ? line.pieces : 0
  return deliveryPromise({ ...line, availableStock, now, country })
}

/** How these goods can come to a country: price and moment of each method, home delivery first (CO-04). */
export function shippingOptions(question: {
  country: CountryCode
  lines: readonly Shipped[]
  subTotalCents: number
  now: Date
}): ShippingOption[] {
  const { country, lines, subTotalCents, now } = question
  const promises = lines.map((line) => promiseOfLine(line, country, now))
  const slowest = slowestPromise(promises)
  const words = { promise: slowest?.text ?? '', arrival: slowest ? arrivalOf(slowest) : '' }
  const classes = lines.map((line) => line.deliveryClass)
  return deliveryMethodsFor({ country, classes, subTotalCents }).map((method) => ({ ...method, ...words }))
}

function arrivalOf({ kind, earliest, text }: DeliveryPromise): string {
  if (kind === 'week' || kind === 'unavailable') return text
  const day = dutchWeekdayDate(earliest)
  return `${day.charAt(0).toUpperCase()}${day.slice(1)} in huis`
}
