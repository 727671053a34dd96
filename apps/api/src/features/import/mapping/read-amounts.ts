type Amount = { ok: true; cents: number } | { ok: false; reason: string }

/**
 * A price as people and systems write it: '49,95', '49.9500', '€ 1.299,-', '49.95 EUR'. What can be read in two ways, such as
 * '1.299', is refused rather than guessed, and so is another currency.
 */
export function readPrice(text: string): Amount {
  const bare = text
    .replace(/EUR|€/gi, '')
    .replace(/[\s\u00a0]/g, '')
    .replace(/,-+$/, ',00')
  if (bare === '') return { ok: false, reason: 'it has no price' }
  if (!/^-?\d[\d.,]*$/.test(bare)) return { ok: false, reason: `the price '${text}' is no amount in euros` }
  if (bare.startsWith('-')) return { ok: false, reason: `the price '${text}' is negative` }
  const decimalAt = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))
  const mark = bare[decimalAt] ?? ''
  const decimals = decimalAt < 0 ? '' : bare.slice(decimalAt + 1)
  const whole = decimalAt < 0 ? bare : bare.slice(0, decimalAt)
  const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(whole) && !whole.includes(mark)
  if (!isGrouped && !/^\d+$/.test(whole))
    return { ok: false, reason: `the price '${text}' is no amount in euros` }
  if (decimals.length === 3 && !isGrouped)
    return { ok: false, reason: `the price '${text}' can be read in two ways` }
  if (/[1-9]/.test(decimals.slice(2))) return { ok: false, reason: `the price '${text}' has parts of a cent` }
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  return cents > 0 ? { ok: true, cents } : { ok: false, reason: `the price '${text}' is nothing` }
}

/** Pieces in stock; other systems count below nothing when they sell on. Undefined when the file does not say. */
export function readStock(text: string): number | undefined {
  if (text === '') return undefined
  const pieces = Number(text.replace(/^'/, ''))
  return Number.isFinite(pieces) ? Math.max(0, Math.floor(pieces)) : undefined
}

/** The EAN in a barcode field: 8 or 13 digits, with the zeros that 12 and 14 digits stand for. Undefined for anything else. */
export function readEan(text: string): string | undefined {
  const digits = text.replace(/^'/, '').trim()
  if (/^\d{12}$/.test(digits)) return `0${digits}`
  if (/^0\d{13}$/.test(digits)) return digits.slice(1)
  return /^\d{8}(\d{5})?$/.test(digits) ? digits : undefined
}
