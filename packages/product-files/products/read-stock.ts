import type { Remark } from '../mapping/notes.ts'

/** Pieces in stock; undefined when the file gives no number. */
export interface Stock {
  pieces: number | undefined
  /** What was changed in reading the cell. */
  note?: Remark
}

/** The most pieces a variant can have here (stockField). */
const mostPieces = 1_000_000

const soldOut =
  /^(out[ _-]?of[ _-]?stock|sold ?out|pre-?order|backorder|discontinued|uitverkocht|niet op voorraad|niet leverbaar|geen|nee|no|n|false|none|unavailable|not available|ausverkauft|nicht (verfügbar|vorrätig|lieferbar|auf lager)|épuisé|rupture( de stock)?|agotado|esaurito)$/i
const inStock =
  /^(in[ _-]?stock|op voorraad|voorradig|leverbaar|ja|yes|y|true|available|low stock|limited( availability)?|verfügbar|vorrätig|lieferbar|auf lager|en stock|disponible|disponibile)$/i
/** '12', '-3', '>100', '10+', '25 stuks'. */
const amount = /^[<>~±=]*\s*(-?)\s*(\d[\d.,' ]*)\+?\s*(st|stk|stuks?|pcs?|pieces?|x|units?|ex)?\.?$/i

/**
 * Reads the pieces in stock as systems write them, a word or a number. Negative stock, as in shops that sell on, counts
 * as zero, and parts of a piece do not count. Of two readings ('1.000') the lower one counts, so that nothing is sold
 * that is not there.
 */
export function readStock(cell: string): Stock {
  const text = cell.replace(/^'/, '').trim()
  if (text === '' || inStock.test(text)) return { pieces: undefined }
  if (soldOut.test(text)) return { pieces: 0 }
  const [, minus, digits = ''] = amount.exec(text) ?? []
  if (digits === '')
    return {
      pieces: undefined,
      note: { note: 'stock that cannot be read: taken as not said', example: cell },
    }
  const given = numberIn(digits)
  if (minus)
    return given > 0
      ? { pieces: 0, note: { note: 'stock below nothing: taken as nothing', example: cell } }
      : { pieces: 0 }
  const whole = Math.floor(given)
  if (whole > mostPieces)
    return { pieces: mostPieces, note: { note: `stock above ${mostPieces}: taken as that`, example: cell } }
  if (whole < given)
    return { pieces: whole, note: { note: 'stock in parts of a piece: rounded down', example: cell } }
  const note = /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits.trim())
    ? { note: 'stock that can be read in two ways: taken as the fewer pieces', example: cell }
    : undefined
  return { pieces: whole, ...(note && { note }) }
}

/** Reads a number. A single mark is decimal; of two different marks the last is; a repeated one separates thousands. */
function numberIn(digits: string): number {
  const bare = digits.replace(/[\s']/g, '').replace(/[.,]$/, '')
  const marks = Array.from(bare.matchAll(/[.,]/g), ([mark]) => mark)
  const last = marks.at(-1) ?? ''
  const isDecimal = marks.length === 1 || (marks.length > 1 && marks.indexOf(last) === marks.length - 1)
  const at = isDecimal ? bare.lastIndexOf(last) : bare.length
  return Number(`${bare.slice(0, at).replace(/[.,]/g, '')}.${bare.slice(at + 1)}0`)
}
