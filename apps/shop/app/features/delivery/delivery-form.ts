import type { Checkout, choosePaymentSchema } from '@sluimer/contract/checkout/schemas'
import type { FieldError } from '@sluimer/contract/errors'
import { formatPostcode } from '@sluimer/domain/address/postcode'
import { type DaypartCode, daypartCodes } from '@sluimer/domain/delivery/dayparts'
import type { z } from 'zod'
import { readText } from '../../lib/form-text.ts'
import type { FieldProblem } from '../../ui/form/error-summary.tsx'

/** The names of the controls; the id of a group or a control is its name. */
export const deliveryFields = {
  method: 'selectedShippingMethod',
  day: 'deliveryDay',
  haulAway: 'haulAway',
  point: 'pickupPoint',
  zipcode: 'pickupZipcode',
  noteForDeliverer: 'noteForDeliverer',
  noteForShop: 'noteForShop',
} as const

/** The value for a day that is still to be agreed. */
export const noDay = 'later'

/** The values of the form's delivery part; `day` is `2026-12-01/morning`, `later`, or empty when nothing was chosen. */
export interface DeliveryForm {
  method: string
  day: string
  haulAway: string
  point: string
  zipcode: string
  noteForDeliverer: string
  noteForShop: string
}

export function readDeliveryForm(form: FormData): DeliveryForm {
  const text = (name: string) => readText(form, name)
  return {
    method: text(deliveryFields.method),
    day: text(deliveryFields.day),
    haulAway: text(deliveryFields.haulAway),
    point: text(deliveryFields.point),
    zipcode: text(deliveryFields.zipcode),
    noteForDeliverer: text(deliveryFields.noteForDeliverer),
    noteForShop: text(deliveryFields.noteForShop),
  }
}

/**
 * Returns the form's initial values: what was chosen before or, the first time, the first way and the first day when
 * they cost nothing. The shopper must choose a way that costs something, unless there is no other.
 */
export function toDeliveryForm({ delivery, paymentForm, shippingMethods, details }: Checkout): DeliveryForm {
  const days = shippingMethods.flatMap((method) => method.days)
  const isFirstTime = paymentForm.selectedShippingMethod === null
  const firstPart = days[0]?.parts[0]
  const firstDay = days[0] && firstPart ? toSlotValue(days[0].date, firstPart.code) : noDay
  const chosenDay = delivery.day ? toSlotValue(delivery.day.date, delivery.day.part) : noDay
  const address = details.sameDeliveryAddress ? details.billing : (details.shipping ?? details.billing)
  return {
    method: paymentForm.selectedShippingMethod ?? firstMethod(shippingMethods),
    day: delivery.day_gone === null ? (isFirstTime ? firstDay : chosenDay) : '',
    haulAway: String(delivery.haul_away),
    point: delivery.pickup_point?.id ?? '',
    zipcode: address ? formatPostcode(address.country_code, address.zipcode) : '',
    noteForDeliverer: delivery.notes.deliverer,
    noteForShop: delivery.notes.shop,
  }
}

function firstMethod([first, ...others]: Checkout['shippingMethods']): string {
  if (first === undefined) return ''
  const isFree = first.price_incl === 0 && !first.needs_point
  return isFree || others.length === 0 ? first.code : ''
}

export function toSlotValue(date: string, part: DaypartCode): string {
  return `${date}/${part}`
}

/** Converts the form's values to what the api's call takes, without those that belong to another method. */
export function toDeliveryChoice(form: DeliveryForm) {
  const isTwoMan = form.method === 'two_man'
  return {
    selectedShippingMethod: form.method,
    deliveryDay: isTwoMan ? parseSlot(form.day) : null,
    haulAway: isTwoMan ? Math.trunc(Number(form.haulAway)) || 0 : 0,
    pickupPoint: form.method === 'pickup' ? form.point : null,
    notes: { deliverer: form.noteForDeliverer, shop: form.noteForShop },
  } satisfies Partial<z.input<typeof choosePaymentSchema>>
}

/** Returns what is missing before the api can be asked. */
export function findDeliveryProblems(form: DeliveryForm): FieldProblem[] {
  if (form.method === '') return [{ fieldId: deliveryFields.method, message: 'Selecteer een verzendmethode' }]
  if (form.method === 'two_man' && form.day === '')
    return [{ fieldId: deliveryFields.day, message: 'Kies een bezorgdag' }]
  if (form.method === 'pickup' && form.point === '')
    return [{ fieldId: deliveryFields.point, message: 'Kies een pakketpunt' }]
  return []
}

const fieldOfPath: Readonly<Record<string, string>> = {
  'body.deliveryDay': deliveryFields.day,
  'body.haulAway': deliveryFields.haulAway,
  'body.pickupPoint': deliveryFields.point,
  'body.notes.deliverer': deliveryFields.noteForDeliverer,
  'body.notes.shop': deliveryFields.noteForShop,
}

/** Returns what the api found wrong with the delivery, at its controls. */
export function toDeliveryProblems(error: {
  code: string
  message: string
  fields?: readonly FieldError[] | undefined
}): FieldProblem[] {
  if (error.code === 'delivery_day_unavailable')
    return [{ fieldId: deliveryFields.day, message: error.message }]
  if (error.code === 'pickup_point_unavailable')
    return [{ fieldId: deliveryFields.point, message: error.message }]
  return (error.fields ?? []).flatMap(({ path, message }) => {
    const fieldId = fieldOfPath[path]
    return fieldId === undefined ? [] : [{ fieldId, message }]
  })
}

function parseSlot(value: string) {
  const [date = '', part = ''] = value.split('/')
  const known = daypartCodes.find((code) => code === part)
  return known === undefined ? null : { date, part: known }
}
