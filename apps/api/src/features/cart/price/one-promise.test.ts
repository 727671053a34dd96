import { toDeliveryArea } from '@sluimer/domain/delivery/areas'
import { daypartCodes } from '@sluimer/domain/delivery/dayparts'
import { type FullPart, formatSlot, listOpenDays } from '@sluimer/domain/delivery/delivery-days'
import { deliveryClasses } from '@sluimer/domain/delivery/goods'
import { dayOpenText } from '@sluimer/domain/delivery/promise'
import { promiseInShort } from '@sluimer/domain/delivery/promise-in-short'
import { addDays } from '@sluimer/domain/time/calendar'
import { formatDutchWeekdayDate } from '@sluimer/domain/time/dutch-date'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaOfPages, calculateDeliveryPromise } from '../../catalog/stock/calculate-delivery-promise.ts'
import { promiseLine } from '../../delivery/promise-line.ts'
import { toLineArrival } from '../../delivery/to-line-arrival.ts'
import { type DeliveredLine, planDelivery, toGoods } from './find-cart-delivery.ts'
import { formatDelivery } from './format-delivery.ts'

const minute = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2034, 0) / 60_000 })
const anyMoment = minute.map((minutes) => new Date(minutes * 60_000))
const anyPlace = fc.constantFrom(
  { countryCode: null, postcode: null },
  { countryCode: 'NL' as const, postcode: '1012JS' },
  { countryCode: 'NL' as const, postcode: '1791AA' },
  { countryCode: 'BE' as const, postcode: '9000' },
)
const anyLine = fc
  .record({
    variant: fc.record({
      deliveryClass: fc.constantFrom(...deliveryClasses),
      leadTimeDays: fc.option(fc.nat({ max: 60 })),
      weightGrams: fc.option(fc.integer({ min: 1, max: 40_000 })),
      isActive: fc.constant(true),
      takesOldAway: fc.boolean(),
      condition: fc.constantFrom('new' as const, 'used' as const),
      isSample: fc.constant(false),
    }),
    quantity: fc.integer({ min: 1, max: 3 }),
    pieces: fc.nat({ max: 4 }),
  })
  .map((line): DeliveredLine => ({ ...line, variant: { ...line.variant, stockOnHand: line.pieces } }))
/** The full days of a round, in days from the moment. */
const anyFull = fc.array(fc.record({ ahead: fc.nat({ max: 60 }), part: fc.constantFrom(...daypartCodes) }), {
  maxLength: 40,
})
const noWish = {
  shippingMethod: null,
  deliverySlot: null,
  heldDay: null,
  haulAwayPieces: 0,
  pickupPoint: null,
}

interface Question {
  lines: DeliveredLine[]
  place: { countryCode: 'NL' | 'BE' | null; postcode: string | null }
  now: Date
  full: FullPart[]
}
const anyQuestion = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 4 }),
    place: anyPlace,
    now: anyMoment,
    ahead: anyFull,
  })
  .map(({ ahead, ...question }): Question => {
    const today = question.now.toISOString().slice(0, 10)
    return { ...question, full: ahead.map((one) => ({ date: addDays(today, one.ahead), part: one.part })) }
  })

function calculateDelivery({ lines, place, now, full }: Question, wish: Partial<typeof noWish> = {}) {
  const terms = { subTotalCents: 10_000, isDeliveryFree: false, now }
  return planDelivery(full, { ...noWish, ...wish, ...place }, lines, terms)
}

test('[PD-01] [CT-03] [CA-01] a tile, a product page and a cart say the same of one piece, wherever no country is chosen', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const { now, full } = question
      for (const line of question.lines) {
        const one = { ...line, quantity: 1 }
        const page = calculateDeliveryPromise(
          one.variant,
          { stockOnHand: one.pieces, stockReserved: 0 },
          { area: areaOfPages, full },
          now,
        )
        const alone: Question = { ...question, lines: [one], place: { countryCode: null, postcode: null } }
        expect(formatDelivery(one, calculateDelivery(alone), now)).toBe(page.text)
        const { shown, spoken } = promiseInShort(page)
        expect([page.text, 'Morgen in huis']).toContain(spoken)
        if (page.kind === 'date' || page.kind === 'visit') {
          expect(spoken).toContain(formatDutchWeekdayDate(page.earliest).slice(2))
          expect(shown).toContain(` ${Number(page.earliest.slice(8))} `)
        }
      }
    }),
  )
})

test('[CO-04] what a line, its way and its day choice say is one promise, for any goods, moment and place', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const { lines, now, full, place } = question
      const delivery = calculateDelivery(question)
      const area = toDeliveryArea(place.countryCode ?? 'NL', place.postcode)
      const visit = delivery.options.find(({ code }) => code === 'two_man')
      const first = visit?.days[0]
      for (const line of lines) {
        const text = formatDelivery(line, delivery, now)
        const own = promiseLine(toGoods(line), { area, full }, now)
        if (line.variant.deliveryClass !== 'two_man') {
          expect(text).toBe(own.text)
          continue
        }
        // Two people come once with all large goods, on the first day on which the slowest of them can be there.
        if (delivery.visit === undefined) expect(text).toBe(own.text)
        else if (first === undefined) expect(text).toBe(dayOpenText)
        else expect(text).toBe(`Vanaf ${formatDutchWeekdayDate(first.date)}, kies zelf je dag`)
        if (first !== undefined && own.kind === 'visit') expect(own.earliest <= first.date).toBe(true)
      }
      if (visit === undefined || first === undefined) return
      expect(visit.promise).toBe(`Vanaf ${formatDutchWeekdayDate(first.date)}, kies zelf je dag`)
      expect(listOpenDays({ area, earliest: first.date, full })[0]).toEqual(first)
      const slowest = lines
        .filter(({ variant }) => variant.deliveryClass === 'two_man')
        .map((line) => promiseLine(toGoods(line), { area, full }, now).earliest ?? '')
      expect(slowest.toSorted().at(-1)).toBe(first.date)
    }),
  )
})

test('[CO-07] an order keeps the day that the cart promised, in words that stay true', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const { lines, now, full } = question
      const open = calculateDelivery(question)
      const visit = open.options.find(({ code }) => code === 'two_man')
      const day = visit?.days[0]
      const slot = day === undefined ? undefined : { date: day.date, part: day.parts[0]?.code ?? 'day' }
      for (const option of open.options) {
        for (const line of lines) {
          const goods = toGoods(line)
          const kept = toLineArrival(goods, { area: open.area, slot, method: option }, now)
          const own = promiseLine(goods, { area: open.area, full }, now)
          if (line.variant.deliveryClass === 'two_man') {
            expect(kept).toBe(slot === undefined ? option.arrival : formatSlot(slot))
          } else if (own.kind === 'tomorrow' || own.kind === 'date') {
            expect(kept).toContain(formatDutchWeekdayDate(own.earliest).slice(1))
          } else if (option.code !== 'pickup') expect(kept).toBe(own.text)
        }
      }
    }),
  )
})
