import type { CountryCode } from '../address/country.ts'

/** The most old pieces that go back in one van, whatever was bought. */
export const mostOldPieces = 4

/** What taking one old mattress or bed along costs, in cents with VAT; 0 makes it free. */
export const defaultHaulAwayCents: Readonly<Record<CountryCode, number>> = { NL: 2500, BE: 2500 }

export type BoughtLine = {
  quantity: number
  /** Bought in place of an old one that two people can take along: a mattress, a bed. */
  takesOldAway: boolean
}

/** How many old pieces can go along: one for each new one, up to what the van holds. */
export function haulAwayLimit(lines: readonly BoughtLine[]): number {
  const bought = lines.filter((line) => line.takesOldAway).reduce((sum, line) => sum + line.quantity, 0)
  return Math.min(bought, mostOldPieces)
}

export function haulAwayCents(
  country: CountryCode,
  pieces: number,
  tariff: Readonly<Record<CountryCode, number>> = defaultHaulAwayCents,
): number {
  return tariff[country] * pieces
}

/** What it is called on invoices and in mails. */
export function haulAwayTitle(pieces: number): string {
  return pieces === 1 ? 'Oud bed of matras meenemen' : `Oude bedden of matrassen meenemen (${pieces})`
}
