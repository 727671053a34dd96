/** One row of another system's file: its cells by column name in lower case. */
export interface Row {
  /** Its place, counted from 1: the row of a table as a spreadsheet counts them, the line of any other file. */
  line: number
  cells: Readonly<Record<string, string>>
  /** Why the row cannot be trusted; its product is then refused whole. */
  problem?: string
  /** The whole text of a row that cannot be trusted, whatever columns it was meant for. */
  raw?: string
}

export interface SourceVariant {
  sku: string
  /** As written: '49,95', '49.95 EUR'. */
  price: string
  /** The surcharge on that price, as written. */
  surcharge?: string
  reduction?: Reduction
  formerPrice?: string
  barcode: string
  /** Empty when the file gives none. */
  stock: string
  weightGrams?: number
  /** A weight without a unit in the file; the mapping gives the unit. */
  bareWeight?: string
  /** Option name to value, both in the shopper's words. */
  values: Record<string, string>
  picture: string
  /** False: it is in the file but not for sale. */
  isActive?: boolean
}

/**
 * A lower price for a period, or an amount off the price, both as written; without days it has no end. The mapping reads
 * the amounts, so that they are read the same way for all formats.
 */
export interface Reduction {
  price: string
  off?: { amount: string; in: 'percent' | 'euros' }
  from: string
  until: string
}

/** A product in the words of its own system; the mapping turns it into one of ours. */
export interface SourceProduct {
  line: number
  sku: string
  /** A proposal for its address; the mapping makes it unique when the system has no addresses. */
  slug: string
  /** Texts may contain HTML. */
  title: string
  summary: string
  description: string
  brand: string
  /** Paths as the other system writes them: 'Slapen > Dekbedden'. */
  categories: string[]
  attributes: { name: string; value: string }[]
  pictures: { address: string; alt: string }[]
  variants: SourceVariant[]
  isActive: boolean
  isUsed?: boolean
  /** The other system's name for its tax rate; empty or absent when nothing special is given. */
  taxClass?: string
  /** What the file says about the product that has no place here. */
  notes?: string[]
}

export type SourceReading = { ok: true; product: SourceProduct } | { ok: false; reason: string }

/** How one system writes its products. */
export interface SourceFormat {
  name: string
  /** The columns, in lower case, that identify a file of this kind; one name of each list. */
  columns: readonly (readonly string[])[]
  /** Translates a column's name into this format's, for systems that write it in the language of their staff. */
  columnNamed?(name: string): string
  /** Translates all columns into this format's, where their positions tell what they are. */
  columnsNamed?(columns: readonly string[]): readonly string[]
  /**
   * Columns, in lower case, that say to which product a row belongs and what its role is. A quote mark in one of them is
   * a sign of damage: the row is then not trusted.
   */
  names?: readonly string[]
  /** Returns the product to which a row belongs; undefined skips the row. */
  readGroup(row: Row): string | undefined
  /** A row that names no product continues the one above it. */
  continues?: true
  /** Returns groups that this row declares part of its own (children that do not name their parent). */
  readChildren?(row: Row): string[]
  readProduct(rows: readonly Row[]): SourceReading
}

/** Returns the first of these columns that has contents, trimmed; empty when none has. */
export function cell(row: Row | undefined, ...names: string[]): string {
  for (const name of names) {
    const text = row?.cells[name]?.trim().replace(formulaGuard, '')
    if (text && !isSpreadsheetError(text)) return text
  }
  return ''
}

/** Whether the text is what a spreadsheet shows instead of a value: '#NAME?', '#N/B', '#########'. */
export const isSpreadsheetError = (text: string) =>
  /^#(ref!|n\/[ab]|nb|nv|value!|name\?|div\/0!|null!|num!|spill!|calc!|verw!|waarde!|naam\?|deel\/0!|getal!|leeg!|wert!|bezug!|valeur!|nom\??|¡valor!|¿nombre\?|¡ref!)$|^#{4,}$/i.test(
    text,
  )

/** Exports put this before a text that a spreadsheet would take for a formula. */
const formulaGuard = /^'(?=[=+\-@])/
