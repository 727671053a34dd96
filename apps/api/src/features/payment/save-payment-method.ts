import { countryCodes } from '@sluimer/domain/address/country'
import { z } from 'zod'
import type { Db } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { lenderSchema } from './lender.ts'
import { paymentMethods } from './methods.ts'
import { upsertPaymentMethodSettings } from './payment-method.queries.ts'

const cents = z.int().min(1).max(100_000_000)

/** What staff can decide about a payment method. Anything left out is as in methods.ts. */
export const paymentMethodInputSchema = z
  .strictObject({
    code: z.enum(paymentMethods.map((method) => method.code)),
    isActive: z.boolean().nullable().default(null),
    title: z.string().trim().min(1).max(60).nullable().default(null),
    description: z.string().trim().min(1).max(200).nullable().default(null),
    /** Path of an image in the shop. */
    logo: z
      .string()
      .regex(/^\/[a-z0-9/_-]+\.(svg|png|avif|webp)$/, 'a path of a picture in the shop')
      .nullable()
      .default(null),
    countries: z.array(z.enum(countryCodes)).nullable().default(null),
    minCents: cents.nullable().default(null),
    maxCents: cents.nullable().default(null),
    /** The shopper's fee for using it, per country. */
    prices: z
      .partialRecord(z.enum(countryCodes), z.int().min(0).max(10_000))
      .refine(({ BE = 0 }) => BE === 0, 'a fee for paying is not allowed in Belgium (art. VII.30 WER)')
      .nullable()
      .default(null),
    /** The lender; a pay-later method is hidden without one. */
    lender: lenderSchema.nullable().default(null),
    /** Place in the list; lower comes first. Pay-later methods always come after the others. */
    position: z.int().min(0).max(1000).nullable().default(null),
  })
  .refine(({ minCents, maxCents }) => minCents === null || maxCents === null || minCents <= maxCents, {
    path: ['maxCents'],
    message: 'must not be below minCents',
  })
export type PaymentMethodInput = z.input<typeof paymentMethodInputSchema>

/** Switches a payment method on or off, or changes its settings. Throws an error that names the invalid field. */
export async function savePaymentMethod(db: Db, input: PaymentMethodInput): Promise<void> {
  const settings = paymentMethodInputSchema.parse(input)
  await inTransaction(db, (tx) => upsertPaymentMethodSettings(tx, settings))
}
