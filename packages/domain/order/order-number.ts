const prefix = 'KJD'
const digits = 7
const maxSequence = 10 ** digits - 1

/** Returns the number by which an order is known, 'KJD0001234' (CO-07). Sequences run from 1 to 9 999 999. */
export function formatOrderNumber(sequence: number): string {
  if (!Number.isInteger(sequence) || sequence < 1 || sequence > maxSequence) {
    throw new RangeError(`no order number for ${sequence}`)
  }
  return `${prefix}${String(sequence).padStart(digits, '0')}`
}

/** Reads what a shopper types, '1234' or 'kjd 0001234', as a full order number; undefined when it is none (VA-15). */
export function parseOrderNumber(text: string): string | undefined {
  const match = /^(?:KJD)?(\d{1,7})$/i.exec(text.replace(/[\s-]/g, ''))
  const sequence = Number(match?.[1] ?? 0)
  return sequence === 0 ? undefined : formatOrderNumber(sequence)
}
