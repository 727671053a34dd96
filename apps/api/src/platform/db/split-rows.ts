/** A statement can carry 65,535 values: this many rows of thirty columns fit. */
const mostRows = 2_000

/** Yields rows in pieces that one statement can carry. */
export function* splitRows<Row>(rows: readonly Row[], size = mostRows): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}
