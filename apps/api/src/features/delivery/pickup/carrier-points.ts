import { countryCodes } from '@sluimer/domain/address/country'
import { parsePostcode } from '@sluimer/domain/address/postcode'
import type { PickupPoint } from '@sluimer/domain/pickup/pickup-point'
import { z } from 'zod'
import { fetchJson } from '../../../platform/fetch-json.ts'
import { mostPoints, type PickupPoints } from './pickup-points.ts'

/** A shopper waits for the answer while choosing how to receive a parcel. */
const timeoutMs = 2_000

const time = z.string().regex(/^\d\d:\d\d/)
const line = z.string().trim().min(1).max(120)
const pointSchema = z.object({
  id: line,
  name: line,
  address: z.object({
    countryCode: z.enum(countryCodes),
    street: line,
    number: z.coerce.string().max(20).default(''),
    addition: z.coerce.string().max(20).default(''),
    postalCode: z.string().optional(),
    zipCode: z.string().optional(),
    city: line,
  }),
  openingTimes: z
    .array(z.object({ weekDay: z.int().min(1).max(7), timeFrom: time, timeTo: time }))
    .max(50)
    .default([]),
})

/** Asks for DHL eCommerce's service points in the Netherlands and Belgium; `baseUrl` ends before `/NL`. */
export function createCarrierPoints(baseUrl: string): PickupPoints {
  return {
    async near(country, postcode, signal) {
      const query = new URLSearchParams({ postalCode: postcode, limit: String(mostPoints) })
      const told = z
        .array(z.unknown())
        .parse(await fetchJson(`${baseUrl}/${country}?${query}`, { timeoutMs, signal }))
      return told.flatMap((one) => parsePoint(one) ?? []).filter((point) => point.country === country)
    },
    async find(country, id, signal) {
      const url = `${baseUrl}/${country}/${encodeURIComponent(id)}`
      const point = parsePoint(await fetchJson(url, { timeoutMs, signal }))
      return point?.id === id && point.country === country ? point : undefined
    },
  }
}

/** Reads one point; a malformed one is left out, and the others still count. */
function parsePoint(told: unknown): PickupPoint | undefined {
  const { data } = pointSchema.safeParse(told)
  if (data === undefined) return undefined
  const { countryCode: country, postalCode, zipCode, street, number, addition, city } = data.address
  const postcode = parsePostcode(country, postalCode ?? zipCode ?? '')
  if (postcode === undefined) return undefined
  return {
    id: data.id,
    name: data.name,
    country,
    street,
    houseNumber: `${number}${addition}`,
    postcode,
    city,
    hours: data.openingTimes.map(({ weekDay, timeFrom, timeTo }) => ({
      weekday: weekDay,
      from: timeFrom.slice(0, 5),
      until: timeTo.slice(0, 5),
    })),
  }
}
