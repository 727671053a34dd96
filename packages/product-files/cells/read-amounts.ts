export type Amount = { ok: true; cents: number } | { ok: false; reason: string }

/**
 * Reads a price as people and systems write it: '49,95', '49.9500', '€ 1.299,-', '49.95 EUR'. A text with two readings,
 * such as '1.299', is refused rather than guessed, and so is another currency. `vatPercent` is added to a price without
 * VAT.
 */
export function readPrice(text: string, vatPercent = 0): Amount {
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
  if (vatPercent === 0 && /[1-9]/.test(decimals.slice(2)))
    return { ok: false, reason: `the price '${text}' has parts of a cent` }
  const cents = Math.round(Number(`${whole.replace(/[.,]/g, '')}.${decimals}`) * (100 + vatPercent))
  return cents > 0 ? { ok: true, cents } : { ok: false, reason: `the price '${text}' is zero` }
}
