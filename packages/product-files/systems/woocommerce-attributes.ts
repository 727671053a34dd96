import { cell, type Row } from '../rows/source-product.ts'

/** Returns the attributes of a row: the name and the contents of its cell of values. */
export function readAttributes(row: Row): { name: string; value: string }[] {
  return Object.keys(row.cells).flatMap((column) => {
    const number = /^attribute (\d+) name$/.exec(column)?.[1]
    const name = number === undefined ? '' : cell(row, column)
    return name === '' ? [] : [{ name, value: cell(row, `attribute ${number} value(s)`) }]
  })
}

/** Splits a list: 'Rood, Groen\, of bijna' has two parts. */
export const splitList = (text: string) =>
  text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean)
