const noBreakSpace = '\u00a0'
const enDash = '\u2013'

/** Above this (€ 100 billion), a JavaScript number of euros no longer tells cents apart reliably. */
const exactLimitCents = 1e13

/** Returns an amount for shoppers: '€ 49,95', '€ 49,-', '€ 1.299,-', '– € 12,-', with spaces that never break. */
export function formatEuro(cents: number): string {
  const { euros, rest } = split(cents)
  const sign = cents < 0 ? `${enDash}${noBreakSpace}` : ''
  const grouped = String(euros).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${sign}€${noBreakSpace}${grouped},${rest === 0 ? '-' : String(rest).padStart(2, '0')}`
}

/** Returns the amount for screen readers, which read ',-' badly: '49 euro en 95 cent', '1299 euro'. */
export function formatSpokenEuro(cents: number): string {
  const { euros, rest } = split(cents)
  const parts = [euros > 0 || rest === 0 ? `${euros} euro` : '', rest > 0 ? `${rest} cent` : '']
  return `${cents < 0 ? 'min ' : ''}${parts.filter(Boolean).join(' en ')}`
}

/** Converts integer cents to the euros that the contract uses. */
export function centsToEuros(cents: number): number {
  assertCents(cents)
  return cents / 100
}

/** Converts the contract's euros to integer cents. Throws RangeError for more than two decimals. */
export function eurosToCents(euros: number): number {
  const scaled = euros * 100
  // `+ 0` turns -0 into 0.
  const cents = Math.round(scaled) + 0
  if (!Number.isFinite(euros) || Math.abs(cents) > exactLimitCents) {
    throw new RangeError(`not an amount in euros: ${euros}`)
  }
  const floatNoise = Math.max(1e-6, Math.abs(scaled) * Number.EPSILON * 4)
  if (Math.abs(scaled - cents) > floatNoise) throw new RangeError(`more than two decimals: ${euros}`)
  return cents
}

/** Throws RangeError unless the value is a whole number of cents that JavaScript can hold exactly. */
export function assertCents(cents: number): void {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not a whole number of cents: ${cents}`)
}

function split(cents: number): { euros: number; rest: number } {
  assertCents(cents)
  const absolute = Math.abs(cents)
  return { euros: Math.floor(absolute / 100), rest: absolute % 100 }
}
