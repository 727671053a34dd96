/** An amount as Mollie writes it: '10.00', with exactly two decimals. */
export interface MollieAmount {
  currency: string
  value: string
}

/** Converts cents into Mollie's form. */
export function toMollieAmount(cents: number): MollieAmount {
  const sign = cents < 0 ? '-' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return { currency: 'EUR', value: `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` }
}

/** Converts Mollie's amount into cents. Throws on another currency or form: an error is better than guessing at money. */
export function toCents(amount: MollieAmount): number {
  const match = /^(\d{1,9})\.(\d{2})$/.exec(amount.value)
  if (amount.currency !== 'EUR' || match === null)
    throw new Error(`not an amount in euros: ${amount.currency} ${amount.value}`)
  return Number(`${match[1]}${match[2]}`)
}
