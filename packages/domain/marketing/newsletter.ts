import { formatEuro } from '../money/euro.ts'

/** The reward for signing up for the newsletter (SC-01): once per person, for an order of `minimumCents` or more. */
export const newsletterCredit = { amountCents: 500, minimumCents: 5000, validityDays: 90 } as const

/** The conditions of the offer, built from the terms themselves. Every form that makes the offer shows them. */
export const newsletterCreditTerms = `Tegoed van ${formatEuro(newsletterCredit.amountCents)} bij een bestelling vanaf ${formatEuro(newsletterCredit.minimumCents)} aan artikelen. Je krijgt het één keer, zodra je je inschrijving hebt bevestigd, en het is dan ${newsletterCredit.validityDays} dagen geldig.`

/**
 * What a subscriber agrees to. The form shows this text, and every signup stores it as the proof that the law requires
 * of the sender (art. 11.7 Tw, art. XII.13 WER). A change applies to later subscribers only; earlier ones agreed to the
 * text they saw.
 */
export const newsletterConsentText =
  'Met je inschrijving vraag je Sluimer om je te mailen over deals, nieuwe collecties en slaaptips, en je te herinneren aan artikelen die je in je winkelwagen liet liggen. Afmelden kan in elke mail.'

/** Where a signup form was shown. */
export const newsletterSources = ['popup', 'page'] as const
export type NewsletterSource = (typeof newsletterSources)[number]
/** Where somebody agreed: in one of those forms, or in their account, where no mail has to be answered. */
export const consentSources = [...newsletterSources, 'account'] as const

/** How long the link in a confirmation mail works. */
export const confirmationDays = 7
