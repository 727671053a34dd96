import { formatEuro } from '../money/euro.ts'

/** What signing up for the newsletter earns (SC-01): once per person, for an order of `minimumCents` or more. */
export const newsletterCredit = { amountCents: 500, minimumCents: 5000, validityDays: 90 } as const

/** What the offer is bound to. Stands beside every form that makes it, and is made of the terms themselves. */
export const newsletterCreditTerms = `Tegoed van ${formatEuro(newsletterCredit.amountCents)} bij een bestelling vanaf ${formatEuro(newsletterCredit.minimumCents)} aan artikelen. Je krijgt het één keer, zodra je je inschrijving hebt bevestigd, en het is dan ${newsletterCredit.validityDays} dagen geldig.`

/**
 * What somebody agrees to by signing up. It stands beside the form and is kept with every signup as the proof that the law
 * asks of the sender (art. 11.7 Tw, art. XII.13 WER). Who changes the words changes what later subscribers agreed to, not
 * what earlier ones did.
 */
export const newsletterConsentText =
  'Met je inschrijving vraag je Sluimer om je te mailen over deals, nieuwe collecties en slaaptips, en je te herinneren aan artikelen die je in je winkelwagen liet liggen. Afmelden kan in elke mail.'

/** Where a form stood. */
export const newsletterSources = ['popup', 'page'] as const
export type NewsletterSource = (typeof newsletterSources)[number]

/** How long the link in a confirmation mail works. */
export const confirmationDays = 7
