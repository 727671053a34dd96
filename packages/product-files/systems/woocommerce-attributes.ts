import { cell, type Row } from '../rows/source-product.ts'

/** The attributes of a row, the name and what stands in its cell of values. */
export function attributesOf(row: Row): { name: string; value: string }[] {
  return Object.keys(row.cells).flatMap((column) => {
    const number = /^attribute (\d+) name$/.exec(column)?.[1]
    const name = number === undefined ? '' : cell(row, column)
    return name === '' ? [] : [{ name, value: cell(row, `attribute ${number} value(s)`) }]
  })
}

/** 'Rood, Groen\, of bijna' has two parts. */
export const splitList = (text: string) =>
  text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean)
