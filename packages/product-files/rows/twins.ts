import type { Row } from './source-product.ts'

/** More differences than these say nothing new. */
const mostShown = 4
const longestShown = 40

/** What a row says under a column, apart from its spaces; asking this does not count as reading the column. */
const plainCell = ({ cells }: Row, column: string): string =>
  String(Object.getOwnPropertyDescriptor(cells, column)?.value ?? '')
    .replace(/\s+/g, ' ')
    .trim()

/** The columns in which two rows differ. */
const differingIn = (one: Row, other: Row, columns: readonly string[]) =>
  columns.filter((column) => plainCell(one, column) !== plainCell(other, column))

/** Two products that go by one name: which of them is meant, nobody can tell. Says in what they differ. */
export function twiceInFile(sku: string, one: Row, other: Row, columns = Object.keys(one.cells)): string {
  const where = `the sku ${sku} stands in the file twice, in rows ${one.line} and ${other.line}`
  const differing = differingIn(one, other, columns)
  if (differing.length === 0) return where
  const told = differing
    .slice(0, mostShown)
    .map((column) => `'${column}' (${shown(one, column)} and ${shown(other, column)})`)
  const rest = differing.length > mostShown ? ` and ${differing.length - mostShown} more` : ''
  return `${where}, which differ in ${told.join(', ')}${rest}: give one of the two a sku of its own, or let the rows say the same`
}

const shown = (row: Row, column: string) => `'${plainCell(row, column).slice(0, longestShown)}'`

export interface Twins {
  rows: Row[]
  notes: string[]
}

/**
 * Leaves out rows that say of a sku what another one said before. Exports of categories name a product in each that it is in,
 * and lists put together name some twice.
 */
export function withoutTwins(
  rows: readonly Row[],
  skuOf: (row: Row) => string,
  { columns, places }: { columns: readonly string[]; places: readonly string[] },
): Twins {
  const kept = new Map<string, Row>()
  const notes = new Set<string>()
  const counting = columns.filter((column) => !places.includes(column))
  for (const [index, row] of rows.entries()) {
    const sku = skuOf(row)
    const saying = sku === '' ? String(index) : counting.map((column) => plainCell(row, column)).join('\0')
    const twin = kept.get(`${sku}\0${saying}`)
    if (twin === undefined) kept.set(`${sku}\0${saying}`, row)
    else notes.add(differingIn(twin, row, places).length === 0 ? again : elsewhere)
  }
  return { rows: [...kept.values()], notes: [...notes] }
}

const again = 'rows that stand in the file twice: taken once'
const elsewhere =
  'rows with one sku that differ in their category, pictures or address only: one product, found under all of them'
