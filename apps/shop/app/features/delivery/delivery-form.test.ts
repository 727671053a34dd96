import type { Checkout } from '@sluimer/contract/checkout/schemas'
import { expect, test } from 'vitest'
import {
  type DeliveryForm,
  findDeliveryProblems,
  readDeliveryForm,
  toDeliveryChoice,
  toDeliveryForm,
  toDeliveryProblems,
} from './delivery-form.ts'

const aForm = (changes: Partial<DeliveryForm> = {}): DeliveryForm => ({
  method: 'two_man',
  day: '2026-12-01/morning',
  haulAway: '1',
  point: 'NL-1012-kiosk',
  zipcode: '1012 AB',
  noteForDeliverer: 'Bel links',
  noteForShop: '',
  ...changes,
})

test('[CO-04] each way of delivery sends only what belongs to it', () => {
  expect(toDeliveryChoice(aForm())).toEqual({
    selectedShippingMethod: 'two_man',
    deliveryDay: { date: '2026-12-01', part: 'morning' },
    haulAway: 1,
    pickupPoint: null,
    notes: { deliverer: 'Bel links', shop: '' },
  })
  const nothing = { deliveryDay: null, haulAway: 0 }
  expect(toDeliveryChoice(aForm({ method: 'pickup' }))).toMatchObject({
    ...nothing,
    pickupPoint: 'NL-1012-kiosk',
  })
  expect(toDeliveryChoice(aForm({ method: 'parcel' }))).toMatchObject({ ...nothing, pickupPoint: null })
})

test.each(['later', '', '2026-12-01', '2026-12-01/nacht', '/'])('%j is no day', (day) => {
  expect(toDeliveryChoice(aForm({ day })).deliveryDay).toBeNull()
})

test('a number of old pieces that is not a number counts as zero', () => {
  for (const haulAway of ['', 'veel', 'NaN']) expect(toDeliveryChoice(aForm({ haulAway })).haulAway).toBe(0)
})

test('[CO-04] what is missing is named at its own control', () => {
  expect(findDeliveryProblems(aForm({ method: '' }))).toMatchObject([{ fieldId: 'selectedShippingMethod' }])
  expect(findDeliveryProblems(aForm({ day: '' }))).toEqual([
    { fieldId: 'deliveryDay', message: 'Kies een bezorgdag' },
  ])
  expect(findDeliveryProblems(aForm({ method: 'pickup', point: '' }))).toMatchObject([
    { fieldId: 'pickupPoint' },
  ])
  expect(findDeliveryProblems(aForm({ method: 'parcel', day: '', point: '' }))).toEqual([])
})

test('what the api refuses comes back to its control', () => {
  expect(toDeliveryProblems({ code: 'delivery_day_unavailable', message: 'Vol' })).toEqual([
    { fieldId: 'deliveryDay', message: 'Vol' },
  ])
  const fields = [
    { path: 'body.notes.shop', message: 'Te lang' },
    { path: 'body.customer.dob', message: 'Niet van hier' },
  ]
  expect(toDeliveryProblems({ code: 'invalid_request', message: 'Klopt niet', fields })).toEqual([
    { fieldId: 'noteForShop', message: 'Te lang' },
  ])
})

test('a form without delivery fields, or with files in them, reads as empty', () => {
  const form = new FormData()
  form.set('deliveryDay', new File(['x'], 'x.txt'))
  expect(Object.values(readDeliveryForm(form))).toEqual(['', '', '', '', '', '', ''])
})

const way = (code: string, price_incl: number) => ({
  code,
  price_incl,
  needs_point: code === 'pickup',
  days: [],
})
const startsWith = (...shippingMethods: ReturnType<typeof way>[]) =>
  toDeliveryForm({
    delivery: {
      day: null,
      day_gone: null,
      haul_away: 0,
      pickup_point: null,
      notes: { deliverer: '', shop: '' },
    },
    paymentForm: { selectedShippingMethod: null },
    details: { sameDeliveryAddress: true, billing: null, shipping: null },
    shippingMethods,
  } as unknown as Checkout).method

test('[CO-04] the first way is chosen beforehand when it is free or the only one, and never when it adds a cost', () => {
  expect(startsWith(way('parcel', 0), way('pickup', 0))).toBe('parcel')
  expect(startsWith(way('two_man', 29.95))).toBe('two_man')
  expect(startsWith(way('parcel', 4.95), way('pickup', 3.95))).toBe('')
  expect(startsWith(way('pickup', 0), way('parcel', 0))).toBe('')
  expect(startsWith()).toBe('')
})
