/** A statement carries 65,535 values at most: rows of thirty columns fit, this many at a time. */
const mostRows = 2_000

/** Rows in pieces that one statement can carry. */
export function* piecesOf<Row>(rows: readonly Row[], size = mostRows): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}
