import type { Row, SourceProduct } from '../rows/source-product.ts'
import type { NamedColumns, Said } from './named-columns.ts'

export const addressesIn = (row: Row, columns: NamedColumns, said: Said): string[] =>
  columns.pictures
    .flatMap((one) => said(row, one).split(/[,;|\n]|\s+(?=https?:)/))
    .map((one) => one.trim())
    .filter(Boolean)

/** Returns the pictures of a product, each once, with their descriptions. */
export function readPictures(
  rows: readonly Row[],
  columns: NamedColumns,
  said: Said,
): SourceProduct['pictures'] {
  const texts = new Map<string, string>()
  for (const row of rows) {
    const alts = said(row, columns.pictureTexts)
    const parts = alts.split(/[,;|\n]/).map((one) => one.trim())
    const addresses = addressesIn(row, columns, said)
    // A text that is not a list of the same length belongs to the only picture, whatever separators it contains.
    const chooseAlt = (index: number) =>
      parts.length === addresses.length ? (parts[index] ?? '') : addresses.length === 1 ? alts : ''
    for (const [index, address] of addresses.entries())
      if (!texts.has(address)) texts.set(address, chooseAlt(index))
  }
  return Array.from(texts, ([address, alt]) => ({ address, alt }))
}
