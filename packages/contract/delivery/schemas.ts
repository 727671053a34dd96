import { countryCodes } from '@sluimer/domain/address/country'
import { daypartCodes } from '@sluimer/domain/delivery/dayparts'
import { isNote, maxNoteLength, noNotes, tidyNote } from '@sluimer/domain/delivery/notes'
import { z } from 'zod'
import { countrySchema } from '../address/schemas.ts'
import { amountSchema } from '../platform/primitives.ts'

/** The day and the part of it for a two-man delivery. */
export const deliverySlotSchema = z.strictObject({
  date: z.iso.date('Kies een bezorgdag'),
  part: z.enum(daypartCodes, 'Kies een dagdeel'),
})

export const offeredDaySchema = z.object({
  date: z.iso.date(),
  label: z.string().describe('"dinsdag 1 december"'),
  parts: z.array(
    z.object({
      code: z.enum(daypartCodes),
      title: z.string(),
      hours: z.string().describe('"8 tot 13 uur"'),
      price_incl: amountSchema.describe('Added to the price of the method'),
    }),
  ),
})
export type OfferedDay = z.infer<typeof offeredDaySchema>

/** A shop or locker where a parcel waits, with its opening hours in Dutch, one line for each group of days. */
export const pickupPointSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    country_code: z.enum(countryCodes),
    street: z.string(),
    house_number: z.string(),
    zipcode: z.string(),
    city: z.string(),
    opening_hours: z.array(z.string()),
  })
  .meta({ id: 'PickupPoint' })
export type PickupPoint = z.infer<typeof pickupPointSchema>

/** One delivery of an order that comes in several parts. */
export const shipmentPlanSchema = z.object({
  title: z.string().describe('"Grote artikelen"'),
  delivery: z.string().describe('When it comes'),
})

export const pickupQuestionSchema = z.strictObject({
  country_code: countrySchema.default('NL'),
  zipcode: z.string().trim().min(1).max(10),
})
/** `unavailable` means that the carrier does not answer; `none` that the postcode has no points. */
export const pickupAnswerSchema = z
  .object({
    reason: z.enum(['found', 'none', 'invalid', 'unavailable']),
    points: z.array(pickupPointSchema),
  })
  .meta({ id: 'PickupPoints' })
export type PickupAnswer = z.infer<typeof pickupAnswerSchema>

/** A shopper's text of a few lines: tidied, without control characters. */
const noteSchema = z
  .string()
  .max(4 * maxNoteLength, `Gebruik hoogstens ${maxNoteLength} tekens.`)
  .transform(tidyNote)
  .pipe(
    z
      .string()
      .max(maxNoteLength, `Gebruik hoogstens ${maxNoteLength} tekens.`)
      .refine(isNote, 'Gebruik alleen gewone tekst.'),
  )

export const notesSchema = z
  .strictObject({ deliverer: noteSchema.default(''), shop: noteSchema.default('') })
  .default(noNotes)
