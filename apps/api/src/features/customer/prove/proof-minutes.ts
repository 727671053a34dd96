import type { ProofPurpose } from '../rows/tables.ts'

/**
 * How long what a mail holds can be used, in minutes. Digits could be guessed, so they live ten minutes at most (OWASP
 * ASVS 6.5.5); links cannot, and people who register at night read the mail in the morning.
 */
export const proofMinutes: Readonly<Record<ProofPurpose, number>> = {
  login: 10,
  change_email: 10,
  reset: 60,
  register: 24 * 60,
}

/** How many times digits may be wrong. */
export const proofTries = 5
