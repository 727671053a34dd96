import type { CountryCode } from '../address/country.ts'

/** The most old pieces that fit in one van on its way back, whatever was bought. */
export const mostOldPieces = 4

/** The price of taking away one old mattress or bed, in cents with VAT; 0 makes it free. */
export const defaultHaulAwayCents: Readonly<Record<CountryCode, number>> = { NL: 2500, BE: 2500 }

export interface BoughtLine {
  quantity: number
  /** True for a mattress or bed: two people can take the old one that it replaces with them. */
  takesOldAway: boolean
}

/** Returns how many old pieces can be taken away: one for each new one, up to what the van holds. */
export function calculateHaulAwayLimit(lines: readonly BoughtLine[]): number {
  const bought = lines.filter((line) => line.takesOldAway).reduce((sum, line) => sum + line.quantity, 0)
  return Math.min(bought, mostOldPieces)
}

export function calculateHaulAwayCents(
  country: CountryCode,
  pieces: number,
  tariff: Readonly<Record<CountryCode, number>> = defaultHaulAwayCents,
): number {
  return tariff[country] * pieces
}

/** Returns the name of this service on invoices and in mails. */
export function formatHaulAwayTitle(pieces: number): string {
  return pieces === 1 ? 'Oud bed of matras meenemen' : `Oude bedden of matrassen meenemen (${pieces})`
}
