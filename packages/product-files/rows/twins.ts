import type { Row } from './source-product.ts'

/** More differences would say nothing new. */
const mostShown = 4
const longestShown = 40

/** Returns a row's text in a column with normalised spaces, without counting the column as read. */
const plainCell = ({ cells }: Row, column: string): string =>
  String(Object.getOwnPropertyDescriptor(cells, column)?.value ?? '')
    .replace(/\s+/g, ' ')
    .trim()

const differingIn = (one: Row, other: Row, columns: readonly string[]) =>
  columns.filter((column) => plainCell(one, column) !== plainCell(other, column))

/** Says that two products have the same name, so that nobody can tell which is meant, and in what they differ. */
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
 * Leaves out rows that repeat an earlier one about a sku. Exports of categories list a product in each of its
 * categories, and combined lists contain some twice.
 */
export function withoutTwins(
  rows: readonly Row[],
  readSku: (row: Row) => string,
  { columns, places }: { columns: readonly string[]; places: readonly string[] },
): Twins {
  const kept = new Map<string, Row>()
  const notes = new Set<string>()
  const counting = columns.filter((column) => !places.includes(column))
  for (const [index, row] of rows.entries()) {
    const sku = readSku(row)
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
