import { expect, test } from 'vitest'
import { getApi } from '../../lib/api/api.server.ts'
import { aPageCall, refusal } from '../../lib/api/page-call.builders.ts'
import { aCheckout, elsewhere, someDetails } from '../checkout/checkout.builders.ts'
import { toDeliveryForm } from './delivery-form.ts'
import { findPickupPoints } from './pickup-points.server.ts'

const part = { code: 'day' as const, title: 'Hele dag', hours: '8 tot 18 uur', price_incl: 0 }
const way = (code: string, needs_point: boolean) => ({
  ...{ code, title: code, description: '', price_incl: 0, delivery: '', shipments: [] },
  ...{ days: code === 'two_man' ? [{ date: '2026-12-01', label: 'dinsdag 1 december', parts: [part] }] : [] },
  needs_point,
})
const waysWithPoints = [way('parcel', false), way('pickup', true)]
const found = () => Response.json({ reason: 'found', points: [] })

async function look(special: Parameters<typeof aCheckout>[0], zipcode?: string, answer = found) {
  const { args, asked } = aPageCall(answer, { params: {} })
  const checkout = aCheckout({ shippingMethods: waysWithPoints, ...special })
  return { asked, points: await findPickupPoints(getApi(args.context), checkout, zipcode) }
}

test('[CO-04] points are looked for where the goods go, or near the postcode that was typed', async () => {
  const home = await look({})
  expect(home.asked[0]?.path).toMatch(/country_code=NL&zipcode=1071(\+|%20)XX$/)
  const details = someDetails({ sameDeliveryAddress: false, shipping: elsewhere })
  expect((await look({ details })).asked[0]?.path).toMatch(/country_code=BE&zipcode=9000$/)
  expect((await look({ details }, '8000')).asked[0]?.path).toMatch(/country_code=BE&zipcode=8000$/)
})

test('[CO-04] nobody is asked for points where none is needed, or without a postcode', async () => {
  expect(await look({ shippingMethods: [way('two_man', false)] })).toEqual({ asked: [], points: undefined })
  expect(await look({}, '  ')).toEqual({ asked: [], points: { reason: 'invalid', points: [] } })
})

test('[CO-04] a carrier that is away is no carrier without points', async () => {
  const findReason = async (status: number, code: string) =>
    (await look({}, '1012 AB', () => refusal(status, code))).points?.reason
  expect(await findReason(400, 'invalid_request')).toBe('invalid')
  expect(await findReason(503, 'unavailable')).toBe('unavailable')
})

const { delivery, paymentForm } = aCheckout()
function chooseDay(chosen: Partial<typeof delivery>, selectedShippingMethod: string | null): string {
  return toDeliveryForm(
    aCheckout({
      shippingMethods: [way('two_man', false)],
      delivery: { ...delivery, ...chosen },
      paymentForm: { ...paymentForm, selectedShippingMethod },
    }),
  ).day
}

test('[CO-04] at first the first day is chosen, later what was: a day, one to agree, or none when it is taken', () => {
  expect(chooseDay({}, null)).toBe('2026-12-01/day')
  expect(chooseDay({ day: { date: '2026-12-03', part: 'evening' } }, 'two_man')).toBe('2026-12-03/evening')
  expect(chooseDay({}, 'two_man')).toBe('later')
  expect(chooseDay({ day_gone: 'Dinsdag 1 december, tussen 8 en 18 uur' }, 'two_man')).toBe('')
})
