/** Where a dot stands on a picture, in per cent from its upper left corner. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** A dot nearer to the edge would be cut off on a phone, where a picture is 356 px wide and a dot 44. */
export const leastSpot = 4
export const mostSpot = 96

/** In how many rows people read a picture. */
const rows = 4

/** Puts what stands on a picture in the order in which it is read: row by row, and from left to right. */
export function inReadingOrder<Part>(parts: readonly Part[], toSpot: (part: Part) => Spot): Part[] {
  const toRow = (part: Part) => Math.floor((toSpot(part).y * rows) / 100)
  return parts.toSorted((a, b) => toRow(a) - toRow(b) || toSpot(a).x - toSpot(b).x)
}
