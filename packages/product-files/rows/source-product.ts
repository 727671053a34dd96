/** One row of another system's file: its cells by column name in lower case. */
export interface Row {
  /** Where it stands, 1 the first: the row of a table as a spreadsheet counts them, the line of any other file. */
  line: number
  cells: Readonly<Record<string, string>>
  /** Why the row cannot be trusted; the product that it belongs to is then refused whole. */
  problem?: string
  /** All that stood in a row that cannot be trusted, whatever column it was meant for. */
  raw?: string
}

export interface SourceVariant {
  sku: string
  /** As written: '49,95', '49.95 EUR'. */
  price: string
  /** What it costs above that, as written. */
  surcharge?: string
  reduction?: Reduction
  /** What it cost before, says the file. */
  formerPrice?: string
  barcode: string
  /** Empty when the file does not say. */
  stock: string
  weightGrams?: number
  /** A weight that the file names no unit for; the mapping says it. */
  bareWeight?: string
  /** Option name to value, both as shoppers read them. */
  values: Record<string, string>
  picture: string
  /** False: it is in the file and not for sale. */
  isActive?: boolean
}

/**
 * A lower price that is asked instead from one day until another, or what comes off the price, both as written; without days for
 * good. Amounts are left to the mapping to read: one way of reading them, for all formats.
 */
export interface Reduction {
  price: string
  off?: { amount: string; in: 'percent' | 'euros' }
  from: string
  until: string
}

/** A product in the words of the system that it comes from; the mapping makes it one of ours. */
export interface SourceProduct {
  line: number
  sku: string
  /** What its address could be; made unique by the mapping when the system has no addresses. */
  slug: string
  /** Texts may hold HTML. */
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
  /** What the other system calls the way it is taxed; empty or absent when it says nothing special. */
  taxClass?: string
  /** What is said of the product in the file and has no place here. */
  notes?: string[]
}

export type SourceReading = { ok: true; product: SourceProduct } | { ok: false; reason: string }

/** How one system writes its products. */
export interface SourceFormat {
  name: string
  /** The columns, in lower case, by which a file of this kind is known; one name of each list. */
  columns: readonly (readonly string[])[]
  /** The name of a column in the words of this format, for systems that write them in the language of their staff. */
  columnNamed?(name: string): string
  /** All columns in the words of this format, where their places tell what they are. */
  columnsNamed?(columns: readonly string[]): readonly string[]
  /**
   * Columns, in lower case, that say which product a row belongs to and what it is there. A quote mark in one of them is a sign
   * of damage: such a row is not trusted.
   */
  names?: readonly string[]
  /** The product that a row belongs to; undefined passes the row over. */
  groupOf(row: Row): string | undefined
  /** A row that names no product tells more about the one above it. */
  continues?: true
  /** Groups that this row says are part of its own (children that do not name their parent). */
  childrenOf?(row: Row): string[]
  productOf(rows: readonly Row[]): SourceReading
}

/** The first of these columns that says something, trimmed; empty when none does. */
export function cell(row: Row | undefined, ...names: string[]): string {
  for (const name of names) {
    const text = row?.cells[name]?.trim().replace(formulaGuard, '')
    if (text && !isSpreadsheetError(text)) return text
  }
  return ''
}

/** '#NAME?', '#N/B', '#########': what a spreadsheet shows where it has no value. */
export const isSpreadsheetError = (text: string) =>
  /^#(ref!|n\/[ab]|nb|nv|value!|name\?|div\/0!|null!|num!|spill!|calc!|verw!|waarde!|naam\?|deel\/0!|getal!|leeg!|wert!|bezug!|valeur!|nom\??|¡valor!|¿nombre\?|¡ref!)$|^#{4,}$/i.test(
    text,
  )

/** Put by exports before a text that a spreadsheet would take for a formula. */
const formulaGuard = /^'(?=[=+\-@])/
