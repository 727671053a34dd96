import { countryCodes } from '@sluimer/domain/address/country'
import { z } from 'zod'
import type { Db } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { lenderSchema } from './lender.ts'
import { paymentMethods } from './methods.ts'
import { upsertPaymentMethodSettings } from './payment-method.queries.ts'

const cents = z.int().min(1).max(100_000_000)

/** What staff can decide about a payment method. What is left out is as methods.ts says. */
export const paymentMethodInputSchema = z
  .strictObject({
    code: z.enum(paymentMethods.map((method) => method.code)),
    isActive: z.boolean().nullable().default(null),
    title: z.string().trim().min(1).max(60).nullable().default(null),
    description: z.string().trim().min(1).max(200).nullable().default(null),
    /** Path of a picture in the shop. */
    logo: z
      .string()
      .regex(/^\/[a-z0-9/_-]+\.(svg|png|avif|webp)$/, 'a path of a picture in the shop')
      .nullable()
      .default(null),
    countries: z.array(z.enum(countryCodes)).nullable().default(null),
    minCents: cents.nullable().default(null),
    maxCents: cents.nullable().default(null),
    /** What using it costs the shopper, per country. */
    prices: z
      .partialRecord(z.enum(countryCodes), z.int().min(0).max(10_000))
      .refine(({ BE = 0 }) => BE === 0, 'a fee for paying is not allowed in Belgium (art. VII.30 WER)')
      .nullable()
      .default(null),
    /** Who lends the money; a pay-later method is hidden without it. */
    lender: lenderSchema.nullable().default(null),
    /** Place in the list; lower comes first. Pay-later methods come after the others all the same. */
    position: z.int().min(0).max(1000).nullable().default(null),
  })
  .refine(({ minCents, maxCents }) => minCents === null || maxCents === null || minCents <= maxCents, {
    path: ['maxCents'],
    message: 'must not be below minCents',
  })
export type PaymentMethodInput = z.input<typeof paymentMethodInputSchema>

/** Switches a payment method on or off, or changes how and when it is offered. Throws an error that names a bad field. */
export async function savePaymentMethod(db: Db, input: PaymentMethodInput): Promise<void> {
  const settings = paymentMethodInputSchema.parse(input)
  await inTransaction(db, (tx) => upsertPaymentMethodSettings(tx, settings))
}
