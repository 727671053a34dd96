import { isSpreadsheetError, type Row } from '../rows/source-product.ts'

/** Nobody reads more names than these. */
const mostTold = 40

/** Matches cells that mean nothing: no pieces, no discount, nothing chosen. */
const saysNothing = /^(0+([.,]0+)?|false|no|nee|n|none|null|default|no_selection)?$/i

/**
 * Matches columns for a system's administration: numbers, days of change, positions in lists. No other shop needs them.
 */
const housekeeping =
  /^(?!.*tax).*(^|[ _])(id|ids|uuid|guid)( \[non editable\])?$|^(created|updated|modified|changed|added)([ _].*)?$|^date[ _](added|modified)$|^(x1|unnamed: \d+|index|row|#)$|(^|[ _])(position|sort[ _]order|rank)$|^(link|url|product page|product creation date)$|^(use_config|is_(qty_)?decimal|has_options|required_options|small_image|thumbnail|swatch|attribute_set|product_websites|website|options_container|page_layout|display_product_options|msrp_display|bundle_(sku|price|weight)_|productoptiontype|fieldtype|identifier_exists|delete existing images|attribute \d+ (visible|global|default)|is featured)|(thumbnail|sort) ?- ?\d+$/

/** Tracks which columns have contents, and which were read. */
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
    /** Returns the same rows. They may be read several times: the last time counts. */
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
    /** Returns columns with cells that contain a spreadsheet's error ('#NAME?') and no value. */
    errors: () => Array.from(errors, ([column, count]) => ({ column, count })),
    /** Returns columns with contents that were never read, with the number of rows that have any. */
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

  /** Whether the element was read under its other name: 'prices' and 'prices/price' are one element of a feed. */
  function isPartOfRead(column: string): boolean {
    const [whole = ''] = column.split('/')
    return whole === column ? Array.from(read).some((one) => one.startsWith(`${column}/`)) : true
  }
}
export type ColumnWatch = ReturnType<typeof watchColumns>

/** Describes the columns that were left out; empty when there are none. */
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
