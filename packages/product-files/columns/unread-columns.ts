import { isSpreadsheetError, type Row } from '../rows/source-product.ts'

/** More names than these are read by nobody. */
const mostTold = 40

/** What a cell says that says nothing: no pieces, no discount, nothing chosen. */
const saysNothing = /^(0+([.,]0+)?|false|no|nee|n|none|null|default|no_selection)?$/i

/** How systems keep their own house: numbers, days of change, places in lists. Nobody misses them in another shop. */
const housekeeping =
  /^(?!.*tax).*(^|[ _])(id|ids|uuid|guid)( \[non editable\])?$|^(created|updated|modified|changed|added)([ _].*)?$|^date[ _](added|modified)$|^(x1|unnamed: \d+|index|row|#)$|(^|[ _])(position|sort[ _]order|rank)$|^(link|url|product page|product creation date)$|^(use_config|is_(qty_)?decimal|has_options|required_options|small_image|thumbnail|swatch|attribute_set|product_websites|website|options_container|page_layout|display_product_options|msrp_display|bundle_(sku|price|weight)_|productoptiontype|fieldtype|identifier_exists|delete existing images|attribute \d+ (visible|global|default)|is featured)|(thumbnail|sort) ?- ?\d+$/

/** Keeps account of the columns that say something, and of those that were read. */
export function watchColumns() {
  const read = new Set<string>()
  let filled = new Map<string, number>()
  let errors = new Map<string, number>()
  const listening: ProxyHandler<Row['cells']> = {
    get(cells, column) {
      if (typeof column === 'string') read.add(column)
      return Reflect.get(cells, column)
    },
  }
  return {
    /** The same rows. They may be gone through several times: the last time counts. */
    async *watch(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
      filled = new Map()
      errors = new Map()
      for await (const row of rows) {
        for (const [column, text] of Object.entries(row.cells)) {
          const said = text.trim()
          if (!saysNothing.test(said)) filled.set(column, (filled.get(column) ?? 0) + 1)
          if (isSpreadsheetError(said)) errors.set(column, (errors.get(column) ?? 0) + 1)
        }
        yield { ...row, cells: new Proxy(row.cells, listening) }
      }
    },
    /** Columns with cells that hold the error of a spreadsheet ('#NAME?') and no value. */
    errors: () => Array.from(errors, ([column, count]) => ({ column, count })),
    /** Columns that say something and were never read, with in how many rows they do. */
    unread: (known: readonly string[] = []) =>
      Array.from(filled, ([column, count]) => ({ column, count }))
        .filter(
          ({ column }) =>
            !read.has(column) &&
            !known.includes(column) &&
            !housekeeping.test(column) &&
            !isPartOfRead(column),
        )
        .sort((a, b) => b.count - a.count),
  }

  /** Of 'prices' and 'prices/price', which are one element of a feed, one was read. */
  function isPartOfRead(column: string): boolean {
    const [whole = ''] = column.split('/')
    return whole === column ? Array.from(read).some((one) => one.startsWith(`${column}/`)) : true
  }
}
export type ColumnWatch = ReturnType<typeof watchColumns>

/** What is told of columns that were left out; empty when there are none. */
export function describeUnread(
  unread: readonly { column: string; count: number }[],
  isNamed: boolean,
): string {
  if (unread.length === 0) return ''
  const told = unread.slice(0, mostTold).map(({ column, count }) => `'${column}' (${count}x)`)
  const rest = unread.length > mostTold ? ` and ${unread.length - mostTold} more` : ''
  const how = isNamed
    ? '; as properties they come in when a mapping file names them (columns.attributes)'
    : ''
  return `Columns that were left out${how}: ${told.join(', ')}${rest}`
}
