import { isEmailAddress } from '@sluimer/domain/customer/email'
import { newsletterSources } from '@sluimer/domain/marketing/newsletter'
import { validationMessages } from '@sluimer/domain/validation/messages'
import { z } from 'zod'

/** An e-mail address (VA-04). */
export const emailSchema = z
  .string(validationMessages.email)
  .trim()
  .max(255, { error: validationMessages.email, abort: true })
  .refine(isEmailAddress, validationMessages.email)

/** The newsletter form (API-13): an address, where the form was shown, and a field that people leave empty. */
export const newsletterSignupSchema = z
  .strictObject({
    email: emailSchema,
    source: z.enum(newsletterSources).default('page'),
    leave_empty: z
      .string()
      .max(0, 'Laat dit veld leeg: het is er om automatische inschrijvingen tegen te houden')
      .default('')
      .describe('A trap for programs that fill in everything'),
  })
  .meta({ id: 'NewsletterSignup' })
export type NewsletterSignup = z.output<typeof newsletterSignupSchema>

/** The same answer for known and unknown addresses, so that nobody learns who reads the newsletter. */
export const newsletterReceiptSchema = z
  .object({ received: z.literal(true) })
  .meta({ id: 'NewsletterReceipt' })

const code = z.string().min(1).max(200).describe('From the link in the mail')
export const newsletterCodeSchema = z.strictObject({ code }).meta({ id: 'NewsletterCode' })

export const newsletterConfirmationSchema = z
  .object({ credit: z.boolean().describe('False when this person got the credit before') })
  .meta({ id: 'NewsletterConfirmation' })
