import { isEmailAddress } from '@sluimer/domain/customer/email'
import { isPersonName } from '@sluimer/domain/customer/name'
import { parseOrderNumber } from '@sluimer/domain/order/order-number'
import { contactSubjects } from '@sluimer/domain/service/contact-subject'
import { hasWebAddress } from '@sluimer/domain/service/web-address'
import { validationMessages } from '@sluimer/domain/validation/messages'
import { z } from 'zod'
import { idSchema } from '../platform/primitives.ts'

export const longestName = 100
export const longestMessage = 4000
export const longestItems = 1000

const tooLong = (most: number) => `Gebruik hoogstens ${most} tekens.`
const orderNumberMessage = 'Vul een geldig bestelnummer in, bijvoorbeeld KJD1234567'

const name = z
  .string('Vul je naam in')
  .trim()
  .min(1, { error: 'Vul je naam in', abort: true })
  .max(longestName, { error: tooLong(longestName), abort: true })
  .refine(isPersonName, 'Gebruik in je naam alleen letters, cijfers, spaties, streepjes en apostrofs')

/** An e-mail address (VA-04). */
const email = z
  .string(validationMessages.email)
  .trim()
  .max(255, { error: validationMessages.email, abort: true })
  .refine(isEmailAddress, validationMessages.email)

const isOrderNumber = (text: string) => parseOrderNumber(text) !== undefined

/** The hidden fields of a form: proof that this shop showed it, and a field that people leave empty. */
export const formProof = {
  ticket: z.string().min(1).max(200).describe('From GET /v1/service/form-ticket'),
  leave_empty: z
    .string()
    .max(0, 'Laat dit veld leeg: het is er om automatische berichten tegen te houden')
    .default('')
    .describe('A trap for programs that fill in everything'),
}

/** A question to the shop, from the contact form (HF-06). */
export const contactMessageSchema = z
  .strictObject({
    name,
    email,
    subject: z.enum(contactSubjects, 'Kies een onderwerp'),
    order_number: z
      .string()
      .trim()
      .max(20, { error: orderNumberMessage, abort: true })
      .refine((text) => text === '' || isOrderNumber(text), orderNumberMessage)
      .default(''),
    message: z
      .string('Schrijf je bericht')
      .trim()
      .min(1, 'Schrijf je bericht')
      .max(longestMessage, tooLong(longestMessage)),
    ...formProof,
  })
  .meta({ id: 'ContactMessage' })
export type ContactMessage = z.output<typeof contactMessageSchema>

export const contactReceiptSchema = z
  .object({ reference: z.string().describe("'V-7KQ4-XM9D'"), received_at: z.iso.datetime() })
  .meta({ id: 'ContactReceipt' })
export type ContactReceipt = z.infer<typeof contactReceiptSchema>

/**
 * A statement of withdrawal (Directive 2011/83/EU art. 11a): name, contract and the address for the receipt. No reason
 * is asked. The receipt quotes the statement to whatever address it gives, so no part of it may contain a link.
 */
export const withdrawalSchema = z
  .strictObject({
    name,
    email,
    order_number: z
      .string(orderNumberMessage)
      .trim()
      .min(1, { error: orderNumberMessage, abort: true })
      .max(20, { error: orderNumberMessage, abort: true })
      .refine(isOrderNumber, orderNumberMessage),
    items: z
      .string()
      .trim()
      .max(longestItems, { error: tooLong(longestItems), abort: true })
      .refine((text) => !hasWebAddress(text), 'Laat webadressen weg en zet na een punt een spatie')
      .default('')
      .describe("The goods, in the shopper's own words; empty means the whole order"),
    order_id: idSchema.optional().describe("The order's own id, from its link: only then lines can be named"),
    lines: z.array(idSchema).max(200).default([]).describe('Ids of the order\u2019s lines; none means all'),
    ...formProof,
  })
  .meta({ id: 'Withdrawal' })
export type WithdrawalStatement = z.output<typeof withdrawalSchema>

/** The same answer whether or not the statement fits an order, so that nobody learns which orders exist. */
export const withdrawalReceiptSchema = z
  .object({ reference: z.string().describe("'H-7KQ4-XM9D'"), received_at: z.iso.datetime() })
  .meta({ id: 'WithdrawalReceipt' })
export type WithdrawalReceipt = z.infer<typeof withdrawalReceiptSchema>

/** What the form already knows when the shopper opens it with the order's own link. */
export const withdrawableOrderSchema = z
  .object({
    order_id: idSchema,
    order_number: z.string(),
    name: z.string(),
    email: z.string(),
    last_day: z.iso.date().nullable().describe('Null while a part of the order is still to come'),
    lines: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        title: z.string(),
        quantity: z.int(),
        made_to_measure: z.boolean().describe('Excluded from the right of withdrawal'),
      }),
    ),
  })
  .meta({ id: 'WithdrawableOrder' })
export type WithdrawableOrder = z.infer<typeof withdrawableOrderSchema>

export const formTicketSchema = z.object({ ticket: z.string() }).meta({ id: 'FormTicket' })
