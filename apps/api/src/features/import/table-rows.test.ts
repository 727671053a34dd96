import { expect, test } from 'vitest'
import { readForeign } from './read-foreign.builders.ts'

const head = 'Type;SKU;Name;Regular price;Parent'
const linesOf = async (text: string) => {
  const { readings } = await readForeign(text)
  return readings.map((reading) =>
    reading.ok ? [reading.product.line, reading.product.title] : reading.reason,
  )
}

test('a row has the number that a spreadsheet gives it: empty rows count, line breaks in a cell do not', async () => {
  const rows = 'simple;A;"Een\nlang\nverhaal";5;\n\nsimple;B;Na;5;\n'
  expect(await linesOf(`${head}\n${rows}`)).toEqual([
    [2, 'Een\nlang\nverhaal'],
    [4, 'Na'],
  ])
})

test('the line that a spreadsheet puts above to say what parts the cells is a row, and is heard', async () => {
  expect(await linesOf(`sep=;\r\n${head}\r\nsimple;A;Een, twee;5;\r\n`)).toEqual([[3, 'Een, twee']])
  expect(await linesOf(`sep=|\n${head.replaceAll(';', '|')}\nsimple|A|Een; twee|5|\n`)).toEqual([
    [3, 'Een; twee'],
  ])
})
