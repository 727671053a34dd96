/** One row of another system's file: its cells by column name in lower case, and the line it begins on. */
export interface Row {
  line: number
  cells: Readonly<Record<string, string>>
  /** Why the row cannot be trusted; the product that it belongs to is then refused whole. */
  problem?: string
}

export interface SourceVariant {
  sku: string
  /** As written: '49,95', '49.95 EUR'. */
  price: string
  barcode: string
  /** Empty when the file does not say. */
  stock: string
  weightGrams?: number
  /** Option name to value, both as shoppers read them. */
  values: Record<string, string>
  picture: string
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
}

export type SourceReading = { ok: true; product: SourceProduct } | { ok: false; reason: string }

/** How one system writes its products. */
export interface SourceFormat {
  name: string
  /** The columns, in lower case, by which a file of this kind is known; one name of each list. */
  columns: readonly (readonly string[])[]
  /** The product that a row belongs to; undefined passes the row over. */
  groupOf(row: Row): string | undefined
  /** Groups that this row says are part of its own (children that do not name their parent). */
  childrenOf?(row: Row): string[]
  productOf(rows: readonly Row[]): SourceReading
}

/** The first of these columns that says something, trimmed; empty when none does. */
export function cell(row: Row | undefined, ...names: string[]): string {
  for (const name of names) {
    const text = row?.cells[name]?.trim()
    if (text) return text
  }
  return ''
}
